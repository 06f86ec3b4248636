import { ADDRESSES_A_DAY } from "../contacts/contact-quota.js";
import { FREE_LIMITS } from "./plans.js";

test("the listed limits equal those of the rules, with thousands separators", () => {
  const most = Object.fromEntries(FREE_LIMITS.map((limit) => [limit.what, limit.most]));
  expect(most).toMatchObject({ Lists: "1,000", "Podcasts in a list": "100,000", "People who work on a list": "50" });
  expect(most["Contact addresses a day"]).toBe(String(ADDRESSES_A_DAY));
});

test("each limit is named once", () => {
  expect(new Set(FREE_LIMITS.map(({ what }) => what)).size).toBe(FREE_LIMITS.length);
});
