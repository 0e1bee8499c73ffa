"""Raw sockets against the program: other origins, other hosts, and peers that break the protocol."""

import json
import os
import socket
import struct
import time
import unittest

from page import PATIENCE, Program

KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Peer:
    """A client of its own, which can do what no browser does."""

    def __init__(self, program):
        self.port = program.port
        self.cookie = program.cookie
        self.socket = socket.create_connection(("127.0.0.1", program.port), timeout=PATIENCE)
        self.buffer = b""

    def request(self, path="/", host=None, origin=None, method="GET", extra=""):
        host = f"127.0.0.1:{self.port}" if host is None else host
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n"
        if origin:
            head += f"Origin: {origin}\r\n"
        if self.cookie:
            head += f"Cookie: {self.cookie}\r\n"
        self.socket.sendall((head + extra + "\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            part = self.socket.recv(65536)
            if not part:
                break
            self.buffer += part
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        return int(head.split()[1]) if head else 0

    def upgrade(self, host=None, origin=None):
        host = f"127.0.0.1:{self.port}" if host is None else host
        return self.request("/session", host, origin or f"http://{host}", extra=(
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\n"
            "Sec-WebSocket-Version: 13\r\n"))

    def frame(self, payload, code=1, last=True, length=None, masked=True):
        size = len(payload) if length is None else length
        head = bytes([(0x80 if last else 0) | code])
        flag = 0x80 if masked else 0
        if size < 126:
            head += bytes([flag | size])
        elif size < 65536:
            head += bytes([flag | 126]) + struct.pack(">H", size)
        else:
            head += bytes([flag | 127]) + struct.pack(">Q", size)
        self.socket.sendall(head + (b"\0\0\0\0" if masked else b"") + payload)

    def take(self, count):
        while len(self.buffer) < count:
            part = self.socket.recv(65536)
            if not part:
                raise EOFError
            self.buffer += part
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def message(self):
        """The code and payload of the next frame."""
        first, second = self.take(2)
        size = second & 0x7F
        if size == 126:
            size = struct.unpack(">H", self.take(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self.take(8))[0]
        return first & 0x0F, self.take(size)

    def send(self, **message):
        self.frame(json.dumps(message).encode())
        return json.loads(self.message()[1])

    def close_code(self):
        code, payload = self.message()
        assert code == 8, (code, payload)
        return struct.unpack(">H", payload[:2])[0]

    def close(self):
        self.socket.close()


class SecurityTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.program = Program()

    @classmethod
    def tearDownClass(cls):
        cls.output = cls.program.close()

    def peer(self):
        peer = Peer(self.program)
        self.addCleanup(peer.close)
        return peer

    def session(self):
        peer = self.peer()
        self.assertEqual(peer.upgrade(), 101)
        self.assertEqual(json.loads(peer.message()[1])["type"], "welcome")
        return peer

    def tearDown(self):
        # Whatever was done, the program still serves.
        self.assertEqual(self.peer().request(), 200)

    def test_only_this_machine_is_served(self):
        with open("/proc/net/tcp") as table:
            lines = table.read().split("\n")[1:]
        port = f":{self.program.port:04X}"
        listening = [line.split()[1] for line in lines
                     if line and line.split()[3] == "0A" and line.split()[1].endswith(port)]
        self.assertEqual(listening, ["0100007F" + port])

    def test_other_hosts_are_refused(self):
        port = self.program.port
        for host in ["evil.example", f"evil.example:{port}", "127.0.0.1", "127.0.0.1:1", "",
                     f"127.0.0.1.evil.example:{port}", f"0.0.0.0:{port}", f"[::1]:{port}"]:
            self.assertEqual(self.peer().request(host=host), 421, host)
            self.assertEqual(self.peer().upgrade(host, f"http://{host}"), 421, host)

    def test_other_origins_get_nothing(self):
        port = self.program.port
        for origin in ["http://evil.example", f"http://evil.example:{port}", "null",
                       f"https://127.0.0.1:{port}", "http://127.0.0.1", f"http://localhost:{port}",
                       f"http://127.0.0.1:{port}.evil.example"]:
            self.assertEqual(self.peer().upgrade(origin=origin), 403, origin)
            self.assertEqual(self.peer().request("/page.js", origin=origin), 403, origin)
        without = self.peer().request("/session", extra=(
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\n"
            "Sec-WebSocket-Version: 13\r\n"))
        self.assertEqual(without, 403)

    def test_parts_are_not_loaded_by_other_sites(self):
        extra = "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\n"
        self.assertEqual(self.peer().request("/page.js", extra=extra), 403)
        link = "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\n"
        self.assertEqual(self.peer().request("/", extra=link), 200)

    def test_other_methods_and_paths(self):
        self.assertEqual(self.peer().request(method="POST"), 405)
        for path in ["/../../etc/passwd", "/%2e%2e/etc/passwd", "/Page/index.html", "/nothing"]:
            self.assertEqual(self.peer().request(path), 404, path)

    def test_malformed_and_long_requests(self):
        for head in [b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9\r\n\r\n", b"\xff\xfe / HTTP/1.1\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                     b"GET / HTTP/1.1\r\n: a\r\n\r\n", b"GET / HTTP/1.1\r\nX: " + b"a" * 20_000]:
            peer = self.peer()
            peer.socket.sendall(head)
            self.assertIn(b"400", peer.socket.recv(100))

    def test_handshakes_that_are_none(self):
        peer = self.peer()
        port = self.program.port
        self.assertEqual(peer.request("/session", origin=f"http://127.0.0.1:{port}"), 400)

    def test_frames_that_break_the_protocol(self):
        for what, code in [
                (lambda peer: peer.frame(b"{}", masked=False), 1002),
                (lambda peer: peer.frame(b"{}", code=3), 1002),
                (lambda peer: peer.frame(b"{}", code=0), 1002),
                (lambda peer: peer.frame(b"a" * 126, code=9), 1002),
                (lambda peer: peer.frame(b"{}", code=2), 1003),
                (lambda peer: peer.frame(b"\xff\xfe"), 1007),
                (lambda peer: peer.frame(b"\xed\xa0\x80"), 1007),
                (lambda peer: peer.frame(b"", length=100 << 20), 1009),
                (lambda peer: peer.frame(b"", length=(1 << 63) + 5), 1009)]:
            peer = self.session()
            what(peer)
            self.assertEqual(peer.close_code(), code)

    def test_malformed_messages_are_answered(self):
        peer = self.session()
        for text in ["", "{", "[]", "null", "1", '{"type":7}', '{"type":"nothing"}',
                     '{"type":"pick","index":-1}', '{"type":"pick","index":1e99}',
                     '{"type":"select","start":5,"end":1,"version":0}',
                     '{"type":"tap"}', '{"type":"open","width":1e9,"height":5}',
                     '{"n":99999999999999999999,"type":"next"}', "[" * 5_000]:
            peer.frame(text.encode())
            answer = json.loads(peer.message()[1])
            self.assertEqual(answer["type"], "failure", text)
        peer.frame(b'{"type":"tap","id":"nothing"}')
        self.assertEqual(json.loads(peer.message()[1])["type"], "view")

    def test_pings_and_fragments(self):
        peer = self.session()
        peer.frame(b"hello", code=9)
        self.assertEqual(peer.message(), (10, b"hello"))
        peer.frame(b'{"type":', last=False)
        peer.frame(b"", code=9)
        self.assertEqual(peer.message(), (10, b""))
        peer.frame(b'"next","n":3}', code=0)
        self.assertEqual(json.loads(peer.message()[1])["n"], 3)

    def test_a_message_of_100_mb_leaves_the_memory_flat(self):
        before = self.program.memory()
        peer = self.session()
        part = b"a" * 65_536
        with self.assertRaises((ConnectionError, EOFError, AssertionError)):
            # In one frame, whose header is refused, and in fragments, whose sum is.
            peer.frame(part, length=100 << 20)
            for _ in range(1_600):
                peer.socket.sendall(part)
            raise EOFError
        peer = self.session()
        try:
            peer.frame(part, last=False)
            for _ in range(1_600):
                peer.frame(part, code=0, last=False)
        except ConnectionError:
            pass
        self.assertLess(self.program.memory() - before, 20_000)

    def test_a_flood_is_slowed_and_leaves_the_memory_flat(self):
        peer = self.session()
        for index in range(20):
            peer.send(type="tap", id="a")
        before = self.program.memory()
        start = time.monotonic()
        for index in range(1_000):
            peer.send(type="insert", text="word " * 20)
        self.assertGreater(time.monotonic() - start, 2)
        self.assertLess(self.program.memory() - before, 30_000)

    def test_half_open_connections_end(self):
        peers = [self.peer() for _ in range(20)]
        for peer in peers:
            peer.socket.sendall(b"GET / HTTP/1.1\r\n")
        # The page is served meanwhile, and the connections end after ten seconds.
        self.assertEqual(self.peer().request(), 200)
        peers[0].socket.settimeout(13)
        self.assertEqual(peers[0].socket.recv(10), b"")

    def test_connections_are_limited(self):
        peers = [self.peer() for _ in range(60)]
        time.sleep(0.5)
        ended = 0
        for peer in peers:
            peer.socket.setblocking(False)
            try:
                ended += peer.socket.recv(1) == b""
            except BlockingIOError:
                pass
            except ConnectionError:
                ended += 1
        self.assertGreaterEqual(ended, 25)
        for peer in peers:
            peer.close()
        time.sleep(0.5)

    def test_a_flood_of_connections_uses_few_descriptors(self):
        descriptors = f"/proc/{self.program.process.pid}/fd"
        before, most = len(os.listdir(descriptors)), 0
        peers = []
        for _ in range(600):
            try:
                peers.append(socket.create_connection(("127.0.0.1", self.program.port), timeout=1))
            except OSError:
                time.sleep(0.1)
            most = max(most, len(os.listdir(descriptors)))
        self.assertLess(most - before, 80)
        self.assertEqual(self.peer().request(), 200)
        for peer in peers:
            peer.close()

    def test_text_is_limited(self):
        peer = self.session()
        view = peer.send(type="insert", text="a" * 30_000)
        self.assertEqual(view["document"]["before"], "")

    def test_a_password_field_takes_no_keys(self):
        peer = self.session()
        peer.send(type="field", kind="password")
        for message in [{"type": "key", "key": {"code": "KeyA", "key": "a"}},
                        {"type": "tap", "id": "a"}, {"type": "insert", "text": "canary"}]:
            view = peer.send(**message)
            self.assertEqual(view["document"]["before"], "", message)
        self.assertEqual(peer.send(type="analyse")["text"], "")


if __name__ == "__main__":
    unittest.main()
