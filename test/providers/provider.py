"""A backend in Python that uses only the standard library, written from the pacts alone.

Usage: python3 provider.py
It prints its origin, and exits when its standard input closes. The first segment of an address selects a fault:
`/right/api/session` keeps the pacts, `/any-password/api/session` has that fault (test/providers/faults.ts).
"""

import json
import os
import secrets
import sys
import threading
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

users = {}
sessions = {}

DASHBOARDS = [
    {"code": "default", "title": "Resumo"},
    {"code": "vendas", "title": "Vendas", "icon": "trending-up"},
]


def sign_in(fault, credentials):
    user = users.get(credentials.get("ds_Login"))
    knows_password = user is not None and user["password"] == credentials.get("ds_Senha")
    if user is None or not (knows_password or fault == "any-password"):
        return refusal(fault, 1, "Login ou senha incorretos.")
    if user["is_blocked"] and fault != "blocked-user-accepted":
        status, response = refusal(fault, 9, "Acesso bloqueado.")
        if fault == "token-for-a-blocked-user":
            response["ds_Token"] = open_session(user)
        return status, response
    response = {"statusLogin": -1, "ds_Token": open_session(user)}
    # The description allows this field to be absent.
    if user["dashboard"] is not None:
        response["cd_Dashboard"] = user["dashboard"]
    if fault == "empty-token":
        response["ds_Token"] = ""
    if fault == "null-token":
        response["ds_Token"] = "null"
    if fault == "renamed-field":
        response["token"] = response.pop("ds_Token")
    if fault == "wrong-type":
        response["statusLogin"] = "-1"
    return 201 if fault == "other-status" else 200, response


def refusal(fault, status_login, message):
    if fault == "refusal-as-401":
        return 401, {"message": message}
    if fault == "refusal-without-message":
        return 200, {"statusLogin": status_login}
    return 200, {"statusLogin": status_login, "ds_Mensagem": message}


def open_session(user):
    token = secrets.token_urlsafe(16)
    sessions[token] = user
    return token


def caller(fault, authorization):
    user = sessions.get((authorization or "").removeprefix("Bearer "))
    if fault == "ignores-token" and users:
        return next(iter(users.values()))
    if user is None and fault == "no-401":
        return {"login": "1", "name": "Visitante", "role": "editor"}
    return user


def end_session(authorization):
    sessions.pop((authorization or "").removeprefix("Bearer "), None)


def no_session(fault):
    return 403 if fault == "403-for-401" else 401, {"message": "Entre de novo."}


def session(fault, user):
    expires_at = (datetime.now(timezone.utc) + timedelta(hours=1)).strftime("%Y-%m-%dT%H:%M:%SZ")
    return 200, {
        "login": user["login"],
        "name": user["name"],
        "role": "admin" if fault == "one-role" else user["role"],
        "expiresAt": "2026-02-30T10:00:00Z" if fault == "impossible-date" else expires_at,
        **({"passwordHash": "$2b$12$"} if fault == "password-hash" else {}),
    }


def set_state(change):
    """Sets up a provider state from its parameters in the pact."""
    if change.get("action") != "setup":
        return {}
    users.clear()
    sessions.clear()
    params = change.get("params", {})
    if "login" not in params:
        return {}
    user = {
        "login": params["login"],
        "password": params.get("password", secrets.token_urlsafe(16)),
        "name": params.get("name", "Usuário"),
        "role": params.get("role", "editor"),
        "dashboard": params.get("dashboard"),
        "is_blocked": change["state"] == "a blocked user exists",
    }
    users[user["login"]] = user
    return {"token": open_session(user)} if "role" in params else {}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.respond({})

    def do_POST(self):
        length = int(self.headers.get("content-length", 0))
        self.respond(json.loads(self.rfile.read(length) or "{}"))

    def respond(self, body):
        fault, path = self.path.lstrip("/").split("/", 1)
        if path == "pact-states":
            self.send(200, set_state(body))
        elif path == "api/authorization/getToken":
            if fault == "redirect":
                self.send(307, None, {"location": self.path.replace("/redirect/", "/right/")})
            else:
                self.send(*sign_in(fault, body), self.content_type(fault))
        elif path in ("api/session", "api/session/end", "api/dashboards"):
            authorization = self.headers.get("authorization")
            user = caller(fault, authorization)
            if user is None:
                self.send(*no_session(fault), self.challenge(fault))
            elif path == "api/session/end":
                end_session(authorization)
                self.send(204, None)
            elif path == "api/session":
                self.send(*session(fault, user), self.caching(fault))
            else:
                self.send(200, {"dashboards": DASHBOARDS})
        else:
            self.send(404, {"message": "Não existe."})

    @staticmethod
    def content_type(fault):
        return {"content-type": "text/html"} if fault == "html" else {}

    @staticmethod
    def challenge(fault):
        return {"www-authenticate": "Basic realm=\"erp\"" if fault == "basic-challenge" else "Bearer"}

    @staticmethod
    def caching(fault):
        return {"cache-control": "public, max-age=60"} if fault == "shared-cache" else {}

    def send(self, status, value, headers=None):
        body = b"" if value is None else json.dumps(value).encode()
        self.send_response(status)
        for name, text in {"content-type": "application/json", **(headers or {})}.items():
            self.send_header(name, text)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """Keeps the standard error stream empty."""


def end_with_input():
    sys.stdin.read()
    os._exit(0)


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=end_with_input, daemon=True).start()
print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
server.serve_forever()
