import { type SecretBox, SessionToken } from "./session-token.node";

const TOKEN = "a".repeat(43);

function box(safe = true, kept?: string) {
  const state = { kept, writes: 0 };
  const secret: SecretBox = {
    safe: async () => safe,
    read: async () => state.kept,
    write: async (next) => {
      state.kept = next;
      state.writes += 1;
    },
  };
  return { state, secret };
}

test("a token survives a restart", async () => {
  const { state, secret } = box();
  await new SessionToken(secret).set(TOKEN);
  expect(state.kept).toBe(TOKEN);
  expect(await new SessionToken(secret).current()).toBe(TOKEN);
});

test("a forgotten token is removed from the store", async () => {
  const { state, secret } = box(true, TOKEN);
  const token = new SessionToken(secret);
  await token.set(undefined);
  expect(await token.current()).toBeUndefined();
  expect(state.kept).toBeUndefined();
});

test("without a protected store the token is only in memory", async () => {
  const { state, secret } = box(false, "b".repeat(43));
  const token = new SessionToken(secret);
  expect(await token.current()).toBeUndefined();
  await token.set(TOKEN);
  expect(await token.current()).toBe(TOKEN);
  expect(await token.isKept()).toBe(false);
  expect(state.writes).toBe(0);
});

test.each(["", "short", `${"a".repeat(42)}\n`, "a".repeat(44)])("%j is no token", async (wrong) => {
  const { secret } = box(true, wrong);
  const token = new SessionToken(secret);
  expect(await token.current()).toBeUndefined();
  await token.set(wrong);
  expect(await token.current()).toBeUndefined();
});

test("a failing store means signed out, never an error", async () => {
  const token = new SessionToken({
    safe: async () => true,
    read: () => Promise.reject(new Error("locked")),
    write: () => Promise.reject(new Error("locked")),
  });
  expect(await token.current()).toBeUndefined();
  await token.set(TOKEN);
  expect(await token.current()).toBe(TOKEN);
});

test("a listener hears of each sign-in and sign-out, once", async () => {
  const token = new SessionToken(box().secret);
  const heard: (string | undefined)[] = [];
  token.onChange(() => void token.current().then((now) => heard.push(now)));
  for (const next of [undefined, TOKEN, TOKEN, undefined, undefined]) await token.set(next);
  expect(heard).toEqual([TOKEN, undefined]);
});
