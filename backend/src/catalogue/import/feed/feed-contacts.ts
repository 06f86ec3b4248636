import type { ContactRole, StatedContact } from "@earshot/domain/contacts/contact-point";
import { contactPoints } from "@earshot/domain/contacts/contact-points";
import type { ContactPoint } from "@earshot/domain/contacts/contact-point";
import { socialLink, socialLinksIn } from "@earshot/domain/contacts/social-links";
import { decodeReferences, oneLine } from "../text/clean-text.js";
import { childText, childrenByName, type FeedElement } from "./feed-element.js";
import { personRole, relatedAddresses } from "./feed-fields.js";
import { personName } from "../text/person-name.js";
import { webAddress } from "../text/web-address.js";

/** Maximum elements of one kind to read. */
const MOST = 50;

/** The contacts in a feed's channel. The website is not one of them: it is stored as a fact about the show. */
export function feedContacts(channel: FeedElement, base: string | undefined): readonly ContactPoint[] {
  return contactPoints([
    ...owners(channel),
    ...addresses(channel, "managing-editor", "managingeditor"),
    ...addresses(channel, "web-master", "webmaster"),
    ...lockOwners(channel),
    ...people(channel, base),
    ...socialPages(channel, base),
    ...supportPages(channel, base),
  ]);
}

function owners(channel: FeedElement): StatedContact[] {
  const stated = elements(channel, "itunes:owner").map((owner): StatedContact => ({
    role: "owner",
    name: personName(childText(owner, "itunes:name")),
    address: decoded(childText(owner, "itunes:email")),
  }));
  const others = [
    ...elements(channel, "googleplay:email").map(({ text }) => ({ text, name: undefined })),
    ...["author", "atom:author"].flatMap((name) =>
      elements(channel, name).map((author) => ({
        text: childText(author, "email", "atom:email") ?? "",
        name: personName(childText(author, "name", "atom:name")),
      })),
    ),
  ];
  return [
    ...stated,
    ...others.map(({ text, name }): StatedContact => ({ role: "owner", name, address: decoded(text) })),
  ];
}

function addresses(channel: FeedElement, role: ContactRole, element: string): StatedContact[] {
  return elements(channel, element).map(({ text }) => ({ role, address: decoded(text) }));
}

function lockOwners(channel: FeedElement): StatedContact[] {
  return elements(channel, "podcast:locked").map(({ attributes }) => ({
    role: "feed-owner",
    address: decoded(attributes.owner ?? attributes.email),
  }));
}

function people(channel: FeedElement, base: string | undefined): StatedContact[] {
  return elements(channel, "podcast:person").map(({ attributes, text }) => ({
    role: personRole(attributes),
    name: personName(text),
    href: webAddress(attributes.href, base),
    imageUrl: webAddress(attributes.img, base),
  }));
}

function socialPages(channel: FeedElement, base: string | undefined): StatedContact[] {
  const interact = elements(channel, "podcast:socialinteract").flatMap(({ attributes }) => {
    const href = webAddress(attributes.accounturl ?? attributes.uri, base);
    const name = oneLine(attributes.protocol, 40);
    return attributes.protocol?.toLowerCase() === "disabled" || href === undefined ? [] : [{ href, name }];
  });
  const own = [
    ...relatedAddresses(channel, "me"),
    ...elements(channel, "link").flatMap(
      ({ text, attributes }) => webAddress(text.trim() || attributes.href, base) ?? [],
    ),
  ].flatMap((href) => socialLink(href) ?? []);
  const texts = ["description", "itunes:summary", "summary", "content:encoded"].flatMap((name) => {
    const text = childText(channel, name);
    return text === undefined ? [] : socialLinksIn(decodeReferences(text));
  });
  return [...interact, ...own, ...texts].map(({ href, name }) => ({ role: "social", href, name }));
}

function supportPages(channel: FeedElement, base: string | undefined): StatedContact[] {
  const stated = elements(channel, "podcast:funding").map(({ attributes, text }) => ({
    href: webAddress(attributes.url ?? attributes.href, base),
    name: oneLine(text, 200),
  }));
  const payment = relatedAddresses(channel, "payment").map((href) => ({ href, name: undefined }));
  return [...stated, ...payment].map(({ href, name }) => ({ role: "funding", href, name }));
}

const elements = (channel: FeedElement, name: string): readonly FeedElement[] =>
  childrenByName(channel, name).slice(0, MOST);

const decoded = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : decodeReferences(text.slice(0, 2_000));
