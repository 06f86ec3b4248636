/** A service that has pages for shows, and the paths of these pages. Share and search links are not such pages. */
type SocialService = { readonly name: string; readonly hosts: readonly string[]; readonly profile: RegExp };

const ONE_NAME = /^\/@?[\p{L}\p{N}._-]{2,60}\/?$/u;
const SERVICES: readonly SocialService[] = [
  { name: "X", hosts: ["x.com", "twitter.com"], profile: /^\/@?\w{2,15}\/?$/ },
  { name: "Instagram", hosts: ["instagram.com"], profile: ONE_NAME },
  { name: "Facebook", hosts: ["facebook.com", "fb.com", "fb.me"], profile: /^\/(?:(?:groups|pg|pages|people)\/[^/]+(?:\/[^/]+)?|[\w.-]{3,80})\/?$/ },
  { name: "LinkedIn", hosts: ["linkedin.com"], profile: /^\/(?:in|company|showcase|school)\/[^/]+\/?$/ },
  { name: "YouTube", hosts: ["youtube.com"], profile: /^\/(?:@[^/]+|(?:c|user|channel)\/[^/]+)\/?$/ },
  { name: "TikTok", hosts: ["tiktok.com"], profile: /^\/@[^/]+\/?$/ },
  { name: "Threads", hosts: ["threads.net", "threads.com"], profile: /^\/@[^/]+\/?$/ },
  { name: "Bluesky", hosts: ["bsky.app"], profile: /^\/profile\/[^/]+\/?$/ },
  { name: "Twitch", hosts: ["twitch.tv"], profile: ONE_NAME },
  { name: "Telegram", hosts: ["t.me"], profile: ONE_NAME },
  { name: "Discord", hosts: ["discord.gg"], profile: /^\/[\w-]{2,40}\/?$/ },
  { name: "Reddit", hosts: ["reddit.com"], profile: /^\/(?:r|u|user)\/[^/]+\/?$/ },
]; // prettier-ignore
const MASTODON = /^\/(?:web\/)?@\w+\/?$/;
const NO_NAMES = /^\/(?:share|sharer|intent|home|search|login|signup|explore|hashtag|about|help|privacy|tos|watch|embed|joinchat|dialog|plugins|profile\.php|p|reel|stories)(?:[/.]|$)/i; // prettier-ignore

export type SocialLink = { readonly name: string; readonly href: string };

/** The social page at a URL; undefined if it is not a person's or show's page on a known network. */
export function socialLink(href: string): SocialLink | undefined {
  const [, host = "", path = ""] = /^https?:\/\/([^/?#@\s]+)(\/[^?#\s]*)?/i.exec(href) ?? [];
  const name = host.toLowerCase().replace(/^(?:www|m|mobile|web|[a-z]{2})\./, "");
  if (path === "" || NO_NAMES.test(path)) return undefined;
  const service = SERVICES.find(({ hosts }) => hosts.includes(name));
  const found = service
    ? service.profile.test(path)
      ? service.name
      : undefined
    : MASTODON.test(path)
      ? "Mastodon"
      : undefined;
  return found === undefined
    ? undefined
    : { name: found, href: `https://${host.toLowerCase()}${path.replace(/\/$/, "")}` };
}

const LINKS = /https?:\/\/[^\s"'<>()[\]{}\\^`|]{4,300}/gi;
/** Maximum number of characters of a description that are read, and of links in it. */
const READ_MAX = 20_000;
const MOST_LINKS = 200;

/** The social network pages in a text, in order. */
export function socialLinksIn(text: string): readonly SocialLink[] {
  const found = new Map<string, SocialLink>();
  let seen = 0;
  for (const [written] of text.slice(0, READ_MAX).matchAll(LINKS)) {
    seen += 1;
    if (seen > MOST_LINKS) break;
    const link = socialLink(written.replace(/[.,;:!?…]+$/, "").replace(/&amp;/g, "&"));
    if (link && !found.has(link.href.toLowerCase())) found.set(link.href.toLowerCase(), link);
  }
  return [...found.values()];
}
