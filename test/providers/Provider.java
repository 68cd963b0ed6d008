import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A backend in Java that uses only the JDK, written from the pacts alone. It writes `statusLogin` as a double.
 *
 * <p>Usage: `java Provider.java`. It prints its origin, and exits when its standard input closes. The first segment of an
 * address selects a fault, as in provider.py.
 */
public class Provider {
  private record User(String login, String password, String name, String role, String dashboard, boolean blocked) {}

  private record Response(int status, String body) {}

  /** A text field of a flat JSON object. The requests of the pacts contain no other kind of field. */
  private static final String TEXT_FIELD = "\"%s\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\"";

  private static final Map<String, User> users = new ConcurrentHashMap<>();
  private static final Map<String, User> sessions = new ConcurrentHashMap<>();

  public static void main(String[] arguments) throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    server.createContext("/", Provider::handle);
    server.start();
    System.out.println("http://127.0.0.1:" + server.getAddress().getPort());
    while (System.in.read() != -1) {}
    System.exit(0);
  }

  private static void handle(HttpExchange exchange) throws IOException {
    String[] segments = exchange.getRequestURI().getPath().substring(1).split("/", 2);
    String fault = segments[0];
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    String path = segments.length > 1 ? segments[1] : "";
    if (path.equals("api/authorization/getToken") && fault.equals("redirect")) {
      exchange.getResponseHeaders().set("location", "/right/" + path);
      send(exchange, new Response(307, ""), "application/json");
      return;
    }
    if (fault.equals("basic-challenge")) exchange.getResponseHeaders().set("www-authenticate", "Basic realm=\"erp\"");
    if (fault.equals("shared-cache")) exchange.getResponseHeaders().set("cache-control", "public, max-age=60");
    String type = fault.equals("html") && path.endsWith("getToken") ? "text/html" : "application/json";
    send(exchange, findResponse(fault, path, body, exchange.getRequestHeaders().getFirst("authorization")), type);
  }

  private static Response findResponse(String fault, String path, String body, String authorization) {
    switch (path) {
      case "pact-states":
        return new Response(200, setState(body));
      case "api/authorization/getToken":
        return signIn(fault, body);
      case "api/session":
      case "api/session/end":
      case "api/dashboards":
        String token = authorization == null ? "" : authorization.replaceFirst("^Bearer ", "");
        User user = sessions.get(token);
        if (fault.equals("ignores-token")) user = users.values().stream().findFirst().orElse(null);
        if (user == null && fault.equals("no-401")) user = new User("1", "", "Visitante", "editor", null, false);
        if (user == null) return new Response(fault.equals("403-for-401") ? 403 : 401, message("Entre de novo."));
        if (path.equals("api/session/end")) {
          sessions.remove(token);
          return new Response(204, "");
        }
        return path.equals("api/session") ? session(fault, user) : dashboards();
      default:
        return new Response(404, message("Não existe."));
    }
  }

  private static Response signIn(String fault, String body) {
    User user = users.get(readText(body, "ds_Login"));
    boolean knowsPassword = user != null && user.password().equals(readText(body, "ds_Senha"));
    if (user == null || !(knowsPassword || fault.equals("any-password"))) return refusal(fault, 5.0, "Dados incorretos.");
    if (user.blocked() && fault.equals("token-for-a-blocked-user"))
      return new Response(
          200, "{\"statusLogin\":2.0,\"ds_Mensagem\":\"Acesso bloqueado.\",\"ds_Token\":%s}".formatted(quoted(open(user))));
    if (user.blocked() && !fault.equals("blocked-user-accepted")) return refusal(fault, 2.0, "Acesso bloqueado.");
    String status = fault.equals("wrong-type") ? "\"0.0\"" : String.valueOf(0.0);
    String field = fault.equals("renamed-field") ? "token" : "ds_Token";
    String token = open(user);
    if (fault.equals("empty-token")) token = "";
    if (fault.equals("null-token")) token = "null";
    String dashboard = user.dashboard() == null ? "null" : quoted(user.dashboard());
    return new Response(
        fault.equals("other-status") ? 201 : 200,
        "{\"statusLogin\":%s,\"%s\":%s,\"cd_Dashboard\":%s}".formatted(status, field, quoted(token), dashboard));
  }

  private static Response refusal(String fault, double status, String message) {
    if (fault.equals("refusal-as-401")) return new Response(401, message(message));
    if (fault.equals("refusal-without-message")) return new Response(200, "{\"statusLogin\":" + status + "}");
    return new Response(200, "{\"statusLogin\":%s,\"ds_Mensagem\":%s}".formatted(status, quoted(message)));
  }

  private static Response session(String fault, User user) {
    String expiresAt = Instant.now().plus(Duration.ofHours(1)).toString();
    return new Response(
        200,
        "{\"login\":%s,\"name\":%s,\"role\":%s,\"expiresAt\":%s%s}"
            .formatted(
                quoted(user.login()),
                quoted(user.name()),
                quoted(fault.equals("one-role") ? "admin" : user.role()),
                quoted(fault.equals("impossible-date") ? "2026-02-30T10:00:00Z" : expiresAt),
                fault.equals("password-hash") ? ",\"passwordHash\":\"$2b$12$\"" : ""));
  }

  private static Response dashboards() {
    return new Response(200, "{\"dashboards\":[{\"code\":\"default\",\"title\":\"Geral\",\"icon\":\"gauge\"}]}");
  }

  /** Sets up a provider state from its parameters in the pact. */
  private static String setState(String change) {
    if (!"setup".equals(readText(change, "action"))) return "{}";
    users.clear();
    sessions.clear();
    String login = readText(change, "login");
    if (login == null) return "{}";
    String password = readText(change, "password");
    String role = readText(change, "role");
    User user =
        new User(
            login,
            password == null ? UUID.randomUUID().toString() : password,
            readText(change, "name"),
            role,
            readText(change, "dashboard"),
            "a blocked user exists".equals(readText(change, "state")));
    users.put(login, user);
    return role == null ? "{}" : "{\"token\":" + quoted(open(user)) + "}";
  }

  private static String open(User user) {
    String token = UUID.randomUUID().toString();
    sessions.put(token, user);
    return token;
  }

  private static String readText(String json, String field) {
    Matcher matcher = Pattern.compile(TEXT_FIELD.formatted(field)).matcher(json);
    return matcher.find() ? matcher.group(1) : null;
  }

  private static String message(String text) {
    return "{\"message\":" + quoted(text) + "}";
  }

  private static String quoted(String text) {
    return "\"" + text + "\"";
  }

  private static void send(HttpExchange exchange, Response response, String type) throws IOException {
    byte[] bytes = response.body().getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("content-type", type);
    exchange.sendResponseHeaders(response.status(), bytes.length == 0 ? -1 : bytes.length);
    if (bytes.length > 0) exchange.getResponseBody().write(bytes);
    exchange.close();
  }
}
