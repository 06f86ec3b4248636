import { oneLine } from "../text/clean-text.js";
import { feedText } from "../feed/feed-text.js";
import { xmlTokenizer } from "../feed/tokenize-xml.js";
import { webAddress } from "../text/web-address.js";

/** An entry of a subscription list; `address` is missing when `written` is not a public web address. */
export type Subscription = { readonly title?: string; readonly address?: string; readonly written: string };

/** More subscriptions than anybody has; the rest of a hostile list is ignored. */
const MOST = 100_000;

/** The feeds that an OPML file lists, at any depth, each address once. For a damaged file, the readable part. */
export function readOpml(bytes: Buffer): Subscription[] {
  const list: Subscription[] = [];
  opmlReader((subscription) => list.push(subscription)).end(feedText(bytes));
  return list;
}

/** The same for text that arrives in pieces; calls back for each feed. */
export function opmlReader(onFeed: (subscription: Subscription) => void): ReturnType<typeof xmlTokenizer> {
  const found = new Set<string>();
  return xmlTokenizer({
    onopentag(name, attributes) {
      const written = attributes.xmlurl?.trim();
      if (name !== "outline" || !written || found.size >= MOST) return;
      const address = webAddress(written);
      if (found.has(address ?? written)) return;
      found.add(address ?? written);
      onFeed({ title: oneLine(decoded(attributes.title ?? attributes.text)) ?? written, address, written });
    },
  });
}

/** Some applications write titles in URL encoding: "50%20Things". */
function decoded(title: string | undefined): string | undefined {
  if (title === undefined || !/%[0-9a-f]{2}/i.test(title) || /\s/.test(title)) return title;
  try {
    return decodeURIComponent(title);
  } catch {
    return title;
  }
}
