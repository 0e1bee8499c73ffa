"""Prints the resident, private and changed memory of `ime-cli convert` after it has converted a set.

    memory.py IME_CLI LETTERS.tsv
"""
import subprocess
import sys

from measure import megabytes


def main():
    with open(sys.argv[2], encoding="utf-8") as file:
        rows = [line.split("\t")[0] for line in file]
    converter = subprocess.Popen(
        [sys.argv[1], "convert", "--language", "ja"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for letters in rows:
        converter.stdin.write(f"{letters}\n".encode())
        converter.stdin.flush()
        if not converter.stdout.readline():
            sys.exit(f"memory.py: {sys.argv[1]} does not convert '{letters}'")
    # The program waits for the next line.
    sizes = megabytes(converter.pid)[1:]
    converter.stdin.close()
    converter.wait()
    print(*(f"{size:.1f}" for size in sizes), sep="\t")


if __name__ == "__main__":
    main()
