const PLAIN = /^https?:\/\/((?:[a-z\d-]+\.)+[a-z]{2,})(\/[\w!$%&()*+,./:;=~-]*)?(\?[\w!$%&()*+,./:;=?~-]+)?$/;
/** Parts that a URL parser checks or rewrites: international names, and relative steps in a path. */
const NEEDS_PARSER = /xn--|\/\.|%2e/i;

/** The parts of an address as `URL` gives them; `path` is "" if `URL` has "/". */
export type PlainAddress = { readonly host: string; readonly path: string; readonly search: string };

/**
 * The parts of a web address that a URL parser would leave unchanged, which is true of nearly all: a lower-case host, no port,
 * plain letters and signs. undefined for all others. An import needs the parts of millions of addresses, each several times.
 */
export function plainAddress(address: string): PlainAddress | undefined {
  const parts = PLAIN.exec(address);
  if (parts?.[1] === undefined || NEEDS_PARSER.test(address)) return undefined;
  return { host: parts[1], path: parts[2] ?? "", search: parts[3] ?? "" };
}
