import { type CampaignRequestStore, REQUESTS_PAGE } from "./campaign-request-store.port.js";
import type { CampaignRequest } from "./campaign-request.js";

/** The users `ada` and `ben` exist. `removeUser` has the same effect as deleting an account. */
export type OpenCampaignRequestStore = {
  readonly store: CampaignRequestStore;
  readonly ada: string;
  readonly ben: string;
  removeUser(id: string): Promise<void>;
  close(): Promise<void>;
};

export const CAMPAIGN_REQUEST: CampaignRequest = {
  podcastId: "920666",
  podcastTitle: "Syntax — ‘’ “” 🎙",
  firstName: "Ada",
  lastName: "O'Neil; DROP TABLE users--",
  businessEmail: "Ada@Analytical.example",
  phone: "+44 20 7946 0000",
  companyName: '<b>"Engines" & Co</b>',
  budgetRange: "$5K–15K",
  primaryGoal: "Brand Awareness",
  campaignBrief: "Two lines\nof brief.\t%_\\",
  referral: "Friend/Colleague",
};

/** The contract of every store of campaign requests. `open` returns an empty store. */
export function describeCampaignRequestStore(name: string, open: () => Promise<OpenCampaignRequestStore>): void {
  describe(`${name} as a store of campaign requests`, () => {
    let opened: OpenCampaignRequestStore;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    test("returns the stored text, to the character", async () => {
      const { store, ada } = opened;
      const id = await store.add(CAMPAIGN_REQUEST, ada);
      const bare = { ...CAMPAIGN_REQUEST, podcastId: null, podcastTitle: null, phone: null, campaignBrief: null };
      const second = await store.add({ ...bare, referral: null }, ada);
      const createdAt = expect.any(Date) as Date;
      expect(await store.ofUser(ada)).toEqual([
        { ...CAMPAIGN_REQUEST, id, userId: ada, createdAt },
        { ...bare, referral: null, id: second, userId: ada, createdAt },
      ]);
      expect(second).not.toBe(id);
    });

    test("keeps a brief of 800 characters outside the basic plane", async () => {
      const campaignBrief = "🎙".repeat(800);
      await opened.store.add({ ...CAMPAIGN_REQUEST, campaignBrief }, opened.ada);
      expect((await opened.store.ofUser(opened.ada))[0]?.campaignBrief).toBe(campaignBrief);
    });

    test("accepts the same request twice: a second request is intended", async () => {
      await opened.store.add(CAMPAIGN_REQUEST, opened.ada);
      await opened.store.add(CAMPAIGN_REQUEST, opened.ada);
      expect(await opened.store.ofUser(opened.ada)).toHaveLength(2);
    });

    test("separates people's requests; a guest's request has no user", async () => {
      const { store, ada, ben } = opened;
      await store.add(CAMPAIGN_REQUEST, null);
      const id = await store.add(CAMPAIGN_REQUEST, ben);
      expect(await store.ofUser(ada)).toEqual([]);
      expect((await store.ofUser(ben)).map((stored) => stored.id)).toEqual([id]);
    });

    test("returns a user's own requests page by page, newest first", async () => {
      const { store, ada, ben } = opened;
      const sent: string[] = [];
      for (let nth = 0; nth < REQUESTS_PAGE + 2; nth++) sent.unshift(await store.add(CAMPAIGN_REQUEST, ada));
      await store.add(CAMPAIGN_REQUEST, ben);
      await store.add(CAMPAIGN_REQUEST, null);
      const pages = [await store.pageOfUser(ada, 1), await store.pageOfUser(ada, 2), await store.pageOfUser(ada, 3)];
      expect(pages.map(({ total }) => total)).toEqual(Array(3).fill(REQUESTS_PAGE + 2));
      expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([
        sent.slice(0, REQUESTS_PAGE),
        sent.slice(REQUESTS_PAGE),
        [],
      ]);
      const createdAt = expect.any(Date) as Date;
      expect(pages[0]?.items[0]).toEqual({ ...CAMPAIGN_REQUEST, id: sent[0], userId: ada, createdAt });
    });

    test("a user's requests are deleted with the user", async () => {
      const { store, ada, ben } = opened;
      await store.add(CAMPAIGN_REQUEST, ada);
      await store.add(CAMPAIGN_REQUEST, ben);
      await opened.removeUser(ada);
      expect(await store.ofUser(ada)).toEqual([]);
      expect(await store.ofUser(ben)).toHaveLength(1);
    });
  });
}
