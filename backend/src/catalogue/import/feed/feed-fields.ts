import { appleCategories } from "@earshot/domain/catalogue/codes/categories";
import { countryCode, countryOfPlace } from "@earshot/domain/catalogue/codes/countries";
import type { EpisodeRole } from "@earshot/domain/catalogue/shows/episode";
import { childAttribute, childText, childrenByName, type FeedElement } from "./feed-element.js";
import { feedDate } from "./values/feed-date.js";
import { decodeReferences } from "../text/clean-text.js";
import { webAddress } from "../text/web-address.js";

/** When it was published or, failing that, last changed; epoch seconds. */
export function dateOf(element: FeedElement, ...names: readonly string[]): number | undefined {
  for (const name of names)
    for (const child of childrenByName(element, name)) {
      const date = feedDate(child.text);
      if (date !== undefined) return date;
    }
  return undefined;
}

/** The picture of a show or an episode. The one for podcast apps is preferred to the one for feed readers. */
export function imageOf(element: FeedElement, base: string | undefined): string | undefined {
  const group = childrenByName(element, "media:group")[0];
  const image = childrenByName(element, "image").map((child) => childText(child, "url"));
  const candidates = [
    childAttribute(element, "itunes:image", "href", "url"),
    childText(element, "itunes:image"),
    ...image,
    childAttribute(element, "googleplay:image", "href"),
    ...childrenByName(element, "itunes:link").map(({ attributes }) => relation(attributes) === "image" ? attributes.href : undefined),
    childAttribute(element, "media:thumbnail", "url"),
    childAttribute(group, "media:thumbnail", "url"),
    childText(element, "image", "logo", "icon"),
    childAttribute(element, "image", "href", "url"),
  ]; // prettier-ignore
  return firstAddress(candidates, base);
}

/** The page that a show or an episode links to. */
export function linkOf(element: FeedElement, base: string | undefined): string | undefined {
  const links = childrenByName(element, "link");
  const alternate = links.filter(
    ({ attributes }) => attributes.href && ["", "alternate"].includes(relation(attributes)),
  );
  return firstAddress([...links.map(({ text }) => text), ...alternate.map(({ attributes }) => attributes.href)], base);
}

/** Addresses in the channel for a relation such as "self". */
export function relatedAddresses(element: FeedElement, wanted: string): string[] {
  return relatedLinks(element, wanted).flatMap((link) => webAddress(link) ?? []);
}

/** The same, but unresolved: they can point anywhere. */
export function relatedLinks(element: FeedElement, wanted: string): string[] {
  const links = [...childrenByName(element, "atom:link"), ...childrenByName(element, "link")];
  return links.flatMap(({ attributes }) => (relation(attributes) === wanted ? (attributes.href?.trim() ?? []) : []));
}

/** "yes" and "explicit" (in upper or lower case) mean yes, "no" and "clean" mean no; anything else is unknown. */
export function explicitOf(element: FeedElement): boolean | undefined {
  const stated = childText(element, "itunes:explicit", "googleplay:explicit")?.trim().toLowerCase() ?? "";
  if (["yes", "true", "explicit", "1"].includes(stated)) return true;
  return ["no", "false", "clean", "notexplicit", "0"].includes(stated) ? false : undefined;
}

/** Apple's names for all categories in a feed, even if they are nested, escaped twice, or plain RSS categories. */
export function categoriesOf(channel: FeedElement): string[] {
  const words: string[] = [];
  const collect = (element: FeedElement, name: string): void => {
    for (const child of childrenByName(element, name)) {
      const word = decodeReferences(child.attributes.text ?? child.attributes.term ?? child.text).trim();
      if (word !== "") words.push(word);
      collect(child, name);
    }
  };
  for (const name of ["itunes:category", "googleplay:category", "category"]) collect(channel, name);
  return appleCategories(words.slice(0, 60));
}

/**
 * The country that a feed names: where it is made (`rel="creator"`), or else the place that it is about. Ignores coordinates and
 * OpenStreetMap ids, which would need a map.
 */
export function countryOf(channel: FeedElement): string | undefined {
  const locations = childrenByName(channel, "podcast:location");
  const isCreator = ({ attributes }: FeedElement) => relation(attributes) === "creator";
  const codes = locations
    .toSorted((a, b) => Number(isCreator(b)) - Number(isCreator(a)))
    .map(({ attributes, text }) => countryCode(attributes.country ?? "") ?? countryOfPlace(text));
  return codes.find((code) => code !== undefined);
}

function firstAddress(candidates: readonly (string | undefined)[], base: string | undefined): string | undefined {
  for (const candidate of candidates) {
    const address = candidate?.trim() ? webAddress(candidate, base) : undefined;
    if (address !== undefined) return address;
  }
  return undefined;
}

const relation = (attributes: Readonly<Record<string, string>>): string => attributes.rel?.trim().toLowerCase() ?? "";

const PERSON_ROLES: ReadonlyMap<string, EpisodeRole> = new Map([
  ["", "host"],
  ["host", "host"],
  ["co-host", "host"],
  ["cohost", "host"],
  ["guest host", "host"],
  ["guest", "guest"],
]);

/** The role that a `podcast:person` states. */
export function personRole({ role = "" }: FeedElement["attributes"]): EpisodeRole {
  return PERSON_ROLES.get(role.trim().toLowerCase()) ?? "crew";
}
