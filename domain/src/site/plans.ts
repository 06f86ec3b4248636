import { ADDRESSES_A_DAY } from "../contacts/contact-quota.js";
import { KEYS_MAX } from "../keys/api-key.js";
import { FREE_PLAN } from "../keys/free-plan.js";
import { IMPORT_MAX } from "../lists/importing/import-entries.js";
import { ITEMS_MAX, LISTS_MAX } from "../lists/list.js";
import { PEOPLE_MAX } from "../lists/sharing/invitation.js";
import { SHARES_MAX } from "../lists/sharing/share-link.js";

/** A limit of the free plan, as displayed to people. */
export type PlanLimit = { readonly what: string; readonly most: string };

/** The limits of a free account, taken from the rules that enforce them. */
export const FREE_LIMITS: readonly PlanLimit[] = [
  { what: "Lists", most: count(LISTS_MAX) },
  { what: "Podcasts in a list", most: count(ITEMS_MAX) },
  { what: "Podcasts from one file", most: count(IMPORT_MAX) },
  { what: "People who work on a list", most: count(PEOPLE_MAX) },
  { what: "Links to a list", most: count(SHARES_MAX) },
  { what: "Contact addresses a day", most: count(ADDRESSES_A_DAY) },
  { what: "API requests a minute", most: count(FREE_PLAN.requestsAMinute) },
  { what: "API requests a day", most: count(FREE_PLAN.requestsADay) },
  { what: "API keys", most: count(KEYS_MAX) },
  { what: "Webhooks", most: count(FREE_PLAN.webhooks) },
];

function count(limit: number): string {
  return limit.toLocaleString("en");
}
