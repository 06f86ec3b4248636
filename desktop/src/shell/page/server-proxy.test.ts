import { SessionToken } from "../../accounts/session-token.node";
import { ServerProxy } from "./server-proxy.node";

const TOKEN = "t".repeat(43);

function setUp(answer: (request: { url: string; init: RequestInit }) => Response, stored?: string) {
  const requests: { url: string; init: RequestInit }[] = [];
  const token = new SessionToken({ safe: async () => true, read: async () => stored, write: async () => undefined });
  const send = (async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return answer({ url, init });
  }) as typeof fetch;
  const at = { server: "https://server.example" };
  const proxy = new ServerProxy(() => at.server, token, send);
  const headers = () => requests.at(-1)!.init.headers as Headers;
  return { proxy, requests, token, headers, at };
}

const page = (path: string, init?: RequestInit) => new Request(`earshot://app${path}`, init);
const ok = () => Response.json({ user: { id: "ada" } });

test("sends requests to the server at the same path, with the signed-in account", async () => {
  const { proxy, requests, headers } = setUp(ok, TOKEN);
  await proxy.answer(page("/api/v1/lists?page=2&q=%20x", { headers: { accept: "application/json" } }));
  expect(requests[0]?.url).toBe("https://server.example/api/v1/lists?page=2&q=%20x");
  expect(headers().get("authorization")).toBe(`Bearer ${TOKEN}`);
  expect(headers().get("accept")).toBe("application/json");
});

test("the page's cookies, origin and credentials are not sent", async () => {
  const { proxy, headers } = setUp(ok, TOKEN);
  const sent = { cookie: "a=b", origin: "earshot://app", authorization: "Bearer other", "x-forwarded-for": "1.2.3.4" };
  await proxy.answer(page("/api/v1/lists", { headers: sent }));
  expect([...headers().keys()].sort()).toEqual(["authorization"]);
  expect(headers().get("authorization")).toBe(`Bearer ${TOKEN}`);
});

test("keeps the token of a sign-in, and passes the rest to the page", async () => {
  const { proxy, requests, token, headers } = setUp(
    () => Response.json({ user: { id: "ada" }, token: TOKEN }),
    "o".repeat(43),
  );
  const body = JSON.stringify({ email: "ada@example.org", password: "correct horse" });
  const answer = await proxy.answer(page("/api/v1/auth/sign-in", { method: "POST", body }));
  expect(JSON.parse(requests[0]?.init.body as string)).toMatchObject({ email: "ada@example.org", client: "desktop" });
  expect(headers().get("authorization")).toBeNull();
  expect(await answer.text()).toBe('{"user":{"id":"ada"}}');
  expect(await token.current()).toBe(TOKEN);
});

test("a sign-in that is answered after another server was chosen signs nobody in there", async () => {
  const late = setUp(() => {
    late.at.server = "https://other.example";
    return Response.json({ user: { id: "ada" }, token: TOKEN });
  });
  const answer = await late.proxy.answer(page("/api/v1/auth/sign-in", { method: "POST", body: "{}" }));
  expect([answer.status, await late.token.current()]).toEqual([409, undefined]);
  expect(await answer.text()).not.toContain(TOKEN);
});

test("never sends the token of one server to another that is chosen meanwhile", async () => {
  const { proxy, at } = setUp(ok, TOKEN);
  const asked = proxy.sender();
  at.server = "https://other.example";
  expect(await asked).toEqual({ server: "https://server.example", token: TOKEN });
});

test("a refused sign-in changes nothing and reaches the page unchanged", async () => {
  const { proxy, token } = setUp(() => Response.json({ detail: "Wrong." }, { status: 401 }), TOKEN);
  const answer = await proxy.answer(page("/api/v1/auth/sign-in", { method: "POST", body: "[1]" }));
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ detail: "Wrong." });
  expect(await token.current()).toBe(TOKEN);
});

test("the token is forgotten after signing out, and when the session ended on another device", async () => {
  const left = setUp(() => new Response(null, { status: 204 }), TOKEN);
  await left.proxy.answer(page("/api/v1/auth/sign-out", { method: "POST" }));
  expect(await left.token.current()).toBeUndefined();
  const ended = setUp(() => Response.json({ user: null }), TOKEN);
  expect(await (await ended.proxy.answer(page("/api/v1/auth/session"))).json()).toEqual({ user: null });
  expect(await ended.token.current()).toBeUndefined();
});

test("cookies and other headers of the server do not reach the page", async () => {
  const { proxy } = setUp(
    () => new Response("x", { headers: { "set-cookie": "s=1", etag: '"e"', "x-powered-by": "y" } }),
  );
  const { headers } = await proxy.answer(page("/api/v1/catalogue"));
  expect(Object.fromEntries(headers)).toEqual({ "content-type": "text/plain;charset=UTF-8", etag: '"e"' });
});

test("a response without a body stays without one, and a redirect is not followed", async () => {
  const { proxy, requests } = setUp(() => new Response(null, { status: 304 }));
  expect((await proxy.answer(page("/api/v1/catalogue"))).status).toBe(304);
  expect(requests[0]?.init.redirect).toBe("manual");
});

test("does not sign out the next account because of a late answer about an earlier one", async () => {
  const next = "n".repeat(43);
  const late = setUp(() => Response.json({ user: null }), TOKEN);
  const asked = late.proxy.answer(page("/api/v1/auth/session"), await late.proxy.sender());
  await late.token.set(next);
  await asked;
  expect(await late.token.current()).toBe(next);
});

test("keeps a visitor signed in who signs in while a signed-out answer arrives", async () => {
  const body = new TransformStream<string, string>();
  const late = setUp(() => new Response(body.readable.pipeThrough(new TextEncoderStream())));
  const asked = late.proxy.answer(page("/api/v1/auth/session"));
  // By now, the response has begun.
  await new Promise((later) => setTimeout(later));
  await late.token.set(TOKEN);
  const rest = body.writable.getWriter();
  void rest.write('{"user":null}');
  void rest.close();
  expect(await (await asked).json()).toEqual({ user: null });
  expect(await late.token.current()).toBe(TOKEN);
});
