import type { IdentityStore } from "./account.port.js";
import type { UserId } from "./user.js";

/** The users `ada` and `ben` exist. */
export type OpenIdentityStore = {
  readonly identities: IdentityStore;
  readonly ada: UserId;
  readonly ben: UserId;
  close(): Promise<void>;
};

const GOOGLE = { provider: "google", subject: "S-1", email: "ada@example.org" } as const;
const FACEBOOK = { provider: "facebook", subject: "S-1", email: undefined } as const;

/** The contract of every store of provider identities. `open` returns an empty store. */
export function describeIdentityStore(name: string, open: () => Promise<OpenIdentityStore>): void {
  describe(`${name} as a store of provider sign-ins`, () => {
    let opened: OpenIdentityStore;
    let identities: IdentityStore;
    beforeEach(async () => {
      opened = await open();
      identities = opened.identities;
    });
    afterEach(() => opened.close());

    test("finds the user of a provider's subject by its exact spelling", async () => {
      expect(await identities.add(opened.ada, GOOGLE)).toBe("added");
      expect(await identities.find("google", "S-1")).toBe(opened.ada);
      expect(await identities.find("google", "s-1")).toBeUndefined();
      expect(await identities.find("facebook", "S-1")).toBeUndefined();
    });

    test("the same subject at two providers is two sign-in methods", async () => {
      await identities.add(opened.ada, GOOGLE);
      expect(await identities.add(opened.ben, FACEBOOK)).toBe("added");
      expect(await identities.find("facebook", "S-1")).toBe(opened.ben);
    });

    test("a subject belongs to one person, and a person has one account per provider", async () => {
      await identities.add(opened.ada, GOOGLE);
      expect(await identities.add(opened.ben, GOOGLE)).toBe("taken");
      expect(await identities.add(opened.ada, GOOGLE)).toBe("taken");
      expect(await identities.add(opened.ada, { ...GOOGLE, subject: "S-2" })).toBe("already-linked");
      expect(await identities.find("google", "S-1")).toBe(opened.ada);
      expect(await identities.find("google", "S-2")).toBeUndefined();
    });

    test("many simultaneous sign-ins add one identity", async () => {
      const outcomes = await Promise.all(
        [opened.ada, opened.ben, opened.ada, opened.ben].map((id) => identities.add(id, GOOGLE)),
      );
      expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(1);
    });

    test("lists a person's sign-in methods, oldest first, and removes the named one", async () => {
      await identities.add(opened.ada, GOOGLE);
      await identities.add(opened.ada, FACEBOOK);
      await identities.add(opened.ben, { ...GOOGLE, subject: "S-3" });
      expect(await identities.ofUser(opened.ada)).toEqual([
        { ...GOOGLE, linkedAt: expect.any(Date) },
        { ...FACEBOOK, linkedAt: expect.any(Date) },
      ]);
      expect(await identities.remove(opened.ada, "google")).toBe(true);
      expect(await identities.remove(opened.ada, "google")).toBe(false);
      expect((await identities.ofUser(opened.ada)).map(({ provider }) => provider)).toEqual(["facebook"]);
      expect(await identities.find("google", "S-3")).toBe(opened.ben);
    });
  });
}
