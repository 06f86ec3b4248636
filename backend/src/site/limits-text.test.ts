import { FREE_PLAN } from "@earshot/domain/keys/free-plan";
import { pointsOf } from "../http/requests/request-cost.js";
import { LIMITS_TEXT } from "./limits-text.js";

test("the limits in the API's descriptions are those of the code, with the names of their headers", () => {
  for (const fact of [
    "120 reads a minute for a network",
    `${FREE_PLAN.requestsAMinute} requests a minute and 1,000 a day`,
    "RateLimit and RateLimit-Policy",
    "Retry-After",
    "limit.exceeded",
    "304",
  ])
    expect(LIMITS_TEXT).toContain(fact);
  expect([pointsOf(10), pointsOf(11), pointsOf(200)]).toEqual([1, 2, 20]);
  expect(LIMITS_TEXT).toContain("one request for every ten shows");
});
