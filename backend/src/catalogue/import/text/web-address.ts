import { BlockList, isIP } from "node:net";
import { plainAddress } from "../../local/record/words/plain-address.js";

/** Longer addresses can only be attacks: browsers and servers have lower limits. */
const ADDRESS_LIMIT = 4_000;

/** Real feeds are in folders with paths shorter than 200 characters. */
const LONGEST_FOLDER = 300;

/** URL schemes of podcast apps; an ordinary URL follows them. */
const APP_SCHEME = /^(?:feed|itpc|pcast|podcast|podcasts|rss|overcast|itms|itmss):(?:\/\/)?(?=https?:|[^/])/i;

const FILE_NAME = /^[^/]*\.(?:html?|php|aspx?|jpe?g|png|gif|webp|mp3|m4a|ogg|opus|wav|mp4|xml|rss)$/i;

/** Pages about a show in a directory. They name a show, but they are not feeds. */
const DIRECTORIES = new Set([
  "podcasts.apple.com",
  "itunes.apple.com",
  "api.spotify.com",
  "open.spotify.com",
  "music.amazon.com",
  "podcasts.google.com",
]);

/**
 * The keys of shows that are not addresses of feeds: those of files that name none ("guid:…", "feed:…", "file:…"), and directories' pages.
 * A regular expression for JavaScript and PostgreSQL.
 */
export const NO_FEED_ADDRESS = `^([a-z]+:|(${[...DIRECTORIES].join("|").replaceAll(".", "[.]")})/(?!.*[.]xml$))`;

/**
 * Address ranges that mean "this machine" or "this network" to anyone who opens them (RFC 6890). IPv4 addresses written as
 * IPv6 are checked against the IPv4 ranges.
 */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  PRIVATE.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  PRIVATE.addSubnet(net, bits, "ipv6");

/**
 * The absolute http(s) URL that a source means: adds what people leave out, removes what they put around it, and resolves it
 * against `base` if there is one. undefined for anything else, for addresses of this machine or a private network, and for
 * addresses that are too long.
 */
export function webAddress(raw: string | undefined, base?: string): string | undefined {
  if (raw === undefined || raw.length > ADDRESS_LIMIT) return undefined;
  const plain = plainAddress(raw);
  if (plain !== undefined) return isPublicHost(plain.host) ? raw : undefined;
  const written = unwrap(raw);
  if (written === "") return undefined;
  const url = URL.parse(withScheme(written, base), base);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:") || !isPublicHost(url.hostname)) return undefined;
  // Unchanged if nothing had to be repaired: identities and signatures may depend on the exact spelling.
  const faithful = /^https?:\/\/[^\s\p{Cc}\p{Cs}"'<>\\@]+$/u.test(written);
  if (faithful) return written;
  url.username = url.password = "";
  // References such as "%E4%B8%AD" make an address longer than it was written.
  return url.href.length > ADDRESS_LIMIT ? undefined : url.href;
}

/**
 * A document's base URL, if relative addresses can safely be resolved against it. Each of them repeats its folder, so a short
 * document with a long base would become a large one.
 */
export function baseAddress(address: string | undefined): string | undefined {
  const folder = address === undefined ? undefined : URL.parse(".", address)?.href;
  return folder !== undefined && folder.length <= LONGEST_FOLDER ? address : undefined;
}

function unwrap(raw: string): string {
  const trimmed = raw.trim().replace(/[\t\n\r]+/g, "");
  const inside = /[<>"']|^href=/.test(trimmed) ? /https?:\/\/[^\s"'<>]+/i.exec(trimmed)?.[0] : undefined;
  const bare = (inside ?? trimmed).replace(APP_SCHEME, "");
  if (!/^https?%3a%2f%2f/i.test(bare)) return bare;
  try {
    return decodeURIComponent(bare);
  } catch {
    return "";
  }
}

function withScheme(written: string, base: string | undefined): string {
  if (written.startsWith("//")) return base === undefined ? `https:${written}` : written;
  if (/^[a-z][a-z\d+.-]*:(?!\d+(?:\/|$))/i.test(written)) return written;
  const namesHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/:?#]|$)/u.test(written) && !FILE_NAME.test(written);
  const isHost = base === undefined ? namesHost : /^www\./i.test(written) && namesHost;
  return isHost ? `http://${written}` : written;
}

function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  if (family !== 0) return !PRIVATE.check(host, family === 4 ? "ipv4" : "ipv6");
  return host.includes(".") && !/(?:^|\.)(?:localhost|local|internal)\.?$/.test(host);
}

/** The domain that serves an address, in lower case. */
export function hostOf(address: string): string | undefined {
  return plainAddress(address)?.host ?? URL.parse(address)?.hostname;
}

/** True for a page of a podcast directory, which is not a feed. Apple has feeds of its own at the address of its directory. */
export function isDirectoryPage(address: string): boolean {
  return DIRECTORIES.has(hostOf(address) ?? "") && !/\.xml$/i.test(address);
}

/**
 * A name from the address of a show or episode without a title: the last descriptive part of the path, without extension
 * ("…/night-talk.mp3" becomes "night-talk"). undefined without such a part.
 */
export function nameFromAddress(address: string): string | undefined {
  const path = URL.parse(address)?.pathname ?? address;
  const parts = path.split("/").filter((part) => part !== "" && !/^(?:id)?\d+$/.test(part));
  const last = parts.at(-1)?.replace(/\.[a-z\d]{1,5}$/i, "");
  if (last === undefined || last === "") return undefined;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
