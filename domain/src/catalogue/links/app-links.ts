import { isListeningPage } from "./listening-page.js";

export type AppLink = { readonly label: string; readonly href: string };

/** A show's known addresses on the web; "" if unknown. */
type Known = {
  readonly website: string;
  readonly feed: string;
  readonly itunesId: string;
  /** The show's own description, which may link to its pages in apps. */
  readonly description?: string;
};

/** URL patterns (host, and start of the path) of a show's page in each app. */
const APPS: readonly { readonly label: string; readonly host: RegExp; readonly path: RegExp }[] = [
  { label: "Apple Podcasts", host: /^(podcasts|itunes)\.apple\.com$/, path: /\/id\d+/ },
  { label: "Spotify", host: /^open\.spotify\.com$/, path: /^\/show\// },
  { label: "YouTube", host: /^(www\.|m\.)?youtube\.com$/, path: /^\/(@|channel\/|c\/|user\/|playlist)/ },
];

/**
 * Links to a show, at most one per app: Apple by the show's Apple number; Spotify and YouTube if the show's website or description points
 * to its page there. Addresses that are not http(s) are left out.
 */
export function appLinks({ website, feed, itunesId, description = "" }: Known): readonly AppLink[] {
  const links: AppLink[] = [];
  const add = (label: string, href: string) => {
    if (!links.some((link) => link.label === label)) links.push({ label, href });
  };
  if (isAppleNumber(itunesId)) add("Apple Podcasts", `https://podcasts.apple.com/podcast/id${itunesId}`);
  const site = webAddress(website);
  for (const address of [website, ...addressesIn(description)]) {
    const app = appOf(address);
    if (app !== undefined) add(app, address);
  }
  if (site && appOf(website) === undefined && !isListeningPage(website)) add("Website", website);
  if (webAddress(feed)) add("RSS feed", feed);
  return links;
}

/** Links that open a show in apps that can find it by its feed or its Apple number. */
export function listeningApps({ feed, itunesId }: Pick<Known, "feed" | "itunesId">): readonly AppLink[] {
  const apple = isAppleNumber(itunesId);
  const links: AppLink[] = [];
  if (apple) links.push({ label: "Apple Podcasts", href: `https://podcasts.apple.com/podcast/id${itunesId}` });
  if (!webAddress(feed)) return links;
  const encoded = encodeURIComponent(feed);
  return [
    ...links,
    // Without an Apple number, only the app itself can find the show.
    {
      label: "Overcast",
      href: apple ? `https://overcast.fm/itunes${itunesId}` : `overcast://x-callback-url/add?url=${encoded}`,
    },
    { label: "Pocket Casts", href: apple ? `https://pca.st/itunes/${itunesId}` : `https://pcasts.in/feed/${feed}` },
    { label: "AntennaPod", href: `https://antennapod.org/deeplink/subscribe?url=${encoded}` },
    { label: "Podcast Addict", href: `https://podcastaddict.com/feed/${encoded}` },
    { label: "Player FM", href: `https://player.fm/subscribe?id=${encoded}` },
  ];
}

/** Links that open an episode in apps that can find it by its media file. */
export function episodeApps(file: string): readonly AppLink[] {
  if (!webAddress(file)) return [];
  return [{ label: "Podcast Addict", href: `https://podcastaddict.com/episode/${encodeURIComponent(file)}` }];
}

const isAppleNumber = (itunesId: string): boolean => /^\d{1,15}$/.test(itunesId);

function appOf(address: string): string | undefined {
  const place = webAddress(address);
  return place && APPS.find(({ host, path }) => host.test(place.host) && path.test(place.path))?.label;
}

/** The addresses in a text or its links, without the punctuation that ends a sentence. */
const addressesIn = (text: string): readonly string[] =>
  (text.match(/https?:\/\/[^\s"'<>()]{4,500}/gi) ?? []).map((address) => address.replace(/[.,;:!?]+$/, ""));

/** Scheme, user, host, port, path. */
const WEB_ADDRESS = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:\s[\]]+)(?::\d*)?(\/[^?#]*)?/i;

function webAddress(address: string): { readonly host: string; readonly path: string } | undefined {
  const [, host, path = "/"] = WEB_ADDRESS.exec(address) ?? [];
  return host === undefined ? undefined : { host: host.toLowerCase(), path };
}
