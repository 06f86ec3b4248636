import { type PlainAddress, plainAddress } from "./words/plain-address.js";

/**
 * A normalized feed address: no scheme, no "www.", no default port, no trailing slash, host in lower case, without FeedBurner's
 * display parameters. undefined if it is not a web address.
 */
export function feedIdentity(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const plain = plainAddress(address);
  if (plain !== undefined) return identityOf(plain);
  const url = URL.parse(address);
  if (url === null || !/^(https?|feed|itpc|pcast):$/.test(url.protocol)) return undefined;
  const host = url.host.toLowerCase().replace(/:(80|443)$/, "");
  return identityOf({ host, path: url.pathname, search: url.search });
}

function identityOf({ host, path, search }: PlainAddress): string | undefined {
  const name = host.replace(/^www\./, "");
  return name === ""
    ? undefined
    : `${name}${path.replace(/\/+$/, "")}${/(^|\.)feedburner\.com$/.test(name) ? "" : search}`;
}
