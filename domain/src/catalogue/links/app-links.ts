export type AppLink = { readonly label: string; readonly href: string };

/** A show's known places on the web; "" is unknown. */
type Known = {
  readonly website: string;
  readonly feed: string;
  readonly itunesId: string;
  /** The show's own texts, which may link to its pages in apps. */
  readonly description?: string;
};

/** Addresses that are a page of the show in an app, by their host and the beginning of their path. */
const APPS: readonly { readonly label: string; readonly host: RegExp; readonly path: RegExp }[] = [
  { label: "Apple Podcasts", host: /^podcasts\.apple\.com$/, path: /\/id\d+/ },
  { label: "Spotify", host: /^open\.spotify\.com$/, path: /^\/show\// },
  { label: "YouTube", host: /^(www\.|m\.)?youtube\.com$/, path: /^\/(@|channel\/|c\/|user\/|playlist)/ },
];

/**
 * Links to a show, each app once: Apple by its number, Spotify and YouTube where the show names its page there as its
 * website or in its description. An address that is not a web address is left out.
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
  if (site && appOf(website) === undefined) add("Website", website);
  if (webAddress(feed)) add("RSS feed", feed);
  return links;
}

/** Links that open a show in apps which find it by its feed or by its number at Apple. */
export function listeningApps({ feed, itunesId }: Pick<Known, "feed" | "itunesId">): readonly AppLink[] {
  const apple = isAppleNumber(itunesId);
  const links: AppLink[] = [];
  if (apple) links.push({ label: "Apple Podcasts", href: `https://podcasts.apple.com/podcast/id${itunesId}` });
  if (!webAddress(feed)) return links;
  const encoded = encodeURIComponent(feed);
  return [
    ...links,
    // Without a number, only the app itself can find the show.
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

/** Opens one episode in an app that finds it by its file. */
export function episodeApps(file: string): readonly AppLink[] {
  if (!webAddress(file)) return [];
  return [{ label: "Podcast Addict", href: `https://podcastaddict.com/episode/${encodeURIComponent(file)}` }];
}

const isAppleNumber = (itunesId: string): boolean => /^\d{1,15}$/.test(itunesId);

function appOf(address: string): string | undefined {
  const place = webAddress(address);
  return place && APPS.find(({ host, path }) => host.test(place.host) && path.test(place.path))?.label;
}

/** The addresses that a text or its links name, without the punctuation that ends a sentence. */
const addressesIn = (text: string): readonly string[] =>
  (text.match(/https?:\/\/[^\s"'<>()]{4,500}/gi) ?? []).map((address) => address.replace(/[.,;:!?]+$/, ""));

/** Scheme, who signs in, host, port, path. */
const WEB_ADDRESS = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:\s[\]]+)(?::\d*)?(\/[^?#]*)?/i;

function webAddress(address: string): { readonly host: string; readonly path: string } | undefined {
  const [, host, path = "/"] = WEB_ADDRESS.exec(address) ?? [];
  return host === undefined ? undefined : { host: host.toLowerCase(), path };
}
