import type { UserId } from "../accounts/user.js";
import type { ApiKeyStore, NewApiKey } from "./api-key-store.port.js";

export type OpenApiKeyStore = {
  readonly store: ApiKeyStore;
  readonly ada: UserId;
  readonly ben: UserId;
  close(): Promise<void>;
};

/** The SHA-256 of a made-up secret has 43 characters of base64url. Only 16 different characters can be the last one. */
const hashOf = (letter: string) => `${letter.repeat(42)}A`;
const OVER = new Date("2026-01-01T00:00:00Z");

/** The contract of every store of API keys. The users `ada` and `ben` exist; `open` returns an empty store. */
export function describeApiKeyStore(name: string, open: () => Promise<OpenApiKeyStore>): void {
  describe(`${name} as a store of API keys`, () => {
    let opened: OpenApiKeyStore;
    let store: ApiKeyStore;
    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.close());

    const added = (name: string, more: Partial<NewApiKey> = {}): NewApiKey => ({
      userId: opened.ada,
      name,
      scopes: ["catalogue:read", "lists:read"],
      hint: "ek_live_0000…0000",
      expiresAt: undefined,
      ...more,
    });

    test("finds a key by its hash, and lists keys newest first to their owner only", async () => {
      const first = await store.add(added("p'\"% 🎙"), hashOf("a"));
      const second = await store.add(added("Second", { expiresAt: OVER }), hashOf("b"));
      expect(first).toMatchObject({ ...added("p'\"% 🎙"), revokedAt: undefined, lastUsedAt: undefined });
      expect(await store.byHash(hashOf("a"))).toEqual(first);
      expect(await store.byHash(hashOf("c"))).toBeUndefined();
      expect(await store.ofUser(opened.ada)).toEqual([second, first]);
      expect(await store.ofUser(opened.ben)).toEqual([]);
      expect(await store.find(opened.ada, second.id)).toEqual(second);
      expect(await store.find(opened.ben, second.id)).toBeUndefined();
      expect(await store.find(opened.ada, "no id")).toBeUndefined();
    });

    test("changes a key for its owner only, and only the given properties", async () => {
      const key = await store.add(added("Key"), hashOf("a"));
      const next = await store.add(added("Next"), hashOf("b"));
      expect(await store.change(opened.ben, key.id, { name: "Stolen" })).toBe(false);
      expect(await store.change(opened.ada, "no id", { name: "None" })).toBe(false);
      expect(await store.change(opened.ada, key.id, { name: "Renamed", scopes: ["lists:read"] })).toBe(true);
      expect(await store.change(opened.ada, key.id, { expiresAt: OVER, replacedBy: next.id })).toBe(true);
      const changed = { ...key, name: "Renamed", scopes: ["lists:read"], expiresAt: OVER, replacedBy: next.id };
      expect(await store.byHash(hashOf("a"))).toEqual(changed);
      expect(await store.change(opened.ada, key.id, { revokedAt: OVER })).toBe(true);
      await store.noteUse(key.id, OVER);
      expect(await store.find(opened.ada, key.id)).toEqual({ ...changed, revokedAt: OVER, lastUsedAt: OVER });
      expect(await store.find(opened.ada, next.id)).toEqual(next);
    });

    test("removes keys that ended before a given time, and no others", async () => {
      const revoked = await store.add(added("Revoked"), hashOf("a"));
      await store.change(opened.ada, revoked.id, { revokedAt: OVER });
      const expired = await store.add(added("Expired", { expiresAt: OVER }), hashOf("b"));
      const live = await store.add(added("Live"), hashOf("c"));
      expect(await store.removeEnded(OVER)).toBe(0);
      expect(await store.removeEnded(new Date(OVER.getTime() + 1))).toBe(2);
      expect(await store.ofUser(opened.ada)).toEqual([live]);
      expect(await store.byHash(hashOf("b"))).toBeUndefined();
      expect(expired.id).not.toBe(live.id);
    });
  });
}
