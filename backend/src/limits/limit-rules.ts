/** How often something may be done: `points` times in `seconds`. */
export type LimitRule = { readonly points: number; readonly seconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The limits by what they count: `…ByNetwork` a network address (IPv6 by /64), `…ByAddress` an e-mail address,
 * `…ByBlock` a neighbourhood of addresses (/24, IPv6 /48), `…ByAccount` an account from one network. A limit per account alone would let a stranger lock its owner out.
 */
export const LIMIT_RULES = {
  signInByNetwork: { points: 25, seconds: 5 * MINUTE },
  signInByAccount: { points: 10, seconds: 15 * MINUTE },
  /** Attempts of all devices together on which the account was signed in to before; they count nowhere else. */
  signInByKnownDevices: { points: 20, seconds: 15 * MINUTE },
  /** By account and neighbourhood. Counted to make answers slower, never to refuse one. */
  wrongPasswords: { points: 1_000_000, seconds: 15 * MINUTE },
  signUpByNetwork: { points: 5, seconds: 30 * MINUTE },
  resetByNetwork: { points: 5, seconds: 30 * MINUTE },
  /** Guesses at one-time tokens. */
  tokenByNetwork: { points: 30, seconds: 15 * MINUTE },
  /** Mails that anybody can have sent to one address, by what causes them; only those that are written count. */
  signUpMailsByAddress: { points: 3, seconds: HOUR },
  resetMailsByAddress: { points: 3, seconds: HOUR },
  newAddressMailsByAddress: { points: 3, seconds: HOUR },
  oauthByNetwork: { points: 30, seconds: 5 * MINUTE },
  /** Changes of an account, each of which costs a password hash or a mail. */
  accountByUser: { points: 30, seconds: 15 * MINUTE },
  exportByUser: { points: 20, seconds: HOUR },
  /** Texts whose shows are looked up: each may name a thousand. */
  matchByUser: { points: 10, seconds: 10 * MINUTE },
  /** Feeds that are read because their shows are viewed. */
  refreshByNetwork: { points: 120, seconds: 5 * MINUTE },
  /** The forms that anybody may send, each by itself. */
  campaignRequestsByNetwork: { points: 5, seconds: 10 * MINUTE },
  campaignRequestsByBlock: { points: 50, seconds: HOUR },
  waitlistByNetwork: { points: 5, seconds: 10 * MINUTE },
  waitlistByBlock: { points: 50, seconds: HOUR },
  contactMessagesByNetwork: { points: 5, seconds: 10 * MINUTE },
  contactMessagesByBlock: { points: 50, seconds: HOUR },
  /** Deliveries of page views; a page sends one every few seconds at most. */
  eventsByNetwork: { points: 300, seconds: 5 * MINUTE },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof LIMIT_RULES;
export type LimitRules = Readonly<Record<LimitName, LimitRule>>;

/** Token under which the rules are provided, so that a test of something else can raise them. */
export const LIMITS_IN_USE = Symbol("limits in use");

/** Rules that no test run reaches. */
export function raised(rules: LimitRules = LIMIT_RULES): LimitRules {
  const high = Object.entries(rules).map(([name, { seconds }]) => [name, { points: 1_000_000, seconds }]);
  return Object.fromEntries(high) as LimitRules;
}
