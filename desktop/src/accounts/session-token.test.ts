import { type SecretBox, SessionToken } from "./session-token.node";

const TOKEN = "a".repeat(43);

function box(safe = true, stored?: string) {
  const state = { stored, writes: 0 };
  const secret: SecretBox = {
    safe: async () => safe,
    read: async () => state.stored,
    write: async (next) => {
      state.stored = next;
      state.writes += 1;
    },
  };
  return { state, secret };
}

test("a token survives a restart", async () => {
  const { state, secret } = box();
  await new SessionToken(secret).set(TOKEN);
  expect(state.stored).toBe(TOKEN);
  expect(await new SessionToken(secret).current()).toBe(TOKEN);
});

test("a forgotten token is removed from the store", async () => {
  const { state, secret } = box(true, TOKEN);
  const token = new SessionToken(secret);
  await token.set(undefined);
  expect(await token.current()).toBeUndefined();
  expect(state.stored).toBeUndefined();
});

test("without a protected store the token is only in memory", async () => {
  const { state, secret } = box(false, "b".repeat(43));
  const token = new SessionToken(secret);
  expect(await token.current()).toBeUndefined();
  await token.set(TOKEN);
  expect(await token.current()).toBe(TOKEN);
  expect(await token.isPersisted()).toBe(false);
  expect(state.writes).toBe(0);
});

test.each(["", "short", `${"a".repeat(42)}\n`, "a".repeat(44)])("%j is not a token", async (wrong) => {
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

test("a listener is notified of each sign-in and sign-out once", async () => {
  const token = new SessionToken(box().secret);
  const heard: (string | undefined)[] = [];
  token.onChange(() => void token.current().then((now) => heard.push(now)));
  for (const next of [undefined, TOKEN, TOKEN, undefined, undefined]) await token.set(next);
  expect(heard).toEqual([TOKEN, undefined]);
});

test("a listener that throws does not keep a token from being stored or deleted", async () => {
  const { state, secret } = box();
  const token = new SessionToken(secret);
  token.onChange(() => {
    throw new Error("The disk is full.");
  });
  await expect(token.set(TOKEN)).rejects.toThrow("full");
  await new Promise((later) => setTimeout(later));
  expect(state.stored).toBe(TOKEN);
  await expect(token.forget(TOKEN)).rejects.toThrow("full");
  await new Promise((later) => setTimeout(later));
  expect(state.stored).toBeUndefined();
});

/** A store whose first write does not finish until `end` is called. */
function slowBox() {
  const state = { stored: undefined as string | undefined, writes: 0 };
  const { promise, resolve } = Promise.withResolvers<void>();
  const write = async (next: string | undefined) => {
    state.writes += 1;
    if (state.writes === 1) await promise;
    state.stored = next;
  };
  return { state, end: resolve, secret: { safe: async () => true, read: async () => undefined, write } };
}

test("the last of two simultaneous changes is stored, and a listener is notified once", async () => {
  const { state, end, secret } = slowBox();
  const token = new SessionToken(secret);
  let heard = 0;
  token.onChange(() => (heard += 1));
  const changes = [token.set(undefined), token.set(TOKEN)];
  // Gives the second write every chance to overtake the first.
  await new Promise((later) => setTimeout(later));
  end();
  await Promise.all(changes);
  expect(state.stored).toBe(TOKEN);
  expect(heard).toBe(1);
});

test("a listener is notified at once, because the earlier account is no longer signed in", async () => {
  const { end, secret } = slowBox();
  const token = new SessionToken(secret);
  const heard: (string | undefined)[] = [];
  token.onChange(() => void token.current().then((now) => heard.push(now)));
  const change = token.set(TOKEN);
  await new Promise((later) => setTimeout(later));
  expect(heard).toEqual([TOKEN]);
  end();
  await change;
});

test("forgetting an earlier token keeps the current one", async () => {
  const token = new SessionToken(box(true, "b".repeat(43)).secret);
  await token.set(TOKEN);
  await token.forget("b".repeat(43));
  expect(await token.current()).toBe(TOKEN);
  await token.forget(TOKEN);
  expect(await token.current()).toBeUndefined();
});
