import { AccountDeletion } from "./account-deletion.js";
import { accountsWorld } from "../accounts-world.fake.js";
import { SignIn } from "./sign-in.js";

const DAY = 24 * 3600;
const ADA = { email: "ada@example.org", password: "violet tram 88" };

async function world(passwordHash: string | undefined = "today:violet tram 88") {
  const w = accountsWorld();
  const user = await w.users.create({ email: ADA.email, signsInByEmail: true, emailVerified: true, passwordHash });
  if (user === "email-taken") throw new Error("unexpected");
  return {
    ...w,
    userId: user.id,
    deletion: new AccountDeletion(w.users, w.passwords, w.sessions, w.mails, w.transactions),
    signIn: new SignIn(w.users, w.passwords, w.clock),
  };
}

describe("deleting an account", () => {
  it("ends every session at once and returns the day of deletion", async () => {
    const w = await world();
    expect(await w.deletion.request(w.userId, ADA.password)).toEqual({
      deleteAfter: new Date(Date.UTC(2026, 2, 19, 14, 2)),
    });
    expect(w.sessions.ended).toEqual([{ userId: w.userId, except: undefined }]);
    expect(w.mailer.sent).toHaveLength(1);
    expect(w.mailer.sent[0]?.text).toContain("permanently deleted after March 19, 2026");
  });

  it("needs the password", async () => {
    const w = await world();
    for (const password of [undefined, "", "wrong one"]) {
      expect(await w.deletion.request(w.userId, password)).toBe("wrong-password");
    }
    expect((await w.users.find(w.userId))?.deleteAfter).toBeUndefined();
    expect(w.sessions.ended).toEqual([]);
    expect(await w.deletion.request("nobody", ADA.password)).toBe("wrong-password");
  });

  it("needs no password if the account has none", async () => {
    const w = accountsWorld();
    const user = await w.users.create({ email: "", signsInByEmail: false, emailVerified: false });
    if (user === "email-taken") throw new Error("unexpected");
    const deletion = new AccountDeletion(w.users, w.passwords, w.sessions, w.mails, w.transactions);
    expect(await deletion.request(user.id, undefined)).toHaveProperty("deleteAfter");
    // There is no address to write to.
    expect(w.mailer.sent).toEqual([]);
  });

  it("is canceled by signing in within 14 days", async () => {
    const w = await world();
    await w.deletion.request(w.userId, ADA.password);
    w.clock.later(14 * DAY - 1);
    expect(await w.deletion.removeDue()).toBe(0);
    expect(await w.signIn.signIn(ADA)).toMatchObject({
      kind: "signed-in",
      restored: true,
      user: { deleteAfter: undefined },
    });
    w.clock.later(100 * DAY);
    expect(await w.deletion.removeDue()).toBe(0);
    expect(await w.users.find(w.userId)).toBeDefined();
  });

  it("is not canceled by a wrong password", async () => {
    const w = await world();
    await w.deletion.request(w.userId, ADA.password);
    expect((await w.signIn.signIn({ ...ADA, password: "wrong one" })).kind).toBe("refused");
    expect((await w.users.find(w.userId))?.deleteAfter).toBeDefined();
  });

  it("signs nobody in after 14 days, even before the removal has run", async () => {
    const w = await world();
    await w.deletion.request(w.userId, ADA.password);
    w.clock.later(14 * DAY);
    expect((await w.signIn.signIn(ADA)).kind).toBe("refused");
    expect(await w.deletion.removeDue()).toBe(1);
    expect(await w.users.find(w.userId)).toBeUndefined();
    expect(await w.deletion.removeDue()).toBe(0);
  });

  it("removes only accounts whose grace period is over", async () => {
    const w = await world();
    const ben = await w.users.create({ email: "ben@example.org", signsInByEmail: true, emailVerified: true });
    if (ben === "email-taken") throw new Error("unexpected");
    await w.deletion.request(w.userId, ADA.password);
    w.clock.later(10 * DAY);
    await w.deletion.request(ben.id, undefined);
    w.clock.later(5 * DAY);
    expect(await w.deletion.removeDue()).toBe(1);
    expect(await w.users.find(ben.id)).toBeDefined();
  });

  it("removes the others and reports an account that cannot be removed", async () => {
    const w = await world();
    const ben = await w.users.create({ email: "ben@example.org", signsInByEmail: true, emailVerified: true });
    if (ben === "email-taken") throw new Error("unexpected");
    await w.deletion.request(w.userId, ADA.password);
    await w.deletion.request(ben.id, undefined);
    w.clock.later(14 * DAY);
    const remove = w.users.remove.bind(w.users);
    w.users.remove = async (id) => {
      if (id === w.userId) throw new Error("something holds on to it");
      return remove(id);
    };
    await expect(w.deletion.removeDue()).rejects.toThrow("1 accounts could not be removed");
    expect(await w.users.find(ben.id)).toBeUndefined();
    w.users.remove = remove;
    expect(await w.deletion.removeDue()).toBe(1);
  });

  it("skips accounts that another process removed or that were restored in the meantime", async () => {
    const w = await world();
    await w.deletion.request(w.userId, ADA.password);
    w.clock.later(14 * DAY);
    const due = await w.users.dueForRemoval();
    await w.users.restore(w.userId);
    w.users.dueForRemoval = async () => [...due, "gone-already"];
    expect(await w.deletion.removeDue()).toBe(0);
    expect(await w.users.find(w.userId)).toBeDefined();
  });
});
