"""Daemons that restart, clients that die, and windows that take turns."""
import os
import signal
import subprocess
import sys
import time

from gi.repository import Gio

from client import ALL, Client, Daemon, process_events
from check import equal, finish, true


def restart(daemon):
    """A program goes on typing after a restart, and what it had typed is there once."""
    client = Client(daemon)
    client.focus()
    daemon.select("globekey-zh-Hans")
    client.type("nihao<space>")
    client.type("women")
    for how in (signal.SIGTERM, signal.SIGKILL):
        daemon.stop(how)
        # Programs keep what they show as text, or drop it; both know that the daemon is gone.
        client.preedit = ""
        client.text, client.caret, client.anchor = "你好", 2, 2
        daemon.start()
        client.connect()
        client.focus()
        daemon.select("globekey-zh-Hans")
        client.type("women<space>")
        equal("after a restart", client.text, "你好我们")
    client.close()


def learned(daemon):
    """What was learned outlives the daemon, even one that is killed a moment later."""
    client = Client(daemon)
    client.focus()
    daemon.select("globekey-zh-Hans")
    client.type("shijian")
    chosen = client.candidates[2]
    client.type("<Escape>")
    for _ in range(6):
        client.type("shijian")
        place = client.candidates.index(chosen) + 1
        client.type(f"{place}<Return>")
    time.sleep(1)
    daemon.stop(signal.SIGKILL)
    daemon.start()
    client.connect()
    client.focus()
    daemon.select("globekey-zh-Hans")
    client.type("shijian")
    equal("learned before the restart", client.candidates[0], chosen)
    client.type("<Escape>")
    client.close()


def dead_client(daemon):
    """A program that dies in the middle of a composition takes nobody with it."""
    script = ("import sys; sys.path.insert(0, sys.argv[1])\n"
              "import client\n"
              "class Running(client.Daemon):\n"
              "    def __init__(self): self.bus = client.Gio.bus_get_sync(client.Gio.BusType.SESSION)\n"
              "daemon = Running(); field = client.Client(daemon); field.focus()\n"
              "daemon.select('globekey-zh-Hans'); field.type('nihaowomen'); import os; os.kill(os.getpid(), 9)\n")
    survivor = Client(daemon)
    survivor.focus()
    daemon.select("globekey-zh-Hans")
    for _ in range(5):
        survivor.leave()
        dead = subprocess.run([sys.executable, "-c", script, os.path.dirname(os.path.abspath(__file__))])
        equal("it died", dead.returncode, -9)
        survivor.focus()
        survivor.type("ni")
    equal("nothing of the dead one", survivor.text.replace(" ", ""), "ni" * 4)
    survivor.type("<Escape>")
    true("the daemon lives", daemon.process.poll() is None)
    survivor.close()


def windows(daemon):
    """Two windows in turns: each keeps its own text."""
    one, two = Client(daemon, program="one"), Client(daemon, program="two")
    for number in range(20):
        one.focus()
        daemon.select("globekey-ko")
        one.type("gks")
        one.leave()
        two.focus()
        daemon.select("globekey-vi")
        two.type("vieejt ")
        two.leave()
    equal("one", one.text, "한" * 20)
    equal("two", two.text, "việt " * 20)
    one.close()
    two.close()


def many_contexts(daemon):
    """Contexts that come and go leave no memory behind."""
    def turn(count):
        for _ in range(count):
            client = Client(daemon)
            client.focus()
            daemon.select("globekey-zh-Hans")
            client.type("nihao<space>")
            client.close()
        return daemon.memory()[1]
    first, last = turn(100), turn(300)
    true("memory is flat", last - first < 1000, f"{first} kB, then {last} kB")


def main():
    daemon = Daemon(["globekey-zh-Hans", "globekey-ko", "globekey-vi"])
    for test in (windows, dead_client, restart, learned, many_contexts):
        test(daemon)
    equal("the daemon ends well", daemon.stop(), 0)
    finish("lives")


main()
