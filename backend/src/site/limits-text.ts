import { formatCount } from "@earshot/domain/shared/text/format-count";
import { FREE_PLAN } from "@earshot/domain/keys/free-plan";
import { READS_WITHOUT_KEY } from "@earshot/domain/shared/reads-without-key";

const { requestsAMinute, requestsADay } = FREE_PLAN;

/** The limits of the API, for its descriptions. */
export const LIMITS_TEXT = [
  `Limits: ${READS_WITHOUT_KEY} reads a minute for a network without a key;`,
  `${requestsAMinute} requests a minute and ${formatCount(requestsADay)} a day for an account with keys on the Free plan.`,
  "Every response to a key has RateLimit and RateLimit-Policy: what is left, when it is renewed, and the limits.",
  "A lookup counts as one request for every ten shows. A 304 does not count toward the day; a 401, 403, 429 or 5xx does not count at all.",
  "Above a limit, requests get 429 limit.exceeded with Retry-After.",
].join(" ");
