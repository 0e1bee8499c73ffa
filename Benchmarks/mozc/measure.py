"""Types the rows of a set of letters into mozc and measures it.

    measure.py LETTERS.tsv ANSWERS.tsv

A row of LETTERS.tsv begins with the letters to type, as romaji.py writes them. The program writes the
letters and mozc's conversion of each row to ANSWERS.tsv, and prints two lines of figures under a header:
of the keys, and of a key that does nothing, whose time is that of the pipe and mozc's own messages.
"""
import math
import os
import pwd
import re
import subprocess
import sys
import tempfile
import time

SERVER = "/usr/lib/mozc/mozc_server"
HELPER = "mozc_emacs_helper"
IDLE_KEYS = 1000
# A message of mozc's config.proto: the field history_learning_level (50), a varint, is NO_HISTORY (2).
# Rows are cancelled, too, so mozc has nothing to learn.
NO_HISTORY = bytes([0x90, 0x03, 0x02])


class Profile:
    """A temporary home for mozc, which refuses to run as root: root starts it as nobody."""

    def __init__(self, folder):
        settings = os.path.join(folder, ".config", "mozc")
        os.makedirs(settings)
        with open(os.path.join(settings, "config1.db"), "wb") as file:
            file.write(NO_HISTORY)
        self.ready = os.path.join(settings, ".session.ipc")
        self.options = {"env": {**os.environ, "HOME": folder}}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self.options |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            for parent, _, files in os.walk(folder):
                for path in [parent] + [os.path.join(parent, name) for name in files]:
                    os.chown(path, nobody.pw_uid, nobody.pw_gid)

    def start_server(self):
        """Starts the server and waits until it can be reached. The helper would start it, too, but looks
        for it only every 200 ms."""
        server = subprocess.Popen(
            [SERVER], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, **self.options)
        while not os.path.exists(self.ready):
            if server.poll() is not None:
                sys.exit(f"measure.py: {SERVER} ended with status {server.returncode}")
            time.sleep(0.001)
        return server


class Helper:
    """The program by which Emacs speaks to mozc: an S-expression a line."""

    def __init__(self, profile):
        self.process = subprocess.Popen(
            [HELPER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **profile.options)
        self.process.stdout.readline()
        self.session = re.search(rb"emacs-session-id \. (\d+)", self.ask("CreateSession"))[1].decode()

    def ask(self, command):
        self.process.stdin.write(f"(0 {command})\n".encode())
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer or answer.startswith(b"((error"):
            sys.exit(f"measure.py: {HELPER} does not do '{command}': {answer.decode()}")
        return answer

    def press(self, key):
        """Returns the answer and the milliseconds until it was read."""
        name = key if len(key) > 1 else str(ord(key))
        begin = time.perf_counter()
        answer = self.ask(f"SendKey {self.session} {name}")
        return answer, (time.perf_counter() - begin) * 1000

    def cancel(self):
        """Returns from a conversion to the letters, and from these to nothing."""
        while preedit(self.press("escape")[0]):
            pass

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def preedit(answer):
    """The composed text: the values of all segments."""
    text = answer.decode()
    begin = text.find("(preedit . ")
    if begin < 0:
        return ""
    ends = [text.find(f"({field} . ", begin) for field in ("candidates", "status")]
    shown = text[begin:min(end for end in ends if end >= 0)]
    values = re.findall(r'\(value \. "((?:[^"\\]|\\.)*)"\)', shown)
    return "".join(re.sub(r"\\(.)", r"\1", value) for value in values)


def percentile(times, share):
    """The time that a share of the keys, 0 to 1, did not exceed."""
    return sorted(times)[max(math.ceil(share * len(times)), 1) - 1]


def megabytes(process):
    """The peak, resident, private, and private and changed memory of a process (10^6 bytes)."""
    kilobytes = {}
    for name in ("status", "smaps_rollup"):
        with open(f"/proc/{process}/{name}", encoding="utf-8") as file:
            for line in file:
                if match := re.match(r"(VmHWM|Rss|Private_Clean|Private_Dirty):\s+(\d+) kB", line):
                    kilobytes[match[1]] = int(match[2])
    changed = kilobytes["Private_Dirty"]
    private = kilobytes["Private_Clean"] + changed
    return [count * 1024 / 1e6 for count in (kilobytes["VmHWM"], kilobytes["Rss"], private, changed)]


def type_rows(helper, rows, path):
    """Types each row and converts it. Returns the times of the keys and of the conversions."""
    keys, conversions = [], []
    with open(path, "w", encoding="utf-8") as answers:
        for letters in rows:
            keys += [helper.press(letter)[1] for letter in letters]
            answer, duration = helper.press("space")
            conversions.append(duration)
            print(letters, preedit(answer), sep="\t", file=answers)
            helper.cancel()
    return keys, conversions


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        rows = [line.split("\t")[0] for line in file]
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(folder)
        begin = time.perf_counter()
        server = profile.start_server()
        try:
            helper = Helper(profile)
            helper.press("n")
            start_up = (time.perf_counter() - begin) * 1000
            helper.cancel()
            keys, conversions = type_rows(helper, rows, sys.argv[2])
            memory = megabytes(server.pid)
            idle = [helper.press("escape")[1] for _ in range(IDLE_KEYS)]
            helper.close()
        finally:
            server.terminate()
            server.wait()
    print("keys", "p50 ms", "p99 ms", "max ms", "conversion p50 ms", "conversion p99 ms", "start-up ms",
          "peak MB", "resident MB", "private MB", "changed MB", sep="\t")
    times = [percentile(keys, 0.5), percentile(keys, 0.99), max(keys),
             percentile(conversions, 0.5), percentile(conversions, 0.99)]
    print(len(keys), *(f"{time:.3f}" for time in times), f"{start_up:.1f}",
          *(f"{size:.1f}" for size in memory), sep="\t")
    shares = [percentile(idle, 0.5), percentile(idle, 0.99), max(idle)]
    print(len(idle), *(f"{time:.3f}" for time in shares), *["-"] * 7, sep="\t")


if __name__ == "__main__":
    main()
