/** "note": the feed lacks something. "unknown": the data that was read is not enough to tell, which is not the feed's fault. */
export const FINDING_STATES = ["note", "unknown", "pass"] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** The feed checks, and why each matters to listeners, apps or advertisers. */
const CHECKS = {
  reading: {
    about: "Reading the feed",
    why: "Apps and directories drop a show whose feed they can’t read.",
  },
  "https-feed": {
    about: "Feed over https",
    why: "Some apps refuse plain http, and any network along the way can change it.",
  },
  address: {
    about: "Address of the feed",
    why: "A directory that keeps an old address loses the show when its redirect ends.",
  },
  caching: {
    about: "Unchanged copies",
    why: "Apps request a feed often. A marked copy is only sent again after a change.",
  },
  rhythm: {
    about: "Regular episodes",
    why: "Listeners and advertisers plan around a steady schedule.",
  },
  latest: {
    about: "Latest episode",
    why: "Listeners and advertisers skip a show that seems to have ended.",
  },
  "https-audio": {
    about: "Audio over https",
    why: "Web players on secure pages may refuse audio over plain http.",
  },
  durations: {
    about: "Length of episodes",
    why: "People choose an episode by its length, before the audio is loaded.",
  },
  cover: {
    about: "Cover",
    why: "Apple Podcasts asks for a square of 1,400 to 3,000 pixels.",
  },
  language: {
    about: "Language",
    why: "Directories and buyers look for shows by language.",
  },
  explicit: {
    about: "Explicit or not",
    why: "Apple Podcasts requires it, and parental controls follow it.",
  },
  contact: {
    about: "Contact",
    why: "Sponsors and guests need a way to write to the makers.",
  },
  guid: {
    about: "podcast:guid",
    why: "It identifies the show wherever its feed moves.",
  },
  locked: {
    about: "podcast:locked",
    why: "It names the owner, who must agree before another host takes over the show.",
  },
  transcripts: {
    about: "podcast:transcript",
    why: "Transcripts help deaf listeners, and search finds what was said.",
  },
  people: {
    about: "podcast:person",
    why: "Apps show hosts and guests, and people find shows through them.",
  },
  funding: {
    about: "podcast:funding",
    why: "Apps show a button for listeners who want to support the show.",
  },
} as const;

export type CheckId = keyof typeof CHECKS;
export const CHECK_IDS = Object.keys(CHECKS) as readonly CheckId[];

/** The result of one feed check, worded for the show's makers. */
export type FeedFinding = {
  readonly id: CheckId;
  readonly about: string;
  readonly state: FindingState;
  /** The evidence, with its figures. */
  readonly seen: string;
  readonly why: string;
};

export function finding(id: CheckId, state: FindingState, seen: string): FeedFinding {
  const { about, why } = CHECKS[id];
  return { id, about, state, seen, why };
}
