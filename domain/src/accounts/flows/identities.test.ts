import { accountsWorld } from "../accounts-world.fake.js";
import { Identities, type ProviderProfile } from "./identities.js";

const DAY = 24 * 3600;
const GOOGLE: ProviderProfile = {
  provider: "google",
  subject: "1001",
  email: "ada@example.org",
  emailVerified: true,
  name: " Ada  Quill ",
};

function world() {
  const w = accountsWorld();
  return { ...w, ways: new Identities(w.users, w.identities, w.mails, w.clock, w.transactions) };
}
async function entered(w: ReturnType<typeof world>, profile: ProviderProfile) {
  const result = await w.ways.signIn(profile);
  if (result.kind !== "signed-in") throw new Error("refused");
  return result;
}
async function local(w: ReturnType<typeof world>, email = "ada@example.org") {
  const user = await w.users.create({ email, signsInByEmail: true, emailVerified: true, passwordHash: "today:x" });
  if (user === "email-taken") throw new Error("unexpected");
  return user;
}

describe("signing in through a provider", () => {
  it("creates an account the first time and finds it afterward", async () => {
    const w = world();
    const first = await entered(w, GOOGLE);
    expect(first).toMatchObject({
      created: true,
      restored: false,
      user: { email: "ada@example.org", emailVerified: true, name: "Ada Quill" },
    });
    const second = await entered(w, GOOGLE);
    expect(second).toMatchObject({ created: false, user: { id: first.user.id } });
  });

  it("identifies the user by the subject when the address has changed", async () => {
    const w = world();
    const first = await entered(w, GOOGLE);
    const second = await entered(w, { ...GOOGLE, email: "other@example.org" });
    expect(second.user).toEqual(first.user);
  });

  it("never enters an account because of its address, confirmed or not", async () => {
    const w = world();
    const ada = await local(w);
    const { user } = await entered(w, GOOGLE);
    expect(user.id).not.toBe(ada.id);
    expect((await w.users.credentialsByEmail("ada@example.org"))?.user.id).toBe(ada.id);
    expect(await w.ways.of(ada.id)).toEqual([]);
  });

  it("distinguishes the same subject at two providers", async () => {
    const w = world();
    const [a, b] = [await entered(w, GOOGLE), await entered(w, { ...GOOGLE, provider: "facebook" })];
    expect(a.user.id).not.toBe(b.user.id);
  });

  it.each([
    [{ emailVerified: false }, "ada@example.org", false],
    [{ emailVerified: undefined }, "ada@example.org", false],
    [{ email: undefined }, "", false],
    [{ email: "a@x.org,b@x.org" }, "", false],
    [{ email: { a: 1 } }, "", false],
  ])("does not trust an address that the provider has not confirmed: %j", async (change, email, emailVerified) => {
    const w = world();
    expect((await entered(w, { ...GOOGLE, ...change })).user).toMatchObject({ email, emailVerified });
  });

  it.each([undefined, 5, "a\nb", "x".repeat(500)])("ignores the name %p", async (name) => {
    expect((await entered(world(), { ...GOOGLE, name })).user.name).toBeUndefined();
  });

  it("creates one account for two simultaneous first visits", async () => {
    const w = world();
    const [a, b] = await Promise.all([entered(w, GOOGLE), entered(w, GOOGLE)]);
    expect(a.user.id).toBe(b.user.id);
    expect([a.created, b.created].sort()).toEqual([false, true]);
    const made = ["1", "2"].map((number) => w.users.find(`00000000-0000-4000-8000-${number.padStart(12, "0")}`));
    expect((await Promise.all(made)).filter((user) => user !== undefined)).toEqual([a.user]);
  });

  it("restores an account within its grace period, and refuses afterward", async () => {
    const w = world();
    const { user } = await entered(w, GOOGLE);
    await w.users.requestDeletion(user.id, 14 * DAY);
    w.clock.later(13 * DAY);
    expect(await entered(w, GOOGLE)).toMatchObject({ restored: true, user: { id: user.id, deleteAfter: undefined } });
    await w.users.requestDeletion(user.id, 14 * DAY);
    w.clock.later(14 * DAY);
    expect(await w.ways.signIn(GOOGLE)).toEqual({ kind: "refused" });
  });
});

describe("connecting a provider to an account", () => {
  it("adds a sign-in method and notifies the owner", async () => {
    const w = world();
    const ada = await local(w);
    expect(await w.ways.link(ada.id, { ...GOOGLE, email: "quite@other.example" })).toBe("linked");
    expect((await entered(w, GOOGLE)).user.id).toBe(ada.id);
    expect(await w.ways.of(ada.id)).toMatchObject([
      { provider: "google", subject: "1001", email: "quite@other.example" },
    ]);
    expect(w.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ["ada@example.org", "Google was connected to your account – Earshot"],
    ]);
    expect(w.mailer.sent[0]?.text).toMatch(
      /^Google was connected to your Earshot account on .+\d.+\. You can now sign in with it\.$/m,
    );
  });

  it("does not take another account's sign-in method", async () => {
    const w = world();
    const { user } = await entered(w, GOOGLE);
    const ben = await local(w, "ben@example.org");
    expect(await w.ways.link(ben.id, GOOGLE)).toBe("taken");
    expect((await entered(w, GOOGLE)).user.id).toBe(user.id);
    expect(w.mailer.sent).toEqual([]);
  });

  it("reports one that is already connected", async () => {
    const w = world();
    const ada = await local(w);
    await w.ways.link(ada.id, GOOGLE);
    expect(await w.ways.link(ada.id, GOOGLE)).toBe("already-linked");
    expect(await w.ways.link(ada.id, { ...GOOGLE, subject: "1002" })).toBe("already-linked");
    expect(await w.ways.link("nobody", { ...GOOGLE, subject: "1003" })).toBe("no-such-user");
  });
});

describe("disconnecting a provider", () => {
  it("removes the sign-in method", async () => {
    const w = world();
    const ada = await local(w);
    await w.ways.link(ada.id, GOOGLE);
    expect(await w.ways.unlink(ada.id, "google")).toBe("unlinked");
    expect(await w.ways.unlink(ada.id, "google")).toBe("not-linked");
    expect((await entered(w, GOOGLE)).user.id).not.toBe(ada.id);
  });

  it("keeps the last sign-in method", async () => {
    const w = world();
    const { user } = await entered(w, GOOGLE);
    expect(await w.ways.unlink(user.id, "google")).toBe("last-way-in");
    await w.ways.link(user.id, { provider: "facebook", subject: "9" });
    expect(await w.ways.unlink(user.id, "google")).toBe("unlinked");
    expect(await w.ways.unlink(user.id, "facebook")).toBe("last-way-in");
  });
});

describe("notices", () => {
  it("are not sent to an address that only the provider states", async () => {
    const w = world();
    const { user } = await entered(w, { ...GOOGLE, provider: "facebook", emailVerified: false });
    expect(user).toMatchObject({ email: "ada@example.org", emailVerified: false });
    await w.ways.link(user.id, { ...GOOGLE, subject: "2002" });
    await w.mails.deletionRequested(user, w.clock.now());
    await w.mails.passwordChanged(user);
    await w.mails.addressChanged(user);
    expect(w.mailer.sent).toEqual([]);
  });
});
