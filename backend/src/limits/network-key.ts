import { isIPv6 } from "node:net";

/** The key of an address: an IPv4 address itself, or an IPv6 address's /64 (the size of a household's network). */
export function networkKey(address: string | undefined): string {
  const plain = (address ?? "unknown").replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  return isIPv6(plain) ? `${groups(plain).slice(0, 4).join(":")}::/64` : plain;
}

/**
 * The block of neighboring addresses that contains an address, for limits that a change to a nearby address must not evade: /24 for
 * IPv4, /48 for IPv6.
 */
export function networkBlock(address: string | undefined): string {
  const key = networkKey(address);
  if (key.endsWith("::/64")) return `${key.split(":").slice(0, 3).join(":")}::/48`;
  return /^\d+(\.\d+){3}$/.test(key) ? key.replace(/\.\d+$/, ".0/24") : key;
}

/** The eight groups of an IPv6 address, without leading zeros, in lower case. */
function groups(address: string): string[] {
  const dotted = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = "", tail] = dotted.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const all = tail === undefined ? left : [...left, ...zeros, ...right];
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}
