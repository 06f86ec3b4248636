import { DRAFT_LONGEST, DRAFT_VERSIONS, type DraftChange, DRAFTS_MOST } from "./brief-draft.js";
import type { DraftStore } from "./draft-store.port.js";

export type OpenDraftStore = { readonly store: DraftStore; close(): Promise<void> };

const change = (more: Partial<DraftChange> = {}): DraftChange => ({
  id: "d1",
  owner: null,
  fields: { campaignBrief: "A watch for runners" },
  baseVersion: 0,
  at: 1_000,
  ...more,
});

/** The contract of every store of drafts. `open` returns an empty store. */
export function describeDraftStore(name: string, open: () => Promise<OpenDraftStore>): void {
  describe(`${name} as a store of drafts`, () => {
    let opened: OpenDraftStore;
    let store: DraftStore;
    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.close());

    const write = (text: string, baseVersion: number, at: number) =>
      store.put(change({ fields: { campaignBrief: text }, baseVersion, at }));

    test("returns a stored draft", async () => {
      const step = await store.put(
        change({ owner: "ada", fields: { companyName: "Løp", campaignBrief: 'x\n"y" 🎧' } }),
      );
      const draft = {
        id: "d1",
        owner: "ada",
        fields: { companyName: "Løp", campaignBrief: 'x\n"y" 🎧' },
        version: 1,
        changedAt: 1_000,
      };
      expect(step).toEqual({ kind: "keep", draft });
      expect(await store.find("d1")).toEqual(draft);
    });

    test("returns undefined for a draft that was never stored", async () => {
      expect(await store.find("d1")).toBeUndefined();
      expect(await store.versions("d1")).toEqual([]);
      await expect(store.remove("d1")).resolves.toBeUndefined();
    });

    test("counts versions and keeps the earlier texts, newest first", async () => {
      await write("one", 0, 1);
      await write("two", 1, 2);
      await write("three", 2, 3);
      expect((await store.find("d1"))?.version).toBe(3);
      expect(await store.versions("d1")).toEqual([
        { fields: { campaignBrief: "two" }, version: 2, changedAt: 2 },
        { fields: { campaignBrief: "one" }, version: 1, changedAt: 1 },
      ]);
    });

    test("keeps twenty versions: the newest, and fewer of the older ones down to the first", async () => {
      for (let at = 0; at < 200; at += 1) await write(`text ${at}`, at, at * 1_000);
      const versions = await store.versions("d1");
      expect(versions).toHaveLength(DRAFT_VERSIONS - 1);
      const times = versions.map(({ changedAt }) => changedAt / 1_000);
      expect(times.slice(0, 4)).toEqual([198, 197, 196, 195]);
      expect(times.at(-1)).toBe(0);
      // Never a gap of more than half of what came since.
      for (const [index, time] of times.slice(0, -2).entries()) {
        expect(time - times[index + 1]!).toBeLessThanOrEqual((199 - time) / 2 + 3);
      }
    });

    test("keeps a text that was replaced, however often the draft was saved since", async () => {
      const brief = "A watch that plans your training, for runners in the United Kingdom.";
      let [version, at] = [0, 0];
      const type = async (text: string, pause: number) => {
        await write(text, version, (at += pause));
        version += 1;
      };
      for (let length = 4; length <= brief.length; length += 1) await type(brief.slice(0, length), 900);
      // Somebody selects everything and types something else.
      for (let words = 1; words <= 60; words += 1) await type("other words ".repeat(words), 1_000);
      const texts = (await store.versions("d1")).map(({ fields }) => fields.campaignBrief);
      expect(texts).toHaveLength(DRAFT_VERSIONS - 1);
      expect(texts).toContain(brief);
    });

    test("keeps the last minute of a draft that was rewritten often", async () => {
      let [version, at] = [0, 0];
      const type = async (text: string, pause: number) => {
        await write(text, version, (at += pause));
        version += 1;
      };
      const rewritten = (round: number) => `Version ${round}. ${String.fromCharCode(97 + round).repeat(60)}`;
      for (let round = 0; round < 25; round += 1) await type(rewritten(round), 60_000);
      for (let words = 1; words <= 60; words += 1) await type(`${rewritten(24)} ${"more ".repeat(words)}`, 1_000);
      const versions = await store.versions("d1");
      expect(versions).toHaveLength(DRAFT_VERSIONS - 1);
      const recent = versions.filter(({ changedAt }) => at - changedAt <= 60_000);
      expect(recent.length).toBeGreaterThanOrEqual(6);
      // Ten of the texts that were replaced are left too.
      expect(versions.length - recent.length).toBeGreaterThanOrEqual(10);
    });

    test("an unchanged text makes no version", async () => {
      await write("one", 0, 1);
      expect((await write("one", 1, 9)).kind).toBe("same");
      expect(await store.versions("d1")).toEqual([]);
      expect((await store.find("d1"))?.changedAt).toBe(1);
    });

    test("a page that has not seen the newest text gets it instead of replacing it", async () => {
      await write("one", 0, 1);
      await write("two", 1, 2);
      expect(await write("", 1, 3)).toEqual({ kind: "conflict", draft: await store.find("d1") });
      expect(await write("other", 0, 3)).toMatchObject({ kind: "conflict", draft: { version: 2 } });
      expect((await store.find("d1"))?.fields).toEqual({ campaignBrief: "two" });
    });

    test("a text that was emptied stays among the versions", async () => {
      await write("one", 0, 1);
      expect((await write("", 1, 2)).kind).toBe("keep");
      expect((await store.versions("d1")).map(({ fields }) => fields.campaignBrief)).toEqual(["one"]);
    });

    test("an empty new draft is not stored", async () => {
      expect((await write("  ", 0, 1)).kind).toBe("nothing");
      expect(await store.all(null)).toEqual([]);
    });

    test("lists an owner's drafts, the newest change first", async () => {
      await store.put(change({ id: "old", at: 1 }));
      await store.put(change({ id: "new", at: 2 }));
      await store.put(change({ id: "hers", owner: "ada", at: 3 }));
      expect((await store.all(null)).map(({ id }) => id)).toEqual(["new", "old"]);
      expect((await store.all("ada")).map(({ id }) => id)).toEqual(["hers"]);
      expect(await store.all("ben")).toEqual([]);
    });

    test("a guest's draft becomes an account's; an account's draft never changes hands", async () => {
      await store.put(change({ at: 1 }));
      const hers = change({ owner: "ada", fields: { campaignBrief: "Hers" }, baseVersion: 1, at: 2 });
      expect(await store.put(hers)).toMatchObject({ kind: "keep", draft: { owner: "ada" } });
      for (const owner of ["ben", null]) {
        expect(await store.put({ ...hers, owner, fields: { campaignBrief: "His" }, baseVersion: 2 })).toEqual({
          kind: "foreign",
        });
      }
      expect(await store.find("d1")).toMatchObject({ owner: "ada", fields: { campaignBrief: "Hers" } });
    });

    test("removes a draft with its versions", async () => {
      await write("one", 0, 1);
      await write("two", 1, 2);
      await store.remove("d1");
      expect(await store.find("d1")).toBeUndefined();
      expect(await store.versions("d1")).toEqual([]);
      expect((await write("again", 0, 3)).kind).toBe("keep");
      expect(await store.versions("d1")).toEqual([]);
    });

    test("above two hundred drafts the oldest is removed, but never another account's", async () => {
      await store.put(change({ id: "hers", owner: "ada", at: 0 }));
      for (let at = 0; at <= DRAFTS_MOST; at += 1) await store.put(change({ id: `d${at}`, at }));
      expect(await store.find("d0")).toBeUndefined();
      expect(await store.all(null)).toHaveLength(DRAFTS_MOST);
      expect(await store.all("ada")).toHaveLength(1);
    });

    test.each([
      ["an id with a slash", { id: "../d1" }],
      ["no id", { id: "" }],
      ["a text longer than any form allows", { fields: { campaignBrief: "x".repeat(DRAFT_LONGEST) } }],
    ])("refuses %s", async (_case, wrong) => {
      await expect(store.put(change(wrong))).rejects.toMatchObject({ code: "draft.invalid" });
      expect(await store.all(null)).toEqual([]);
    });
  });
}
