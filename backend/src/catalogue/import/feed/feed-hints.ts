import { type FeedHints, ruleGap } from "@earshot/domain/feeds/feed-hints";
import { childAttribute, childText, childrenByName, type FeedElement } from "./feed-element.js";
import { relatedLinks } from "./feed-fields.js";

const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
/** Maximum entries: the hours of a day. */
const MOST = 24;

/** Hubs that announce changes of the feed (WebSub), and the feed's address there, both as written. */
type HubHints = { readonly hubs: readonly string[]; readonly self?: string };

/** A feed's requests to programs that poll it. */
export function feedHints(channel: FeedElement): FeedHints & HubHints {
  const rule = childAttribute(channel, "podcast:updatefrequency", "rrule");
  const declaredGap = rule === undefined ? undefined : ruleGap(rule);
  const [self] = relatedLinks(channel, "self");
  const movedTo = childText(channel, "itunes:new-feed-url")?.trim();
  return {
    ...(declaredGap === undefined ? {} : { declaredGap }),
    complete: childAttribute(channel, "podcast:updatefrequency", "complete")?.toLowerCase() === "true",
    skipHours: entries(channel, "skiphours", "hour").flatMap((hour) => hourOf(hour) ?? []),
    skipDays: entries(channel, "skipdays", "day").flatMap((day) => {
      const number = DAYS.indexOf(day.toLowerCase());
      return number < 0 ? [] : [number];
    }),
    ...(movedTo === undefined ? {} : { movedTo }),
    hubs: relatedLinks(channel, "hub"),
    ...(self === undefined ? {} : { self }),
  };
}

function entries(channel: FeedElement, list: string, entry: string): string[] {
  const found = childrenByName(channel, list).flatMap((element) => childrenByName(element, entry));
  return found.slice(0, MOST).map(({ text }) => text.trim());
}

/** RSS counts hours from 0 to 23, its early versions from 1 to 24: 24 is midnight. */
function hourOf(text: string): number | undefined {
  const hour = /^\d{1,2}$/.test(text) ? Number(text) : NaN;
  return hour >= 0 && hour <= 24 ? hour % 24 : undefined;
}
