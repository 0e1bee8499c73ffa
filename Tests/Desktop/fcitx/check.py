"""Expectations that name what failed, and go on."""
import sys
import traceback

failures = []


def equal(name, found, expected):
    if found != expected:
        failures.append(name)
        place = traceback.extract_stack(limit=2)[0]
        print(f"{place.filename}:{place.lineno}: {name}: {found!r} instead of {expected!r}", file=sys.stderr)


def true(name, condition, facts=""):
    if not condition:
        failures.append(name)
        place = traceback.extract_stack(limit=2)[0]
        print(f"{place.filename}:{place.lineno}: {name} {facts}", file=sys.stderr)


def finish(title):
    print(f"{title}: {'passed' if not failures else str(len(failures)) + ' failed'}")
    sys.exit(1 if failures else 0)
