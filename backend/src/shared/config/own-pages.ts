const LENGTH_MAX = 300;
/** With at most this many links, their column is not the longest one in the footer. */
const PAGES_MAX = 5;

/** A URL in its usual spelling; undefined unless it is complete, https and without a password. */
function pageAddress(written: string): string | undefined {
  const url = written.length <= LENGTH_MAX && /^https:\/\/[^/]/i.test(written) ? URL.parse(written) : null;
  return url?.username === "" && url.password === "" ? url.href : undefined;
}

/** The URLs in a setting, separated by commas or spaces, without duplicates. `faults` says what is wrong with it. */
export function readOwnPages(setting: string): { addresses: readonly string[]; faults: readonly string[] } {
  const given = setting.split(/[\s,]+/).filter((address) => address !== "");
  const wrong = given.filter((address) => pageAddress(address) === undefined);
  const addresses = [...new Set(given.map((address) => pageAddress(address) ?? address))];
  const faults = [
    ...(wrong.length > 0 ? [`${wrong.join(", ")}: not a complete https address`] : []),
    ...(addresses.length > PAGES_MAX ? [`${addresses.length} addresses, at most ${PAGES_MAX} are shown`] : []),
  ];
  return { addresses, faults };
}
