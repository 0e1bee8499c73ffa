#!/usr/bin/env python3
"""Counts the instructions of a key, by phase, with callgrind.

  Benchmarks/profile/profile.py                          the everyday sets of this repository
  Benchmarks/profile/profile.py --eval FOLDER --rows 500 thu_ime, ud_gsd_dev and everyday_dev of FOLDER
  Benchmarks/profile/profile.py --check                  few rows; fails if a threshold is exceeded

Needs valgrind, binutils and a release build of ime-cli with its dictionaries.
"""
import argparse, collections, concurrent.futures, csv, os, re, subprocess, sys, tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(FOLDER))
EVERYDAY = os.path.join(ROOT, "Tests/Everyday")

# A language, its set in FOLDER of --eval, and its everyday set.
CASES = {
    "Mandarin": ("zh-Hans", "zh-Hans/thu_ime.tsv", "zh-Hans.tsv"),
    "bopomofo": ("zh-Hant", "zh-Hant/ud_gsd_dev.tsv", "zh-Hant.tsv"),
    "Japanese": ("ja", "ja/everyday_dev.tsv", "ja.tsv"),
    "words": ("en", None, "en.tsv"),
}

# The functions that a phase begins with, as `swift demangle --simplified` writes them. A function
# that several phases call counts for each in proportion to what it costs there.
KEY = "key and effects"
PHASES = [
    (KEY, r"^(InputSession|KeyboardController)\.handle\("),
    ("segment graph", r"SegmentGraph\.update\("),
    ("lattice", r"(\bLattice|KanaLattice)\.update\(to:"),
    ("pruning by classes", r"KanaLattice\.nodesWithinMargin\("),
    ("search", r"BeamDecoder\.update\("),
    ("scoring", r"MixedScorer\.(score|endCost)\("),
    ("look-ups", r"(MixedScorer\.(wordStep|characterStep)|NGramTables\.prepare)\(|ElidedParticles\.cost"),
    ("k-best", r"SentenceSearch\.(init|next)\b"),
    ("candidate list", r"MultistageMethod\.page\(|JapaneseMethod\.candidates\("),
    ("completions", r"KanaLexicon\.completions\("),
    ("suggestions", r"Suggester\.(suggestions|completions|correction|predictions)(<.*>)?\("),
    ("marked text", r"(Composition|JapaneseComposition)\.preedit\.getter"),
]


class Profile:
    """The call graph in a file of callgrind."""

    def __init__(self, path):
        self.own = collections.Counter()
        self.calls = collections.Counter()
        self.edges = collections.defaultdict(int)
        # The sums of all events that were counted, such as Ir and D1mr.
        self.totals = {}
        events = []
        names = {}
        function = callee = None
        count = 0

        def name(text):
            number, _, rest = text.partition(" ")
            if rest:
                names[number] = rest
            return number

        with open(path) as lines:
            for line in lines:
                if line.startswith("events:"):
                    events = line.split()[1:]
                elif line.startswith(("summary:", "totals:")):
                    self.totals = dict(zip(events, map(int, line.split()[1:])))
                elif line.startswith("fn="):
                    function = name(line[3:].rstrip("\n"))
                elif line.startswith("cfn="):
                    callee = name(line[4:].rstrip("\n"))
                elif line.startswith("calls="):
                    count = int(line[6:].split()[0])
                elif line[:1] in set("+-*0123456789"):
                    cost = int(line.split()[1]) if len(line.split()) > 1 else 0
                    if callee is None:
                        self.own[function] += cost
                    else:
                        self.edges[function, callee] += cost
                        self.calls[callee] += count
                        callee = None
        self.functions = sorted(set(self.own) | {f for edge in self.edges for f in edge})
        text = "\n".join(re.sub(r"'\d+$", "", names.get(f, "")) for f in self.functions)
        demangled = subprocess.run(
            ["swift", "demangle", "--simplified"], input=text, capture_output=True, text=True
        ).stdout.split("\n")
        self.names = {
            f: re.sub(r"^(specialized |static )+", "", n) for f, n in zip(self.functions, demangled)
        }

    def count(self, pattern):
        return sum(self.calls[f] for f in self.functions if re.search(pattern, self.names[f]))

    def count_within(self, pattern):
        """The calls of a function within the phases, after `phases`."""
        return sum(
            self.calls[f] * sum(self.shares[f].values())
            for f in self.functions if re.search(pattern, self.names[f]))

    def phases(self):
        """The instructions of each phase: each function's own, in proportion to its callers."""
        roots = {}
        for phase, pattern in PHASES:
            for function in self.functions:
                if re.search(pattern, self.names[function]):
                    roots.setdefault(function, phase)
        callers = collections.defaultdict(list)
        for (caller, callee), cost in self.edges.items():
            if caller != callee and cost > 0:
                callers[callee].append((caller, cost))
        shares = {f: {roots[f]: 1.0} for f in roots}
        free = [f for f in self.functions if f not in roots]
        for _ in range(40):
            for function in free:
                total = sum(cost for _, cost in callers[function])
                share = collections.Counter()
                for caller, cost in callers[function]:
                    for phase, part in shares.get(caller, {}).items():
                        share[phase] += part * cost / total
                shares[function] = share
        self.shares = shares
        result = collections.Counter()
        for function in self.functions:
            for phase, part in shares[function].items():
                result[phase] += part * self.own[function]
        return result


def first_rows(path, rows, folder):
    """Copies the comments and the first rows of a set."""
    copy = os.path.join(folder, os.path.basename(path))
    with open(path) as lines, open(copy, "w") as output:
        for line in lines:
            if not line.startswith("#"):
                rows -= 1
            if rows < 0:
                break
            output.write(line)
    return copy


def run(case, program, arguments, folder):
    """Runs one case; returns its profile and its page faults without callgrind."""
    language, measured, everyday = CASES[case]
    rows = arguments.rows
    options = arguments.option if language != "en" else []
    if arguments.eval and measured:
        path = first_rows(os.path.join(arguments.eval, measured), rows, folder)
        command = ["bench", "--language", language] + options + [path]
    else:
        path = first_rows(os.path.join(EVERYDAY, everyday), rows, folder)
        command = ["evaluate", "--task", "everyday"] + options + [path]
    output = os.path.join(folder, case)
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=" + output]
    if arguments.cache:
        tool.append("--cache-sim=yes")
    subprocess.run(
        tool + [program] + command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    process = subprocess.Popen([program] + command, cwd=ROOT, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"profile: {case} failed")
    return Profile(output), usage.ru_minflt


def report(case, profile, faults):
    keys = profile.count(PHASES[0][1])
    if not keys:
        sys.exit(f"profile: {case} has no key; are the symbols there?")
    phases = profile.phases()
    total = sum(phases.values())
    calls = lambda pattern: profile.count_within(pattern) / keys
    print(f"{case}\t{keys} keys\t{total / keys / 1000:.0f} thousand instructions a key")
    for phase, _ in PHASES:
        if phases[phase] > total / 1000:
            print(f"  {phase}\t{phases[phase] / keys / 1000:.1f}\t{100 * phases[phase] / total:.1f} %")
    print(
        f"  allocations\t{calls('^malloc$'):.0f}\tretains {calls('^swift_retain$'):.0f}"
        f"\tpage faults of the run {faults}", flush=True)
    misses = {
        name: sum(profile.totals.get(event, 0) for event in events)
        for name, events in (("first", ("D1mr", "D1mw")), ("last", ("DLmr", "DLmw")))
    }
    if any(misses.values()):
        print(
            f"  cache misses of the run, data\tfirst level {misses['first']}"
            f"\tlast level {misses['last']}", flush=True)
    return total / keys


def check(costs):
    """Compares instructions with thresholds.tsv: each at most `ratio` times those recorded."""
    failed = False
    with open(os.path.join(FOLDER, "thresholds.tsv")) as lines:
        for row in csv.DictReader((l for l in lines if not l.startswith("#")), delimiter="\t"):
            if row["case"] not in costs:
                continue
            ratio = costs[row["case"]] / 1000 / float(row["thousand instructions"])
            verdict = "ok" if ratio <= float(row["ratio"]) else "TOO MANY"
            failed |= verdict != "ok"
            print(f"{row['case']}\t{ratio:.2f} of at most {row['ratio']}\t{verdict}")
    return 1 if failed else 0


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--eval", metavar="FOLDER", help="the folder with the development sets")
    parser.add_argument("--rows", type=int, default=100, help="the rows of each set")
    parser.add_argument("--program", default=os.path.join(ROOT, ".build/release/ime-cli"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="OPTION",
        help="an option of ime-cli bench, such as --option=--keys=no-latin")
    parser.add_argument("--cache", action="store_true", help="count misses of a simulated cache too")
    parser.add_argument("--check", action="store_true", help="compare with thresholds.tsv")
    parser.add_argument("cases", nargs="*", help=", ".join(CASES))
    arguments = parser.parse_args()
    if arguments.check:
        arguments.rows = 25
    arguments.eval = arguments.eval and os.path.abspath(arguments.eval)
    cases = arguments.cases or list(CASES)
    with tempfile.TemporaryDirectory() as folder:
        # valgrind cannot read the debug information that Swift writes.
        program = os.path.join(folder, "ime-cli")
        subprocess.run(["objcopy", "--strip-debug", arguments.program, program], check=True)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = {}
            for case in cases:
                own = os.path.join(folder, "of-" + case)
                os.mkdir(own)
                jobs[case] = pool.submit(run, case, program, arguments, own)
            costs = {case: report(case, *jobs[case].result()) for case in cases}
    return check(costs) if arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
