import Dispatch

/// Runs tasks on a queue of its own. Tests that compute for minutes hold all threads of Swift's executor;
/// tasks that a client waits for must not wait for these.
final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "org.globekey.test-server")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
