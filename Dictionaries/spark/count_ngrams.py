"""Counts the n-grams of a corpus on Spark, with `ime-dict count` as map and reduce.

Every partition of the text is piped through `ime-dict count --map`. Its output lines are shuffled by n-gram,
and every resulting partition is piped through `ime-dict count --reduce`. The program must be at the same path
on all machines; files given with --files can be named by their base names (see README.md).
"""

import argparse
import subprocess
import threading

from pyspark.sql import SparkSession
from pyspark.sql.functions import col, substring_index


def pipe(command):
    """Returns a function for mapPartitions that pipes lines of bytes through the command."""

    def run(lines):
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        failures, messages = [], []

        def feed():
            try:
                with process.stdin:
                    for line in lines:
                        process.stdin.write(line)
                        process.stdin.write(b"\n")
            except BrokenPipeError:
                pass  # The command's exit code and message give the reason.
            except Exception as error:  # A failure of the partition itself, for which the task must fail.
                failures.append(error)

        # Both run in parallel with the reading below: a full pipe would block the command.
        helpers = [
            threading.Thread(target=feed, daemon=True),
            threading.Thread(target=lambda: messages.append(process.stderr.read()), daemon=True),
        ]
        for helper in helpers:
            helper.start()
        for line in process.stdout:
            yield line.rstrip(b"\n")
        for helper in helpers:
            helper.join()
        if failures:
            process.wait()
            raise failures[0]
        if process.wait() != 0:
            message = messages[0].decode("utf-8", "replace").strip()
            raise RuntimeError(f"{' '.join(command)}: exit code {process.returncode}: {message}")

    return run


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("texts", nargs="+", help="files, folders or patterns that Spark can read")
    parser.add_argument("-o", "--output", required=True, help="the output folder, which must not exist")
    parser.add_argument("--program", default="ime-dict", help="the path of ime-dict")
    parser.add_argument("--vocabulary", required=True, help="the vocabulary file, at the same path on all machines")
    parser.add_argument("--unit", choices=["word", "character"], default="word")
    parser.add_argument("--order", type=int, choices=[1, 2, 3], default=3)
    parser.add_argument("--held-out-every", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--memory", type=int, default=256, help="memory for the counts of a task, in MB")
    parser.add_argument("--partition-bytes", type=int, default=32 << 20, help="bytes of text per task")
    parser.add_argument("--reducers", type=int, default=0, help="number of reduce tasks; 0: Spark's default")
    return parser.parse_args()


def main():
    options = arguments()
    map_command = [
        options.program, "count", "--map", "--threads", "1",
        "--vocabulary", options.vocabulary, "--unit", options.unit, "--order", str(options.order),
        "--held-out-every", str(options.held_out_every), "--seed", str(options.seed),
        "--memory", str(options.memory),
    ]
    reduce_command = [options.program, "count", "--reduce"]

    spark = (
        SparkSession.builder.appName("count n-grams")
        .config("spark.sql.files.maxPartitionBytes", options.partition_bytes)
        .config("spark.sql.files.openCostInBytes", 0)
        .config("spark.sql.adaptive.enabled", False)
        .getOrCreate()
    )
    # As bytes: Spark would replace invalid UTF-8, which would change the counts. Only "
    # " ends a line, as in ime-dict.
    text = spark.read.text(options.texts, lineSep="\n").select(col("value").cast("binary"))
    mapped = text.rdd.map(lambda row: bytes(row[0])).mapPartitions(pipe(map_command))
    # Tab and count stay in the line; the n-gram before them is the shuffle key.
    lines = spark.createDataFrame(mapped.map(lambda line: (line.decode("utf-8"),)), "line string")
    ngram = substring_index(col("line"), "\t", 1)
    reducers = options.reducers or spark.sparkContext.defaultParallelism
    shuffled = lines.repartition(reducers, ngram).sortWithinPartitions(ngram)
    summed = shuffled.rdd.map(lambda row: row[0].encode("utf-8")).mapPartitions(
        pipe(reduce_command))
    summed.map(lambda line: line.decode("utf-8")).saveAsTextFile(options.output)
    spark.stop()


if __name__ == "__main__":
    main()
