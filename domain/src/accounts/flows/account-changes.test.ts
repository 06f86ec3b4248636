import { AccountChanges } from "./account-changes.js";
import { accountsWorld, newestSecret } from "../accounts-world.fake.js";
import { EmailConfirmation } from "./email-confirmation.js";
import type { NewUser } from "../account.port.js";

async function world(values: Partial<NewUser> = {}) {
  const w = accountsWorld();
  const user = await w.users.create({
    email: "ada@example.org",
    signsInByEmail: true,
    emailVerified: true,
    passwordHash: "today:violet tram 88",
    ...values,
  });
  if (user === "email-taken") throw new Error("unexpected");
  return {
    ...w,
    userId: user.id,
    changes: new AccountChanges(w.users, w.passwords, w.tokens, w.mails, w.transactions),
    confirmation: new EmailConfirmation(w.users, w.tokens, w.sessions, w.mails, w.transactions),
  };
}
const CURRENT = "violet tram 88";

describe("changing the password", () => {
  const change = (userId: string, current: unknown, next: unknown) => ({ userId, current, next, session: "s-1" });

  it("requires the current one, ends all other sessions, and notifies the owner", async () => {
    const w = await world();
    const link = await w.tokens.issue("reset", w.userId, "ada@example.org");
    expect(await w.changes.changePassword(change(w.userId, CURRENT, "mossy lantern 5"))).toBe("changed");
    expect((await w.users.credentials(w.userId))?.passwordHash).toBe("today:mossy lantern 5");
    expect(w.sessions.ended).toEqual([{ userId: w.userId, except: "s-1" }]);
    expect(w.mailer.sent.map(({ subject }) => subject)).toEqual(["Your password was changed – Earshot"]);
    expect(await w.tokens.peek(link.secret, ["reset"])).toBeUndefined();
  });

  it.each(["", undefined, "violet tram 8", "Violet tram 88", "x".repeat(1e6), null])(
    "is refused with %p as the current one",
    async (current) => {
      const w = await world();
      expect(await w.changes.changePassword(change(w.userId, current, "mossy lantern 5"))).toBe("wrong-password");
      expect((await w.users.credentials(w.userId))?.passwordHash).toBe(`today:${CURRENT}`);
      expect(w.sessions.ended).toEqual([]);
      expect(w.mailer.sent).toEqual([]);
    },
  );

  it("checks the new one by the rules, including its similarity to the address", async () => {
    const w = await world({ email: "marlow@example.org" });
    await expect(w.changes.changePassword(change(w.userId, CURRENT, "abc"))).rejects.toMatchObject({
      code: "password.too-short",
    });
    await expect(w.changes.changePassword(change(w.userId, CURRENT, "marlow77"))).rejects.toMatchObject({
      code: "password.like-email",
    });
    expect(w.sessions.ended).toEqual([]);
  });

  it("returns different results for an account without a password and for no account", async () => {
    const w = await world({ passwordHash: undefined });
    expect(await w.changes.changePassword(change(w.userId, "", "mossy lantern 5"))).toBe("no-password");
    expect(await w.changes.changePassword(change("nobody", CURRENT, "mossy lantern 5"))).toBe("wrong-password");
  });
});

describe("changing the address", () => {
  const change = (userId: string, email: unknown, password: unknown = CURRENT, justSignedIn = false) => ({
    userId,
    email,
    password,
    justSignedIn,
  });

  it("asks the new mailbox to confirm; only then changes the address and notifies the old one", async () => {
    const w = await world();
    expect(await w.changes.changeEmail(change(w.userId, " New@Example.org "))).toBe("sent");
    expect(w.mailer.sent.map(({ to }) => to)).toEqual(["New@Example.org"]);
    expect((await w.users.find(w.userId))?.email).toBe("ada@example.org");
    expect(await w.confirmation.confirm(newestSecret(w.mailer))).toBe("changed");
    expect(await w.users.find(w.userId)).toMatchObject({ email: "New@Example.org", emailVerified: true });
    expect(w.mailer.sent[1]).toMatchObject({
      to: "ada@example.org",
      subject: "Your email address was changed – Earshot",
    });
    expect(w.mailer.sent[1]?.text).not.toContain("New@Example.org");
  });

  it("when a guest opens the link, ends all sessions except the one that requested the change", async () => {
    const w = await world();
    await w.changes.changeEmail({ ...change(w.userId, "new@example.org"), session: "s-asked" });
    expect(w.sessions.ended).toEqual([]);
    await w.confirmation.confirm(newestSecret(w.mailer));
    expect(w.sessions.ended).toEqual([{ userId: w.userId, except: "s-asked" }]);
  });

  it("when the user opens the link, ends all sessions except the one it is opened in", async () => {
    for (const [viewer, spared] of [
      ["own", "s-here"],
      ["somebody else", "s-asked"],
    ]) {
      const w = await world();
      await w.changes.changeEmail({ ...change(w.userId, "new@example.org"), session: "s-asked" });
      const here = { userId: viewer === "own" ? w.userId : "another", sessionId: "s-here" };
      await w.confirmation.confirm(newestSecret(w.mailer), here);
      expect(w.sessions.ended).toEqual([{ userId: w.userId, except: spared }]);
    }
  });

  it("ends no session when the confirmation changes nothing or is for a new account", async () => {
    const w = await world();
    await w.changes.changeEmail(change(w.userId, "new@example.org"));
    const secret = newestSecret(w.mailer);
    await w.users.create({ email: "new@example.org", signsInByEmail: true, emailVerified: true });
    await w.confirmation.confirm(secret);
    const { secret: first } = await w.tokens.issue("confirm", w.userId, "ada@example.org");
    await w.confirmation.confirm(first);
    expect(w.sessions.ended).toEqual([]);
  });

  it("invalidates links sent to the old mailbox", async () => {
    const w = await world();
    const old = await w.tokens.issue("reset", w.userId, "ada@example.org");
    await w.changes.changeEmail(change(w.userId, "new@example.org"));
    await w.confirmation.confirm(newestSecret(w.mailer));
    expect(await w.tokens.peek(old.secret, ["reset"])).toBeUndefined();
  });

  it.each([undefined, "", "wrong one"])("is refused with %p as the password", async (password) => {
    const w = await world();
    const outcome = await w.changes.changeEmail({ ...change(w.userId, "new@example.org"), password });
    expect(outcome).toBe("wrong-password");
    expect(w.mailer.sent).toEqual([]);
  });

  it.each(["", "new", "a@x.org,b@x.org", "a@x.org\r\nBcc: b@x.org", undefined])(
    "refuses %p as an address",
    async (email) => {
      const w = await world();
      await expect(w.changes.changeEmail(change(w.userId, email))).rejects.toMatchObject({ code: "email.invalid" });
    },
  );

  it("returns the same for someone else's address, and notifies its owner", async () => {
    const w = await world();
    await w.users.create({ email: "ben@example.org", signsInByEmail: true, emailVerified: true });
    expect(await w.changes.changeEmail(change(w.userId, "BEN@example.org"))).toBe("sent");
    expect(w.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ["ben@example.org", "This address already has an account – Earshot"],
    ]);
    expect(w.mailer.sent[0]?.text).not.toContain("#token=");
  });

  it("fails if somebody else took the address in the meantime", async () => {
    const w = await world();
    await w.changes.changeEmail(change(w.userId, "new@example.org"));
    const secret = newestSecret(w.mailer);
    await w.users.create({ email: "new@example.org", signsInByEmail: true, emailVerified: true });
    expect(await w.confirmation.confirm(secret)).toBe("taken");
    expect((await w.users.find(w.userId))?.email).toBe("ada@example.org");
  });

  it("lets users change the case of their own address", async () => {
    const w = await world();
    await w.changes.changeEmail(change(w.userId, "Ada@Example.org"));
    expect(await w.confirmation.confirm(newestSecret(w.mailer))).toBe("changed");
    expect((await w.users.find(w.userId))?.email).toBe("Ada@Example.org");
  });

  it("gives an account without a password an address to sign in with after a fresh sign-in", async () => {
    const w = await world({ passwordHash: undefined, signsInByEmail: false });
    expect(await w.changes.changeEmail(change(w.userId, "new@example.org", ""))).toBe("sign-in-again");
    expect(await w.changes.changeEmail(change(w.userId, "new@example.org", "", true))).toBe("sent");
    expect(await w.confirmation.confirm(newestSecret(w.mailer))).toBe("changed");
    expect((await w.users.credentialsByEmail("new@example.org"))?.user.id).toBe(w.userId);
  });

  it("does not accept a fresh sign-in instead of an existing password", async () => {
    const w = await world();
    expect(await w.changes.changeEmail(change(w.userId, "new@example.org", "wrong", true))).toBe("wrong-password");
  });

  it("sends at most three emails to a stranger's mailbox", async () => {
    const w = await world();
    for (let round = 0; round < 10; round += 1) await w.changes.changeEmail(change(w.userId, "victim@example.org"));
    expect(w.mailer.sent).toHaveLength(3);
  });
});

describe("changing the name", () => {
  it("stores it trimmed, and removes it", async () => {
    const w = await world();
    await w.changes.rename(w.userId, "  Ada  Quill ");
    expect((await w.users.find(w.userId))?.name).toBe("Ada Quill");
    await w.changes.rename(w.userId, "");
    expect((await w.users.find(w.userId))?.name).toBeUndefined();
    await w.changes.rename(w.userId, "Ada");
    await w.changes.rename(w.userId, null);
    expect((await w.users.find(w.userId))?.name).toBeUndefined();
  });

  it.each(["x".repeat(81), "a\nb", 5, undefined])("refuses %p", async (name) => {
    const w = await world();
    await expect(w.changes.rename(w.userId, name)).rejects.toMatchObject({
      code: "name.invalid",
      errors: [{ path: "name" }],
    });
  });
});
