import json
from http.server import BaseHTTPRequestHandler, HTTPServer

articles = {}


class Warehouse(BaseHTTPRequestHandler):
    def do_GET(self):
        id = self.path.removeprefix("/articles/")
        if id in articles:
            self.send(200, {"id": id, "pieces": articles[id]})
        else:
            self.send(404, {"reason": "unknown article"})

    def do_DELETE(self):
        articles.pop(self.path.removeprefix("/articles/"), None)
        self.send_response(204)
        self.end_headers()

    # Sets up a provider state. Only tests may have this address.
    def do_POST(self):
        change = json.loads(self.rfile.read(int(self.headers["content-length"])))
        articles.clear()
        if change["action"] == "setup" and change["state"] == "article 7 exists":
            articles["7"] = 12
        self.send(200, {})

    def send(self, status, body):
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", 0), Warehouse)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
