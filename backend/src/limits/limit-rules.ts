/** How often something may be done: `points` times in `seconds`. */
export type LimitRule = { readonly points: number; readonly seconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The limits, named after what they count: `…ByNetwork` a network address (IPv6 by /64), `…ByAddress` an email address, `…ByBlock`
 * a block of neighboring addresses (/24, IPv6 /48), `…ByAccount` an account from one network. If only the account counted, a
 * stranger could lock its owner out.
 */
export const LIMIT_RULES = {
  signInByNetwork: { points: 25, seconds: 5 * MINUTE },
  signInByAccount: { points: 10, seconds: 15 * MINUTE },
  /** Attempts from all devices that have been used to sign in to the account. They do not count toward any other limit. */
  signInByKnownDevices: { points: 20, seconds: 15 * MINUTE },
  /** By account and block. Used to slow answers down, never to refuse them. */
  wrongPasswords: { points: 1_000_000, seconds: 15 * MINUTE },
  signUpByNetwork: { points: 5, seconds: 30 * MINUTE },
  resetByNetwork: { points: 5, seconds: 30 * MINUTE },
  /** Guesses at one-time tokens. */
  tokenByNetwork: { points: 30, seconds: 15 * MINUTE },
  /** Emails to one address that anyone can trigger, by cause. Only emails that enter the outbox count. */
  signUpMailsByAddress: { points: 3, seconds: HOUR },
  resetMailsByAddress: { points: 3, seconds: HOUR },
  newAddressMailsByAddress: { points: 3, seconds: HOUR },
  oauthByNetwork: { points: 30, seconds: 5 * MINUTE },
  /** Changes to an account, each of which costs a password hash or an email. */
  accountByUser: { points: 30, seconds: 15 * MINUTE },
  /** Codes emailed to an operator, and attempts to enter one. */
  operatorMailsByUser: { points: 5, seconds: HOUR },
  operatorCodesByUser: { points: 8, seconds: 15 * MINUTE },
  exportByUser: { points: 20, seconds: HOUR },
  /** Requests for the offline catalogue or parts of it: a poor connection may interrupt a download once a minute. */
  snapshotByUser: { points: 60, seconds: HOUR },
  /** Imported texts whose shows are looked up: each can name a thousand. */
  matchByUser: { points: 10, seconds: 10 * MINUTE },
  /** Links and copies of lists that a user creates. */
  sharesByUser: { points: 60, seconds: HOUR },
  /** Reads of shared lists and of invitations, by people without an account. */
  sharedByNetwork: { points: 1_200, seconds: 5 * MINUTE },
  /** Password attempts for a link: from one network, and from all networks together. */
  sharePasswordsByNetwork: { points: 10, seconds: 15 * MINUTE },
  sharePasswordsByLink: { points: 200, seconds: HOUR },
  invitationsByUser: { points: 30, seconds: HOUR },
  /** List invitations to one address, from anyone. */
  invitationMailsByAddress: { points: 5, seconds: 24 * HOUR },
  acceptByUser: { points: 30, seconds: 15 * MINUTE },
  commentsByUser: { points: 300, seconds: HOUR },
  /** Feeds that are read because a visitor views their shows. */
  refreshByNetwork: { points: 120, seconds: 5 * MINUTE },
  /** Feeds that are looked up in a directory, which answers about twenty requests a minute. */
  findFeedByNetwork: { points: 10, seconds: 5 * MINUTE },
  /** Chapters and transcripts, which are fetched from the shows' own hosts. */
  episodeFilesByNetwork: { points: 240, seconds: 5 * MINUTE },
  /** Claims to shows, and reads of feeds to find the proofs. */
  claimsByUser: { points: 20, seconds: HOUR },
  claimChecksByUser: { points: 30, seconds: HOUR },
  claimChecksByClaim: { points: 6, seconds: 5 * MINUTE },
  /** Reads of a show's feed because its makers ask for new findings. */
  feedChecksByShow: { points: 1, seconds: HOUR },
  /**
   * Codes emailed to owners of feeds, who did not request them. A code works for only one account, so an account must not be able
   * to use up the codes of a show or an address for others.
   */
  claimMailsByUserAndShow: { points: 1, seconds: 24 * HOUR },
  claimMailsByUserAndOwner: { points: 2, seconds: HOUR },
  claimMailsByShow: { points: 5, seconds: 24 * HOUR },
  claimMailsByAddress: { points: 3, seconds: HOUR },
  /** Requests from feed hubs. */
  hubsByNetwork: { points: 3_000, seconds: 5 * MINUTE },
  /** Reads of the feeds of watched views, and new URLs for them. */
  viewFeedsByNetwork: { points: 600, seconds: 5 * MINUTE },
  viewFeedsByUser: { points: 60, seconds: HOUR },
  /** New webhooks and secrets, test events and replays: each makes us call another server. */
  webhooksByUser: { points: 120, seconds: HOUR },
  /** The public forms, each counted separately. */
  campaignRequestsByNetwork: { points: 5, seconds: 10 * MINUTE },
  campaignRequestsByBlock: { points: 50, seconds: HOUR },
  waitlistByNetwork: { points: 5, seconds: 10 * MINUTE },
  waitlistByBlock: { points: 50, seconds: HOUR },
  contactMessagesByNetwork: { points: 5, seconds: 10 * MINUTE },
  contactMessagesByBlock: { points: 50, seconds: HOUR },
  contactRemovalsByNetwork: { points: 5, seconds: 10 * MINUTE },
  contactRemovalsByBlock: { points: 50, seconds: HOUR },
  removalMailsByAddress: { points: 3, seconds: HOUR },
  /** Batches of page views; a page sends at most one every few seconds. */
  eventsByNetwork: { points: 300, seconds: 5 * MINUTE },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof LIMIT_RULES;
export type LimitRules = Readonly<Record<LimitName, LimitRule>>;

/** Injection token of the rules, so that tests of other things can raise the limits. */
export const LIMITS_IN_USE = Symbol("limits in use");
