import { ManualClock, MemoryMailer } from "../../accounts/accounts-world.fake.js";
import { CAMPAIGN_REQUEST, describeCampaignRequestStore } from "./campaign-request-store.contract.js";
import { MemoryCampaignRequestStore } from "./campaign-request-store.fake.js";
import { CampaignRequests } from "./campaign-requests.js";

describeCampaignRequestStore("MemoryCampaignRequestStore", async () => {
  const store = new MemoryCampaignRequestStore(new ManualClock(1e12));
  return { store, ada: "ada", ben: "ben", removeUser: async (id) => store.removeUser(id), close: async () => {} };
});

const OPERATOR = { email: "operator@earshot.example", origin: "https://earshot.example", hasPage: true };
const open = (operator?: typeof OPERATOR) => {
  const [store, mailer] = [new MemoryCampaignRequestStore(new ManualClock(1e12)), new MemoryMailer()];
  return { store, mailer, requests: new CampaignRequests(store, mailer, operator) };
};

it("stores a request and emails all of it to the operator", async () => {
  const { store, mailer, requests } = open(OPERATOR);
  const id = await requests.receive(CAMPAIGN_REQUEST, null);
  expect(store.requests).toMatchObject([{ ...CAMPAIGN_REQUEST, id, userId: null }]);
  const [mail, ...more] = mailer.sent;
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: "operator@earshot.example",
    replyTo: "Ada@Analytical.example",
    key: `campaign-request:${id}`,
    subject: `Campaign request: Ada O'Neil; DROP TABLE users--, <b>"Engines" & Co</b>`,
  });
  expect(mail).not.toHaveProperty("userId");
  expect(mail?.text).toBe(
    [
      "New campaign request",
      `Ada O'Neil; DROP TABLE users-- (<b>"Engines" & Co</b>) would like to advertise on Syntax — ‘’ “” 🎙.`,
      [
        "Name: Ada O'Neil; DROP TABLE users--",
        'Company: <b>"Engines" & Co</b>',
        "Email: Ada@Analytical.example",
        "Phone: +44 20 7946 0000",
        "Budget: $5K–15K",
        "Goal: Brand Awareness",
        "Podcast: Syntax — ‘’ “” 🎙",
        "Heard about us through: Friend/Colleague",
      ].join("\n"),
      "> Two lines\n> of brief.\t%_\\",
      "Open the podcast:\nhttps://earshot.example/podcast/920666",
      "Reply to this email to reach them.",
      "It is stored; operators can read it at https://earshot.example/admin",
      "— Earshot\n",
    ].join("\n\n"),
  );
  expect(mail?.html).toContain("&lt;b&gt;&quot;Engines&quot; &amp; Co&lt;/b&gt;");
  expect(mail?.html).not.toContain("<b>");
});

it("omits empty fields", async () => {
  const { mailer, requests } = open(OPERATOR);
  const bare = { ...CAMPAIGN_REQUEST, podcastId: null, podcastTitle: null, phone: null, campaignBrief: null };
  await requests.receive({ ...bare, referral: null }, "ada");
  const [mail] = mailer.sent;
  expect(mail?.userId).toBe("ada");
  expect(mail?.text).toContain("would like to advertise.");
  for (const absent of ["Podcast", "Phone", "Heard", "null", "\n>", "/podcast"])
    expect(mail?.text).not.toContain(absent);
});

it("names a podcast without a title by its id, and its address contains nothing else", async () => {
  const { mailer, requests } = open(OPERATOR);
  await requests.receive({ ...CAMPAIGN_REQUEST, podcastId: "../?x=1#/é", podcastTitle: null }, null);
  expect(mailer.sent[0]?.text).toContain("https://earshot.example/podcast/..%2F%3Fx%3D1%23%2F%C3%A9\n");
});

it("stores a request without an operator, but emails nobody", async () => {
  const { store, mailer, requests } = open();
  await requests.receive(CAMPAIGN_REQUEST, null);
  expect([store.requests.length, mailer.sent.length]).toEqual([1, 0]);
});
