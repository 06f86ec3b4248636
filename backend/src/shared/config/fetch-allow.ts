import { BlockList, isIP, type LookupFunction } from "node:net";

/** Hosts in the operator's network that can be fetched although they are not public (`FETCH_ALLOW`). */
export type FetchAllow = {
  /** Names, in lower case. Their addresses are not checked, and any port is allowed. */
  readonly names: readonly string[];
  /** Addresses and ranges ("10.1.0.0/16"). A single address allows any port. */
  readonly ranges: readonly string[];
  /** The only ports allowed in addition to the usual ones; if missing, any port of an allowed host. For tests. */
  readonly ports?: readonly number[];
  /** Replaces this machine's name resolution and connections. For tests. */
  readonly connection?: { readonly lookup?: LookupFunction; readonly blockList?: BlockList };
};

export const NOTHING_ALLOWED: FetchAllow = { names: [], ranges: [] };

/** Reads a list such as "podcasts.intranet, 10.1.0.0/16, ::1". `wrong` contains the entries that are neither. */
export function readFetchAllow(text: string): FetchAllow & { readonly wrong: readonly string[] } {
  const entries = text.split(",").map((entry) => entry.trim().toLowerCase()).filter((entry) => entry !== ""); // prettier-ignore
  const ranges = entries.filter(isRange);
  const names = entries.filter((entry) => !isRange(entry) && /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(entry) && !/^[\d.]+$/.test(entry)); // prettier-ignore
  const wrong = entries.filter((entry) => !ranges.includes(entry) && !names.includes(entry));
  return { names, ranges, wrong };
}

/** Whether an operator allowed this host: its name, or its address in a range. `host` must have no brackets. */
export function isNamedHost(host: string, { names, ranges }: FetchAllow): boolean {
  const family = isIP(host);
  if (family === 0) return names.includes(host.toLowerCase());
  return blockList(ranges).check(host, family === 4 ? "ipv4" : "ipv6");
}

function isRange(entry: string): boolean {
  const [address = "", bits, ...more] = entry.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const lists = new WeakMap<readonly string[], BlockList>();

function blockList(ranges: readonly string[]): BlockList {
  const known = lists.get(ranges);
  if (known) return known;
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    list.addSubnet(address, Number(bits ?? (family === "ipv4" ? 32 : 128)), family);
  }
  lists.set(ranges, list);
  return list;
}
