/**
 * What two spellings of one feed address have in common: no scheme, no "www.", no default port, no trailing slash,
 * host in lower case, FeedBurner's display parameters dropped. undefined for what is no web address.
 */
export function feedIdentity(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^(https?|feed|itpc|pcast):$/.test(url.protocol)) return undefined;
  const host = url.host
    .toLowerCase()
    .replace(/^www\./, "")
    .replace(/:(80|443)$/, "");
  const path = url.pathname.replace(/\/+$/, "");
  const search = /(^|\.)feedburner\.com$/.test(host) ? "" : url.search;
  return host === "" ? undefined : `${host}${path}${search}`;
}
