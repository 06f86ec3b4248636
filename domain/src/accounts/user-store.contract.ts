import type { NewUser, UserStore } from "./account.port.js";
import type { User } from "./user.js";

/** `later` advances the store's clock by the given number of seconds. A store can shift its dates back instead. */
export type OpenUserStore = {
  readonly users: UserStore;
  later(seconds: number): Promise<void>;
  close(): Promise<void>;
};

const LOCAL: NewUser = { email: "Ada@Example.org", signsInByEmail: true, emailVerified: false, passwordHash: "hash-1" };
const NOBODY = "00000000-0000-4000-8000-0000000fffff";

/** The contract of every user store. `open` returns an empty store. */
export function describeUserStore(name: string, open: () => Promise<OpenUserStore>): void {
  describe(`${name} as a store of people`, () => {
    let opened: OpenUserStore;
    let users: UserStore;
    beforeEach(async () => {
      opened = await open();
      users = opened.users;
    });
    afterEach(() => opened.close());

    const made = async (values: Partial<NewUser> = {}): Promise<User> => {
      const user = await users.create({ ...LOCAL, ...values });
      if (user === "email-taken") throw new Error("The address was free.");
      return user;
    };

    test("only one person is locked and unlocked", async () => {
      const [user, other] = [await made(), await made({ email: "other@example.org" })];
      expect(await users.setLocked(user.id, true)).toBe(true);
      expect((await users.find(user.id))?.lockedAt).toEqual(expect.any(Date));
      expect((await users.find(other.id))?.lockedAt).toBeUndefined();
      expect(await users.setLocked(user.id, false)).toBe(true);
      expect((await users.find(user.id))?.lockedAt).toBeUndefined();
      expect(await users.setLocked(NOBODY, true)).toBe(false);
    });

    test("stores a new person unchanged, with the address as typed", async () => {
      const user = await made({ name: "Ada" });
      expect(user).toEqual({
        id: expect.any(String),
        email: "Ada@Example.org",
        emailVerified: false,
        name: "Ada",
        createdAt: expect.any(Date),
        deleteAfter: undefined,
      });
      expect(await users.find(user.id)).toEqual(user);
      expect(await users.credentials(user.id)).toEqual({ user, passwordHash: "hash-1" });
    });

    test("does not return a person's password", async () => {
      expect(JSON.stringify(await made())).not.toContain("hash-1");
    });

    test("finds an address regardless of case and Unicode form", async () => {
      const user = await made({ email: "Zoë@Example.org" });
      for (const form of ["zoë@example.org", "ZOË@EXAMPLE.ORG", "zoe\u0308@example.org"]) {
        expect((await users.credentialsByEmail(form))?.user.id).toBe(user.id);
      }
      expect(await users.credentialsByEmail("zoe@example.org")).toBeUndefined();
      expect(await users.credentialsByEmail("%@example.org")).toBeUndefined();
    });

    test("gives an address to one person only, and the transaction continues after a refusal", async () => {
      const user = await made();
      expect(await users.create({ ...LOCAL, email: "ADA@example.ORG" })).toBe("email-taken");
      expect((await users.credentialsByEmail("ada@example.org"))?.user.id).toBe(user.id);
    });

    test("only one of many simultaneous requests gets an address", async () => {
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => users.create(LOCAL)));
      expect(outcomes.filter((outcome) => outcome === "email-taken")).toHaveLength(7);
    });

    test("a provider's user has an address but cannot sign in with it", async () => {
      const local = await made();
      const other = await made({ signsInByEmail: false, emailVerified: true, passwordHash: undefined });
      expect(other.id).not.toBe(local.id);
      expect(other).toMatchObject({ email: "Ada@Example.org", emailVerified: true });
      expect((await users.credentialsByEmail("ada@example.org"))?.user.id).toBe(local.id);
      expect((await users.credentials(other.id))?.passwordHash).toBeUndefined();
      const silent = await made({ email: "", signsInByEmail: false });
      expect(silent.email).toBe("");
      expect(await users.credentialsByEmail("")).toBeUndefined();
    });

    test("changes the name and password of the given person only", async () => {
      const [user, other] = [await made(), await made({ email: "b@example.org", name: "B" })];
      expect(await users.rename(user.id, "O'Neil; --")).toBe(true);
      expect(await users.setPassword(user.id, "hash-2")).toBe(true);
      expect((await users.find(user.id))?.name).toBe("O'Neil; --");
      expect((await users.credentials(user.id))?.passwordHash).toBe("hash-2");
      expect(await users.credentials(other.id)).toEqual({ user: other, passwordHash: "hash-1" });
      await users.rename(user.id, undefined);
      expect((await users.find(user.id))?.name).toBeUndefined();
    });

    test("confirms the person's present address, and no other", async () => {
      const user = await made();
      expect(await users.confirmEmail(user.id, "other@example.org")).toBe(false);
      expect((await users.find(user.id))?.emailVerified).toBe(false);
      expect(await users.confirmEmail(user.id, "ada@example.org")).toBe(true);
      expect((await users.find(user.id))?.emailVerified).toBe(true);
      expect(await users.confirmEmail(user.id, "ada@example.org")).toBe(true);
    });

    test("a changed address is confirmed and found, and the old one is free", async () => {
      const user = await made();
      expect(await users.setEmail(user.id, "New@Example.org")).toBe("changed");
      expect(await users.find(user.id)).toMatchObject({ email: "New@Example.org", emailVerified: true });
      expect((await users.credentialsByEmail("new@example.org"))?.user.id).toBe(user.id);
      expect(await users.credentialsByEmail("ada@example.org")).toBeUndefined();
      await made();
    });

    test("an address in use is not given to another person", async () => {
      const [user, other] = [await made(), await made({ email: "b@example.org" })];
      expect(await users.setEmail(other.id, "ADA@example.org")).toBe("email-taken");
      expect((await users.find(other.id))?.email).toBe("b@example.org");
      expect(await users.setEmail(user.id, "ADA@example.org")).toBe("changed");
    });

    test("a provider's user can sign in with an address once it is set", async () => {
      const user = await made({ signsInByEmail: false });
      expect(await users.setEmail(user.id, "ada@example.org")).toBe("changed");
      expect((await users.credentialsByEmail("ada@example.org"))?.user.id).toBe(user.id);
    });

    test("a removal is due after the grace period, not before, and can be canceled", async () => {
      const user = await made();
      const due = await users.requestDeletion(user.id, 3600);
      expect(due).toEqual(expect.any(Date));
      expect((await users.find(user.id))?.deleteAfter).toEqual(due);
      expect(await users.dueForRemoval()).toEqual([]);
      await opened.later(3000);
      expect(await users.dueForRemoval()).toEqual([]);
      await opened.later(700);
      expect(await users.dueForRemoval()).toEqual([user.id]);
      expect(await users.restore(user.id)).toBe(true);
      expect(await users.dueForRemoval()).toEqual([]);
      expect((await users.find(user.id))?.deleteAfter).toBeUndefined();
    });

    test("a second request does not postpone the first", async () => {
      const user = await made();
      await users.requestDeletion(user.id, 3600);
      const first = (await users.find(user.id))?.deleteAfter;
      expect(await users.requestDeletion(user.id, 99_999)).toEqual(first);
      await opened.later(3700);
      expect(await users.dueForRemoval()).toEqual([user.id]);
    });

    test("locks users as long as they exist", async () => {
      const user = await made();
      expect(await users.hold(user.id)).toBe(true);
      await users.remove(user.id);
      expect(await users.hold(user.id)).toBe(false);
    });

    test("a removed user is gone, and the address is free", async () => {
      const [user, other] = [await made(), await made({ email: "b@example.org" })];
      expect(await users.remove(user.id)).toBe(true);
      expect(await users.remove(user.id)).toBe(false);
      expect(await users.find(user.id)).toBeUndefined();
      expect(await users.credentialsByEmail("ada@example.org")).toBeUndefined();
      expect(await users.find(other.id)).toEqual(other);
      await made();
    });

    test("returns a result for a missing person", async () => {
      expect(await users.find(NOBODY)).toBeUndefined();
      expect(await users.credentials(NOBODY)).toBeUndefined();
      expect(await users.hold(NOBODY)).toBe(false);
      expect(await users.rename(NOBODY, "x")).toBe(false);
      expect(await users.setPassword(NOBODY, "x")).toBe(false);
      expect(await users.confirmEmail(NOBODY, "x@example.org")).toBe(false);
      expect(await users.setEmail(NOBODY, "x@example.org")).toBe("no-such-user");
      expect(await users.requestDeletion(NOBODY, 1)).toBeUndefined();
      expect(await users.restore(NOBODY)).toBe(false);
    });
  });
}
