import { StoredSession } from "./stored-session.node";

const SESSION = "https://app.invalid/api/v1/auth/session";
let token: string | undefined;
let settings: Map<string, string>;
let changed: () => void;
let session: StoredSession;
beforeEach(async () => {
  token = "a token";
  settings = new Map();
  const write = (name: string, value: string | undefined) => void settings.set(name, value ?? "");
  session = new StoredSession(
    { read: (name) => settings.get(name), write },
    { current: () => Promise.resolve(token), onChange: (listener) => void (changed = listener) },
  );
});

const answered = (user: object | null) =>
  session
    .around({ answer: () => Promise.resolve(Response.json({ user, providers: {} })) })
    .answer(new Request(SESSION));
const offline = async (address = SESSION) => (await session.answer(new Request(address)))?.json();

test("keeps the server's last answer as the session without a connection", async () => {
  expect(await offline()).toBeUndefined();
  expect(await session.userId()).toBeUndefined();
  expect(await (await answered({ id: "ada" })).json()).toMatchObject({ user: { id: "ada" } });
  expect(await offline()).toEqual({ user: { id: "ada" }, providers: {} });
  expect(await session.userId()).toBe("ada");
});

test("after another sign-in, the earlier account is not taken for the new one", async () => {
  await answered({ id: "ada" });
  token = "another token";
  changed();
  expect(await session.user()).toBeUndefined();
  expect(await offline()).toBeUndefined();
  await answered({ id: "ben" });
  expect(await session.userId()).toBe("ben");
});

test("discards a late answer about the earlier account", async () => {
  const late = session.around({
    answer: () => {
      token = "another token";
      changed();
      return Promise.resolve(Response.json({ user: { id: "ada" }, providers: {} }));
    },
  });
  await late.answer(new Request(SESSION));
  expect(await session.user()).toBeUndefined();
});

test("discards an answer for a signed-out visitor that arrives after a sign-in", async () => {
  token = undefined;
  const body = new TransformStream<string, string>();
  const answer = new Response(body.readable.pipeThrough(new TextEncoderStream()));
  const asked = session.around({ answer: () => Promise.resolve(answer) }).answer(new Request(SESSION));
  await new Promise((later) => setTimeout(later));
  token = "a token";
  changed();
  const signIn = { answer: () => Promise.resolve(Response.json({ user: { id: "ada" } })) };
  await session.around(signIn).answer(new Request("https://app.invalid/api/v1/auth/sign-in", { method: "POST" }));
  const rest = body.writable.getWriter();
  void rest.write('{"user":null,"providers":{}}');
  void rest.close();
  await asked;
  expect(await session.userId()).toBe("ada");
});

test("a sign-in identifies the token's user", async () => {
  const signIn = { answer: () => Promise.resolve(Response.json({ user: { id: "ada" }, restored: false })) };
  await session.around(signIn).answer(new Request("https://app.invalid/api/v1/auth/sign-in", { method: "POST" }));
  expect(await offline()).toEqual({ user: { id: "ada" } });
});

test("signs nobody in without the token", async () => {
  await answered({ id: "ada" });
  token = undefined;
  expect(await offline()).toMatchObject({ user: null });
  expect(await session.userId()).toBeUndefined();
});

test("does not answer any other request", async () => {
  await answered({ id: "ada" });
  expect(await offline("https://app.invalid/api/v1/account")).toBeUndefined();
  expect(await session.answer(new Request(SESSION, { method: "POST" }))).toBeUndefined();
});
