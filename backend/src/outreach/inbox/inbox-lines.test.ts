import type { InboxEntry } from "./inbox-entries.js";
import { inboxLines } from "./inbox-lines.js";

const AT = { id: "1", createdAt: new Date("2026-03-08T09:05:59Z") };
const CAMPAIGN: InboxEntry = {
  ...AT,
  kind: "campaign",
  fields: {
    first_name: "Ada",
    last_name: "Lovelace",
    business_email: "ada@analytical.example",
    company_name: "Analytical Engines",
    budget_range: "$5K–15K",
    primary_goal: "Sales",
    phone: "+44 20",
    podcast_id: "920666",
    podcast_title: "Syntax",
    referral: "Podcast",
    campaign_brief: "Two lines\r\nof brief",
    user_id: null,
  },
};

test("prints a campaign request with its sender, facts and brief", () => {
  expect(inboxLines(CAMPAIGN)).toBe(
    [
      "2026-03-08 09:05Z  campaign  Ada Lovelace <ada@analytical.example>, Analytical Engines",
      "                   $5K–15K · Sales · podcast Syntax (920666) · phone +44 20 · heard about us through Podcast",
      "                   | Two lines",
      "                   | of brief\n",
    ].join("\n"),
  );
});

test("missing values are left out", () => {
  const nothing = { phone: null, podcast_id: null, podcast_title: null, referral: null, campaign_brief: null };
  const lines = inboxLines({ ...CAMPAIGN, fields: { ...CAMPAIGN.fields, ...nothing } });
  expect(lines.split("\n").slice(1)).toEqual(["                   $5K–15K · Sales", ""]);
});

test("prints a contact message and a waitlist address", () => {
  const fields = { name: "Ada", email: "ada@x.org", message: "Hello", source: "footer", user_agent: "B/1" };
  expect(inboxLines({ ...AT, kind: "contact", fields })).toBe(
    "2026-03-08 09:05Z  contact   Ada <ada@x.org>\n                   | Hello\n",
  );
  expect(inboxLines({ ...AT, kind: "waitlist", fields: { email: "ada@x.org" } })).toBe(
    "2026-03-08 09:05Z  waitlist  ada@x.org\n",
  );
});

test("a stranger's text cannot control the terminal, or look like one of our lines", () => {
  const message = "\u001b[2J\u0007bell\r\u2028\u202egnp\u009b\t👩‍🚀\n2026-03-08 09:05Z  campaign  forged";
  const fields = { name: "A\u001b]0;title\u0007", email: "a@b", message };
  expect(inboxLines({ ...AT, kind: "contact", fields })).toBe(
    [
      "2026-03-08 09:05Z  contact   A\\u{1b}]0;title\\u{7} <a@b>",
      "                   | \\u{1b}[2J\\u{7}bell",
      "                   | ",
      "                   | \\u{202e}gnp\\u{9b}  👩‍🚀",
      "                   | 2026-03-08 09:05Z  campaign  forged\n",
    ].join("\n"),
  );
});
