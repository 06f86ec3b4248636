import { codePointLength, firstCodePoints } from "../shared/text/code-points.js";
import { jsonIn } from "../shared/text/json-in.js";
import { safeRedirect } from "./redirect.js";

/** An action for which a guest has to sign in. */
const INTENTS = ["save", "track", "insights", "create_list", "add_to_list"] as const;
export type Intent = (typeof INTENTS)[number];

/** A pending action. The browser stores it during sign-in and performs it after that. */
export type PostLoginAction = {
  readonly intent: Intent;
  /** The page of the action, to which the visitor returns after signing in. */
  readonly redirect: string;
  readonly podcastId?: string;
  readonly title?: string;
  readonly listName?: string;
  /** Where the heading of what was locked was, in CSS pixels from the top of the window. */
  readonly top?: number;
  /** The time of the action, in epoch milliseconds. */
  readonly at: number;
};

/** Milliseconds until a pending action expires. */
export const INTENT_LIFE = 60 * 60 * 1000;
const STORED_MAX = 8192;
const TITLE_MAX = 300;
const SHOWN_TITLE = 80;
/** CSS pixels: taller than any window. */
const TOP_MAX = 1e5;
const NEEDS_PODCAST: readonly Intent[] = ["save", "track", "add_to_list"];

/**
 * Parses what `JSON.stringify` wrote to local storage. Other scripts may have written there too, so everything is checked: undefined
 * unless it is a complete, recent action on this site. Unknown fields are dropped.
 */
export function parsePostLoginAction(text: unknown, now: Date): PostLoginAction | undefined {
  if (typeof text !== "string" || text.length > STORED_MAX) return undefined;
  const stored = parseObject(text);
  if (!stored) return undefined;
  const intent = INTENTS.find((known) => known === stored.intent);
  const redirect = safeRedirect(stored.redirect);
  const { at, top } = stored;
  if (!intent || !redirect || typeof at !== "number" || !isFresh(at, now)) return undefined;
  const podcastId = stored.podcastId === undefined ? undefined : plainText(stored.podcastId, 128);
  if (podcastId === undefined && (stored.podcastId !== undefined || NEEDS_PODCAST.includes(intent))) return undefined;
  const title = plainText(stored.title, TITLE_MAX);
  const listName = plainText(stored.listName, TITLE_MAX);
  return {
    intent,
    redirect,
    ...(podcastId !== undefined && { podcastId }),
    ...(title !== undefined && { title }),
    ...(listName !== undefined && { listName }),
    ...(typeof top === "number" && top >= 0 && top < TOP_MAX && { top: Math.round(top) }),
    at,
  };
}

/** Why the visitor is asked to sign in, from the URL's `reason` parameter; undefined for an unknown reason. */
export function reasonText(reason: unknown, title?: unknown): string | undefined {
  const name = plainText(typeof title === "string" ? firstCodePoints(title, TITLE_MAX) : undefined, TITLE_MAX);
  const short = name && codePointLength(name) > SHOWN_TITLE ? `${firstCodePoints(name, SHOWN_TITLE).trimEnd()}…` : name;
  switch (reason) {
    case "save":
      return `Sign in to save ${short ?? "podcasts"}`;
    case "track":
      return `Sign in to track ${short ?? "podcasts"}`;
    case "insights":
      return short ? `Sign in to see the numbers for ${short}` : "Sign in to see the numbers";
    case "add_to_list":
      return `Sign in to add ${short ?? "a podcast"} to a list`;
    case "create_list":
      return "Sign in to create lists";
    case "lists":
      return "Sign in to see your lists";
    case "dashboard":
      return "Sign in to see your dashboard";
    case "account":
      return "Sign in to manage your account";
    case "watch":
      return "Sign in to watch a search";
    case "watching":
      return "Sign in to see your watched searches";
    case "expired":
      return "Your session has ended. Sign in to continue";
    default:
      return undefined;
  }
}

/** A time slightly in the future means that the clock was set back, not that the data is forged. */
function isFresh(at: number, now: Date): boolean {
  const age = now.getTime() - at;
  return age >= -60_000 && age <= INTENT_LIFE;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = jsonIn(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.assign(Object.create(null), value) as Record<string, unknown>;
}

/** Displayable text on one line, trimmed. */
function plainText(value: unknown, limit: number): string | undefined {
  if (typeof value !== "string" || value.length > limit * 2) return undefined;
  const text = value.trim();
  if (text === "" || codePointLength(text) > limit) return undefined;
  return /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text) ? undefined : text;
}
