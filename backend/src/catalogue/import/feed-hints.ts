import { type FeedHints, ruleGap } from "@earshot/domain/feeds/feed-hints";
import { childAttribute, childText, childrenNamed, type FeedElement } from "./feed-element.js";
import { relatedAddresses } from "./feed-fields.js";

const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
/** More entries than there are hours are not read. */
const MOST = 24;

/** What a feed asks of programs that read it again and again. */
export function feedHints(channel: FeedElement): FeedHints & { readonly hubs: readonly string[] } {
  const rule = childAttribute(channel, "podcast:updatefrequency", "rrule");
  const declaredGap = rule === undefined ? undefined : ruleGap(rule);
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
    hubs: relatedAddresses(channel, "hub"),
  };
}

function entries(channel: FeedElement, list: string, entry: string): string[] {
  const found = childrenNamed(channel, list).flatMap((element) => childrenNamed(element, entry));
  return found.slice(0, MOST).map(({ text }) => text.trim());
}

/** RSS counts hours from 0 to 23, its early versions from 1 to 24: 24 is midnight. */
function hourOf(text: string): number | undefined {
  const hour = /^\d{1,2}$/.test(text) ? Number(text) : NaN;
  return hour >= 0 && hour <= 24 ? hour % 24 : undefined;
}
