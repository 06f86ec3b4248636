import fc from "fast-check";
import { codePointLength } from "../../shared/text/code-points.js";
import {
  BUDGET_RANGES,
  CAMPAIGN_BRIEF_MAX,
  type CampaignRequestInput,
  PRIMARY_GOALS,
  readCampaignRequest,
  REFERRALS,
} from "./campaign-request.js";

const COMPLETE = {
  firstName: "Ada",
  lastName: "Lovelace",
  businessEmail: "ada@analytical.example",
  companyName: "Analytical Engines",
  budgetRange: "$5K–15K",
  primaryGoal: "Brand Awareness",
};

const faultsOf = (input: CampaignRequestInput): Record<string, string> => {
  const reading = readCampaignRequest(input);
  return reading.kind === "faulty"
    ? Object.fromEntries(reading.errors.map(({ path, message }) => [path, message]))
    : {};
};
const requestOf = (input: CampaignRequestInput) => {
  const reading = readCampaignRequest(input);
  if (reading.kind === "faulty") throw new Error(JSON.stringify(reading.errors));
  return reading.request;
};

it("offers the choices as they are printed, with en dashes", () => {
  expect(BUDGET_RANGES).toEqual(["$1K\u20135K", "$5K\u201315K", "$15K\u201350K", "$50K+"]);
  expect(PRIMARY_GOALS).toEqual(["Brand Awareness", "Lead Generation", "App Downloads", "Sales", "Other"]);
  expect(REFERRALS).toEqual(["Google", "Friend/Colleague", "Social Media", "Podcast", "Other"]);
});

it("accepts a request with only the required fields", () => {
  expect(requestOf(COMPLETE)).toEqual({
    ...COMPLETE,
    podcastId: null,
    podcastTitle: null,
    phone: null,
    campaignBrief: null,
    referral: null,
  });
});

it("accepts every field, trimmed", () => {
  const input = {
    ...COMPLETE,
    firstName: " Ada ",
    podcastId: "920666",
    podcastTitle: "Syntax",
    phone: " +44 20 7946 0000 ",
    campaignBrief: "\n Two lines\nof brief. \n",
    referral: "Friend/Colleague",
  };
  expect(requestOf(input)).toEqual({
    ...input,
    firstName: "Ada",
    phone: "+44 20 7946 0000",
    campaignBrief: "Two lines\nof brief.",
  });
});

it("names every missing field in the order of the form", () => {
  const reading = readCampaignRequest({});
  expect(reading).toEqual({
    kind: "faulty",
    errors: [
      { path: "firstName", message: "Please enter your first name." },
      { path: "lastName", message: "Please enter your last name." },
      { path: "businessEmail", message: "Please enter your business email." },
      { path: "companyName", message: "Please enter your company name." },
      { path: "budgetRange", message: "Please choose a budget range." },
      { path: "primaryGoal", message: "Please choose a primary goal." },
    ],
  });
});

it.each([
  ["firstName", " ", "Please enter your first name."],
  ["firstName", "A".repeat(101), "Please use at most 100 characters; these are 101."],
  ["firstName", "Ada\r\nBcc: all@example.org", "Please use plain text on one line."],
  ["lastName", null, "Please enter your last name."],
  ["businessEmail", "ada@example", "Please enter a valid email address."],
  ["businessEmail", "ada@x.org, ben@x.org", "Please enter a valid email address."],
  ["businessEmail", `${"a".repeat(250)}@x.org`, "Please enter a valid email address."],
  ["phone", "1".repeat(41), "Please use at most 40 characters; these are 41."],
  ["phone", "1\u00002", "Please use plain text on one line."],
  ["companyName", "C".repeat(201), "Please use at most 200 characters; these are 201."],
  ["budgetRange", "$1K-5K", "Please choose a budget range."],
  ["budgetRange", "", "Please choose a budget range."],
  ["primaryGoal", "Fame", "Please choose a primary goal."],
  ["primaryGoal", ["Sales"], "Please choose a primary goal."],
  ["campaignBrief", "b".repeat(801), "Please use at most 800 characters; these are 801."],
  ["campaignBrief", "line\n".repeat(10_000), "Please use at most 800 characters; these are 49,999."],
  ["campaignBrief", "half \ud83d of a character", "Please remove the characters that cannot be shown."],
  ["referral", "TikTok", "Please choose one of the options."],
])("refuses %s as %j: %s", (path, value, message) => {
  expect(faultsOf({ ...COMPLETE, [path]: value })).toEqual({ [path]: message });
});

it("counts a brief in code points: 800 emoji fit, 801 characters do not", () => {
  const emoji = "🎙".repeat(CAMPAIGN_BRIEF_MAX);
  expect(requestOf({ ...COMPLETE, campaignBrief: emoji }).campaignBrief).toBe(emoji);
  expect(faultsOf({ ...COMPLETE, campaignBrief: `${emoji}x` })).toHaveProperty("campaignBrief");
  const combining = "e\u0301".repeat(400);
  expect(requestOf({ ...COMPLETE, campaignBrief: combining }).campaignBrief).toBe(combining);
});

it.each(["", " ", null, undefined])("treats %j as an omitted optional field", (nothing) => {
  const optional = {
    podcastId: nothing,
    podcastTitle: nothing,
    phone: nothing,
    campaignBrief: nothing,
    referral: nothing,
  };
  const given = { ...optional, referral: nothing === " " ? "" : nothing };
  expect(requestOf({ ...COMPLETE, ...given })).toMatchObject({ phone: null, campaignBrief: null, referral: null });
});

describe("an invalid show never causes a request to be refused", () => {
  it.each([
    ["id too long", { podcastId: "9".repeat(201) }, { podcastId: null }],
    ["id on two lines", { podcastId: "9\n9" }, { podcastId: null }],
    ["id that is no text", { podcastId: 9 }, { podcastId: null }],
    ["title on two lines", { podcastTitle: "A\r\nB\u0000C" }, { podcastTitle: "A B C" }],
    ["long title", { podcastTitle: "🎙".repeat(600) }, { podcastTitle: "🎙".repeat(500) }],
    ["title of blanks", { podcastTitle: " \n " }, { podcastTitle: null }],
  ])("%s", (_, given, stored) => {
    expect(requestOf({ ...COMPLETE, ...given })).toMatchObject(stored);
  });
});

it("accepts its own output, within its bounds, for any text", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary", maxLength: 120 }),
    fc.constantFrom("Ada", "a@b.co", "$50K+", "Sales", "\r\n", "\u0000", "x".repeat(900)),
    fc.anything(),
  );
  const fields = ["podcastId", "podcastTitle", "phone", "campaignBrief", "referral", ...Object.keys(COMPLETE)];
  const input = fc.record(Object.fromEntries(fields.map((field) => [field, anything])), { requiredKeys: [] });
  fc.assert(
    fc.property(input, fc.boolean(), (typed, onTop) => {
      const given = onTop ? { ...typed, ...COMPLETE } : { ...COMPLETE, ...typed };
      const reading = readCampaignRequest(given);
      if (reading.kind === "faulty") {
        expect(reading.errors.length).toBeGreaterThan(0);
        return;
      }
      expect(readCampaignRequest(reading.request)).toEqual(reading);
      const { campaignBrief, ...lines } = reading.request;
      expect(codePointLength(campaignBrief ?? "")).toBeLessThanOrEqual(800);
      for (const line of Object.values(lines)) expect(line ?? "").not.toMatch(/[\p{Cc}\p{Cs}]/u);
    }),
    { numRuns: 1000 },
  );
});
