import { PAGES } from "../site/pages.js";

/**
 * What is counted about a visit (product specification sections 2 and 7, decision 23): the page, the show that was chosen, and the fact
 * that a search was made. It never includes a search text, a URL with its parameters, or anything that a person typed.
 */
export type AnalyticsEvent = { readonly at: Date } & (
  | { readonly name: "page_view"; readonly route: string; readonly podcastId?: string }
  | {
      readonly name: "select_podcast";
      readonly podcastId: string;
      readonly title: string;
      readonly location: "home_grid";
    }
  | { readonly name: "search"; readonly mode: (typeof MODES)[number]; readonly found: boolean }
);

const MODES = ["all", "title", "topic", "host"] as const;

/** Maximum number of events in one request. The rest are ignored. */
export const MOST_EVENTS = 50;
/** Maximum number of characters of a title that are stored. */
const TITLE_MAX = 200;
/** Events wait in a browser for seconds, so an event dated more than a day ago gets the current time. */
const OLDEST_MS = 24 * 60 * 60 * 1000;

/** The path patterns of the pages. All other paths are counted together as a single missing page. */
const ROUTES: ReadonlySet<string> = new Set([
  ...["/", "/podcast/:id", "/podcast/:id/kit", "/blog/:slug", "/l/:token", "/auth", "/signup", "/404"],
  ...Object.keys(PAGES),
]);

/**
 * The pattern of a path, and the podcast it is about. A path without a page gives "/404". The operator page gives undefined: for visitors
 * it does not exist, and operators would count their own visits.
 */
export function routeOf(path: string): { readonly route: string; readonly podcastId?: string } | undefined {
  if (/^\/admin\/?$/.test(path)) return undefined;
  const known = path.replace(/\/+$/, "");
  if (Object.hasOwn(PAGES, known)) return { route: known };
  const [, page = "", rest, ...more] = known.split("/");
  if (page === "podcast" && isPodcastId(rest) && more.join("/") === "kit") return { route: "/podcast/:id/kit" };
  if (more.length > 0) return { route: "/404" };
  if (rest !== undefined) {
    if (page === "podcast" && isPodcastId(rest)) return { route: "/podcast/:id", podcastId: rest };
    // The token in a shared list's path is a secret.
    if (page === "l") return { route: "/l/:token" };
    return { route: page === "blog" ? "/blog/:slug" : "/404" };
  }
  const route = `/${page}`;
  return { route: isRoute(route) ? route : "/404" };
}

/** Parses an event as sent by a client. undefined for unknown events; unknown properties are dropped. */
export function readAnalyticsEvent(raw: unknown, now: Date): AnalyticsEvent | undefined {
  if (!isRecord(raw)) return undefined;
  const props = isRecord(raw.props) ? raw.props : {};
  const at = momentOf(raw.at, now);
  switch (raw.name) {
    case "page_view": {
      if (typeof props.route !== "string" || !isRoute(props.route)) return undefined;
      const podcastId = props.route === "/podcast/:id" && isPodcastId(props.podcastId) ? props.podcastId : undefined;
      return { name: "page_view", at, route: props.route, ...(podcastId === undefined ? {} : { podcastId }) };
    }
    case "select_podcast": {
      const { podcastId, title, location } = props;
      if (!isPodcastId(podcastId) || typeof title !== "string" || location !== "home_grid") return undefined;
      return { name: "select_podcast", at, podcastId, title: shortTitle(title), location };
    }
    case "search": {
      const { found } = props;
      const mode = MODES.find((known) => known === props.mode);
      if (mode === undefined || typeof found !== "boolean") return undefined;
      return { name: "search", at, mode, found };
    }
    default:
      return undefined;
  }
}

function momentOf(value: unknown, now: Date): Date {
  const at = typeof value === "string" ? Date.parse(value) : NaN;
  const age = now.getTime() - at;
  // A wrong clock must not move a visit to another month.
  return age >= 0 && age <= OLDEST_MS ? new Date(at) : now;
}

function shortTitle(title: string): string {
  // Control characters are not readable, and NUL and lone surrogates cannot even be stored.
  const readable = title.replace(/[\p{Cc}\p{Cs}]/gu, " ");
  return [...readable].slice(0, TITLE_MAX).join("").trim();
}

const isRoute = (route: string): boolean => ROUTES.has(route);
const isPodcastId = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,64}$/.test(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
