import { CONTACT_SOURCE, type Origin, type OutreachStore, WAITLIST_SOURCE } from "./outreach-store.port.js";

/** `waitlist` and `messages` return the stored rows, oldest first. */
export type OpenOutreachStore = {
  readonly store: OutreachStore;
  waitlist(): Promise<readonly (Origin & { readonly email: string })[]>;
  messages(): Promise<
    readonly (Origin & { readonly name: string; readonly email: string; readonly message: string })[]
  >;
  close(): Promise<void>;
};

const PAGE: Origin = { source: WAITLIST_SOURCE, userAgent: "Browser/1.0 (é)" };
const FOOTER: Origin = { source: CONTACT_SOURCE, userAgent: null };

/** The contract of every outreach store. `open` returns an empty store. */
export function describeOutreachStore(name: string, open: () => Promise<OpenOutreachStore>): void {
  describe(`${name} as a store of outreach`, () => {
    let opened: OpenOutreachStore;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    test("stores an address as typed, once, regardless of case", async () => {
      const { store } = opened;
      const id = await store.join("Ada@Example.org", PAGE);
      expect(await store.join("ada@example.ORG", { source: "elsewhere", userAgent: "other" })).toBe(id);
      expect(await store.join("ada@example.org", PAGE)).toBe(id);
      expect(await store.join("ben@example.org", PAGE)).not.toBe(id);
      expect(await opened.waitlist()).toEqual([
        { email: "Ada@Example.org", ...PAGE },
        { email: "ben@example.org", ...PAGE },
      ]);
    });

    test("of many simultaneous sign-ups with one address, one is stored and all get the same answer", async () => {
      const ids = await Promise.all(Array.from({ length: 12 }, () => opened.store.join("all@example.org", PAGE)));
      expect(new Set(ids).size).toBe(1);
      expect(await opened.waitlist()).toHaveLength(1);
    });

    test("stores messages unchanged, each separately", async () => {
      const hostile = { name: "'; DROP TABLE waitlist--", email: "a@", message: "<script>\n\t%_\\ 🎙 \u202e" };
      const id = await opened.store.addMessage(hostile, FOOTER);
      expect(await opened.store.addMessage(hostile, FOOTER)).not.toBe(id);
      expect(await opened.messages()).toEqual([
        { ...hostile, ...FOOTER },
        { ...hostile, ...FOOTER },
      ]);
    });

    test("keeps the longest message", async () => {
      const message = "🎙".repeat(5_000);
      await opened.store.addMessage({ name: "Ada", email: "a@b.org", message }, FOOTER);
      expect((await opened.messages())[0]?.message).toBe(message);
    });
  });
}
