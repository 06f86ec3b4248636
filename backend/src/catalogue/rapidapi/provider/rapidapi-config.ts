import { SEARCH_TIMEOUT_MS } from "@earshot/domain/catalogue/search/search-rules";

/** The operator's settings for the provider; everything except key and host has a default. */
export type RapidApiSettings = {
  readonly key?: string;
  readonly host?: string;
  readonly baseUrl?: string;
  readonly paths?: Partial<ProviderPaths>;
  /** Total time for one answer, in milliseconds. */
  readonly timeoutMs?: number;
};

/** Paths relative to the base URL. */
export type ProviderPaths = {
  readonly search: string;
  readonly episodes: string;
  readonly categoryStats: string;
  readonly podcast: string;
};

/** Checked and completed settings. */
export type RapidApiConfig = {
  readonly key: string;
  readonly host: string;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly paths: ProviderPaths;
  readonly timeoutMs: number;
};

/** Section 7 of the product specification names the search endpoint, but not the other paths, so an operator can set each of them. */
const PROVIDER_PATHS: ProviderPaths = {
  search: "/search_podcasts_host_title",
  episodes: "/episodes",
  categoryStats: "/category_stats",
  podcast: "/search_by_id",
};

/**
 * Completes the settings. Throws an Error that names each invalid setting and never reveals the key: undici's own message for a
 * malformed header would write it to the log.
 */
export function completeConfig(settings: RapidApiSettings): RapidApiConfig {
  const key = settings.key?.trim() ?? "";
  const host = settings.host?.trim() ?? "";
  const faults: string[] = [];
  if (!key) faults.push("RAPIDAPI_KEY is missing");
  else if (!/^[\x21-\x7e]+$/.test(key)) faults.push("RAPIDAPI_KEY contains characters that a header cannot have");
  if (!host) faults.push("RAPIDAPI_HOST is missing");
  else if (!/^[a-z0-9.-]+(:\d{1,5})?$/i.test(host)) faults.push("RAPIDAPI_HOST is not a host name");

  const baseUrl = (settings.baseUrl ?? `https://${host}`).replace(/\/+$/, "");
  if (settings.baseUrl || faults.length === 0) {
    const fault = addressFault(baseUrl);
    if (fault) faults.push(`RAPIDAPI_BASE_URL ${fault}`);
  }
  const paths = { ...PROVIDER_PATHS, ...settings.paths };
  for (const [name, path] of Object.entries(paths)) {
    if (!path.startsWith("/")) faults.push(`the ${name} path does not begin with a slash`);
  }
  const timeoutMs = settings.timeoutMs ?? SEARCH_TIMEOUT_MS;
  if (!(timeoutMs > 0)) faults.push("the timeout is not a positive number");

  if (faults.length > 0) throw new Error(`CATALOGUE=rapidapi cannot start: ${faults.join("; ")}.`);
  return { key, host, baseUrl, paths, timeoutMs };
}

/** The key is sent in a header, so plain HTTP is accepted only on this machine, where nobody can listen in. */
function addressFault(address: string): string | undefined {
  if (!URL.canParse(address)) return "is not an address";
  const { protocol, hostname, username, search, hash } = new URL(address);
  if (username || search || hash) return "must not contain a user, a query or a fragment";
  const loopback = hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
  if (protocol !== "https:" && !(protocol === "http:" && loopback)) return "must begin with https://";
  return undefined;
}
