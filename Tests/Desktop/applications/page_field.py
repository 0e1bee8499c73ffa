"""A window of Chromium with a text field. Writes the field's text to a file whenever it changes.

page_field.py FILE PROFILE
"""
import http.server
import subprocess
import sys
import threading

PAGE = """<!doctype html><meta charset="utf-8"><title>field</title>
<input autofocus style="width: 90%; font-size: 20px">
<script>
  const field = document.querySelector("input");
  field.addEventListener("input", () => fetch("/text", {method: "POST", body: field.value}));
</script>""".encode()


def write(text):
    with open(sys.argv[1], "wb") as file:
        file.write(text)


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(PAGE)

    def do_POST(self):
        write(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


write(b"")
server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
subprocess.run([
    "chromium", "--no-sandbox", "--disable-gpu", "--no-first-run", f"--user-data-dir={sys.argv[2]}",
    "--window-size=600,200", f"--app=http://127.0.0.1:{server.server_address[1]}/"])
