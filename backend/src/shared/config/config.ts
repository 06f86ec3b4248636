import { isIP } from "node:net";
import { resolve } from "node:path";
import { emailKey, parseEmail } from "@earshot/domain/shared/text/email";
import { z } from "zod";
import { type FetchAllow, readFetchAllow } from "./fetch-allow.js";
import { hostName } from "./host-name.js";
import { readOwnPages } from "./own-pages.js";

/** Settings from the environment, parsed once at start. A wrong one prevents the start with an error that names it and the reason. */
export type Config = {
  readonly port: number;
  /** The database for people, jobs and limits: the primary, or a pooler in front of it. */
  readonly databaseUrl: string;
  /** The primary itself, for migrations, imports, locks and the job queue. */
  readonly directUrl: string;
  /** Replicas for reads of the catalogue; without any, the primary answers these reads. */
  readonly catalogueUrls: readonly string[];
  readonly dataDir: string;
  /** Origin of the site, for canonical URLs. */
  readonly publicUrl: string;
  readonly catalogue: CatalogueConfig;
  readonly production: boolean;
  readonly logLevel: string;
  readonly mail: MailConfig;
  /** Who runs this installation, for its legal pages. */
  readonly operator: { readonly name?: string; readonly address?: string };
  /** https addresses of the operator's pages on other services, for the website's footer. */
  readonly ownPages: readonly string[];
  /** Email addresses of the accounts that can open the operator page. */
  readonly operators: readonly string[];
  /** Signs session cookies and encrypts stored mail. Without it, the service creates one and stores it in `dataDir`. */
  readonly sessionSecret?: string;
  /** Sign-in with another service; an unconfigured provider is not offered. */
  readonly oauth: { readonly google?: OAuthConfig; readonly facebook?: OAuthConfig };
  /** Proxies whose X-Forwarded-For is trusted: addresses, networks ("10.0.0.0/8") or "loopback". */
  readonly trustProxy: readonly string[];
  /** Host names that requests can use besides that of `publicUrl` and this machine's own. */
  readonly allowedHosts: readonly string[];
  /** With this token, clients can read the metrics from anywhere. */
  readonly metricsToken?: string;
  /** Port for the metrics of a worker, which has no website; without it, they are not served. */
  readonly workerMetricsPort?: number;
  /** Signs search index files for other machines and verifies theirs; without it, none are served or fetched. */
  readonly indexKey?: string;
  /** URL of another machine with the same key that serves its index files. */
  readonly indexUrl?: string;
  /** Minimum length of a new password, if it is higher than the product's own minimum. */
  readonly passwordMinimum?: number;
  /** Whether this process checks tracked shows and emails people about them; another process can do both. */
  readonly worker: boolean;
  /** Maximum simultaneous checks at the source of podcasts, across all processes. */
  readonly checksAtOnce: number;
  /** Seconds after which another worker takes over a dead worker's job. */
  readonly jobExpiry: number;
  /** Whether a process migrates the schema before it starts; otherwise it requires a migrated one. */
  readonly migrate: boolean;
  /** Number of nightly backups to keep; 0 disables them. */
  readonly backupsKept: number;
  /** Reads of the catalogue that one network may make in five minutes; 0: unlimited. Without it, a default applies. */
  readonly catalogueReads?: number;
  /** Whether the Podcast Index dump is imported every week. */
  readonly weeklyUpdate: boolean;
  /** Whether browsers store pages for offline use. */
  readonly serviceWorker: boolean;
  /** Feeds of the whole catalogue to read per minute, across all processes; 0 disables it. */
  readonly feedsPerMinute: number;
  /** Whether the service subscribes to the feeds' hubs, if they can reach it. */
  readonly feedHubs: boolean;
  /** Minimum seconds between two reads of a feed whose show is viewed, regardless of the number of viewers. */
  readonly refreshMinimum: number;
  /** Hosts in the operator's network that can be fetched although they are not public. */
  readonly fetchAllow: FetchAllow;
  /** Sources of signs of demand. */
  readonly signals: {
    /** Two-letter codes; charts are read once a day, or never if this is empty. */
    readonly countries: readonly string[];
    /** Used instead of Apple's URL, for a mirror or a test. */
    readonly chartsUrl?: string;
    /** The same for charts of categories, and for reviews. */
    readonly feedsUrl?: string;
    /** API token for measured downloads of OP3. */
    readonly op3Token?: string;
    readonly op3Url?: string;
  };
  /** Milliseconds from which a search counts as slow and is logged. */
  readonly slowSearch: number;
  /** A third-party script that counts visits. Every page loads it, except for visitors who ask not to be tracked. */
  readonly analyticsScript?: string;
};

type MailConfig = {
  /** The mail server ("smtp://user:password@mail.example:587"); without one, mail is written to `dataDir`. */
  readonly smtpUrl?: string;
  /** The sender of mail. */
  readonly from: string;
  /** Receives campaign requests and contact messages by email; without it they are only stored. */
  readonly operator?: string;
};

export type OAuthConfig = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Used instead of the provider's own URLs, for a self-hosted provider or a test. */
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly profileUrl?: string;
};

type CatalogueConfig =
  | { readonly kind: "local" }
  | {
      readonly kind: "rapidapi";
      readonly key: string;
      readonly host: string;
      readonly baseUrl?: string;
      readonly paths?: Partial<Record<"search" | "episodes" | "categoryStats" | "podcast", string>>;
    };

/** A URL that may receive secrets or supply code: https, except on this machine. */
const safeAddress = z
  .url({ protocol: /^https?$/ })
  .refine((address) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(address), "must be https");

const databaseAddress = z.url({ protocol: /^postgres(ql)?$/ });

function databaseAddresses(text: string, context: z.RefinementCtx): string[] {
  const given = text.split(",").map((address) => address.trim()).filter((address) => address !== ""); // prettier-ignore
  // A URL may contain a password, so the message identifies it by its position.
  const wrong = given.flatMap((address, at) => (databaseAddress.safeParse(address).success ? [] : [at + 1]));
  if (wrong.length > 0) context.addIssue(`${wrong.join(", ")}: not a PostgreSQL address (of ${given.length})`);
  return given;
}

type OAuthSetting = "CLIENT_ID" | "CLIENT_SECRET" | "AUTHORIZATION_URL" | "TOKEN_URL" | "PROFILE_URL";

/** The settings for one provider. Its URLs must be https, except on this machine. */
function oauthSettings<Name extends string>(name: Name) {
  const text = z.string().min(1).optional();
  const url = safeAddress.optional();
  return {
    [`${name}_CLIENT_ID`]: text,
    [`${name}_CLIENT_SECRET`]: text,
    [`${name}_AUTHORIZATION_URL`]: url,
    [`${name}_TOKEN_URL`]: url,
    [`${name}_PROFILE_URL`]: url,
  } as Record<`${Name}_${OAuthSetting}`, typeof text>;
}

function trustedProxies(text: string, context: z.RefinementCtx): string[] {
  const names = text.split(",").map((name) => name.trim());
  const given = names.filter((name) => name !== "");
  const wrong = given.filter((name) => {
    const [address = "", prefix, ...more] = name.split("/");
    const bits =
      prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128));
    return name !== "loopback" && (more.length > 0 || isIP(address) === 0 || !bits);
  });
  if (wrong.length > 0) context.addIssue(`${wrong.join(", ")}: neither an address, a network nor "loopback"`);
  return given;
}

function hostNames(text: string, context: z.RefinementCtx): string[] {
  const given = text.split(",").map((name) => name.trim());
  const names = given.filter((name) => name !== "").map((name) => [name, hostName(name)] as const);
  const wrong = names.filter(([written, name]) => name === undefined || /:\d*$/.test(written.replace(/\[.*\]/, "")));
  if (wrong.length > 0) context.addIssue(`${wrong.map(([written]) => written).join(", ")}: not a bare host name`);
  return names.map(([, name]) => name ?? "");
}

function emailAddresses(text: string, context: z.RefinementCtx): string[] {
  const given = text.split(",").map((address) => address.trim()).filter((address) => address !== ""); // prettier-ignore
  const wrong = given.filter((address) => parseEmail(address) === undefined);
  if (wrong.length > 0) context.addIssue(`${wrong.join(", ")}: not an account address`);
  return given.map(emailKey);
}

function fetchAllow(text: string, context: z.RefinementCtx): FetchAllow {
  const { names, ranges, wrong } = readFetchAllow(text);
  if (wrong.length > 0) context.addIssue(`${wrong.join(", ")}: neither a host name, an address nor a network`);
  return { names, ranges };
}

function ownPages(text: string, context: z.RefinementCtx): readonly string[] {
  const { addresses, faults } = readOwnPages(text);
  for (const fault of faults) context.addIssue(fault);
  return addresses;
}

/** "us, gb" as codes; "off" means none. */
function countryCodes(text: string, context: z.RefinementCtx): string[] {
  if (text.trim().toLowerCase() === "off") return [];
  const codes = text.toLowerCase().split(",").map((code) => code.trim()).filter((code) => code !== ""); // prettier-ignore
  const wrong = codes.filter((code) => !/^[a-z]{2}$/.test(code));
  if (wrong.length > 0) context.addIssue(`${wrong.join(", ")}: a country is two letters, such as "us"`);
  return codes;
}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  CATALOGUE_URLS: z.string().default("").transform(databaseAddresses),
  DATA_DIR: z.string().min(1).default(".earshot"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  CATALOGUE: z.enum(["local", "rapidapi"]).default("local"),
  RAPIDAPI_KEY: z.string().min(1).optional(),
  RAPIDAPI_HOST: z.string().min(1).optional(),
  RAPIDAPI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  RAPIDAPI_SEARCH_PATH: z.string().startsWith("/").optional(),
  RAPIDAPI_EPISODES_PATH: z.string().startsWith("/").optional(),
  RAPIDAPI_CATEGORY_STATS_PATH: z.string().startsWith("/").optional(),
  RAPIDAPI_PODCAST_PATH: z.string().startsWith("/").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).max(500).optional(),
  SOCIAL_LINKS: z.string().default("").transform(ownPages),
  OPERATOR_EMAILS: z.string().default("").transform(emailAddresses),
  SESSION_SECRET: z.string().min(32).optional(),
  PASSWORD_MINIMUM: z.coerce.number().int().min(6).max(64).optional(),
  WORKER: z.enum(["on", "off"]).default("on"),
  CHECKS_AT_ONCE: z.coerce.number().int().min(1).max(64).default(8),
  CATALOGUE_READS: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  SLOW_SEARCH_MS: z.coerce.number().int().min(0).max(60_000).default(500),
  JOB_EXPIRY: z.coerce.number().int().min(2).max(3_600).default(60),
  MIGRATE: z.enum(["on", "off"]).default("on"),
  BACKUPS_KEPT: z.coerce.number().int().min(0).max(1_000).default(14),
  TRUST_PROXY: z.string().default("").transform(trustedProxies),
  CATALOGUE_UPDATE: z.enum(["off", "weekly"]).default("off"),
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  FEEDS_PER_MINUTE: z.coerce.number().int().min(0).max(100_000).default(60),
  FEED_HUBS: z.enum(["on", "off"]).default("on"),
  REFRESH_MINIMUM_S: z.coerce.number().int().min(1).max(86_400).default(600),
  FETCH_ALLOW: z.string().default("").transform(fetchAllow),
  ALLOWED_HOSTS: z.string().default("").transform(hostNames),
  METRICS_TOKEN: z.string().min(16).optional(),
  WORKER_METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  INDEX_KEY: z.string().min(32).optional(),
  INDEX_URL: z.url({ protocol: /^https?$/ }).optional(),
  ANALYTICS_SCRIPT_URL: safeAddress.optional(),
  SIGNALS_COUNTRIES: z.string().transform(countryCodes).optional(),
  APPLE_CHARTS_URL: safeAddress.optional(),
  APPLE_FEEDS_URL: safeAddress.optional(),
  OP3_TOKEN: z.string().min(1).optional(),
  OP3_URL: safeAddress.optional(),
  ...oauthSettings("GOOGLE"),
  ...oauthSettings("FACEBOOK"),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** The country in a POSIX locale: "de" for "de_DE.UTF-8", none for "C.UTF-8". */
function countryOf(locale: string | undefined): string[] {
  const [, country] = /^[a-z]{2,3}_([A-Z]{2})(?![A-Z])/.exec(locale ?? "") ?? [];
  return country === undefined ? [] : [country.toLowerCase()];
}

/** Reads the settings. Throws an Error whose message names each wrong variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`These settings are missing or wrong:\n  ${faults.join("\n  ")}`);
  }
  const values = parsed.data;
  // The value in the example is public, and it would sign sessions and encrypt mail.
  if (values.NODE_ENV === "production" && values.SESSION_SECRET?.includes("change-me"))
    throw new Error("SESSION_SECRET is the example's. Create one of your own: openssl rand -base64 36");
  return {
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    directUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    catalogueUrls: values.CATALOGUE_URLS,
    dataDir: resolve(values.DATA_DIR),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ""),
    catalogue: catalogueConfig(values),
    production: values.NODE_ENV === "production",
    logLevel: values.LOG_LEVEL,
    mail: mailConfig(values),
    operator: {
      ...(values.OPERATOR_NAME ? { name: values.OPERATOR_NAME } : {}),
      ...(values.OPERATOR_ADDRESS ? { address: values.OPERATOR_ADDRESS } : {}),
    },
    ownPages: values.SOCIAL_LINKS,
    operators: values.OPERATOR_EMAILS,
    sessionSecret: values.SESSION_SECRET,
    oauth: { google: oauthConfig("GOOGLE", values), facebook: oauthConfig("FACEBOOK", values) },
    trustProxy: values.TRUST_PROXY,
    allowedHosts: values.ALLOWED_HOSTS,
    metricsToken: values.METRICS_TOKEN,
    workerMetricsPort: values.WORKER_METRICS_PORT,
    indexKey: values.INDEX_KEY,
    indexUrl: indexUrl(values),
    passwordMinimum: values.PASSWORD_MINIMUM,
    worker: values.WORKER === "on",
    checksAtOnce: values.CHECKS_AT_ONCE,
    jobExpiry: values.JOB_EXPIRY,
    migrate: values.MIGRATE === "on",
    backupsKept: values.BACKUPS_KEPT,
    catalogueReads: values.CATALOGUE_READS,
    weeklyUpdate: values.CATALOGUE_UPDATE === "weekly",
    serviceWorker: values.SERVICE_WORKER === "on",
    feedsPerMinute: values.FEEDS_PER_MINUTE,
    feedHubs: values.FEED_HUBS === "on",
    refreshMinimum: values.REFRESH_MINIMUM_S,
    fetchAllow: values.FETCH_ALLOW,
    signals: {
      countries: values.SIGNALS_COUNTRIES ?? countryOf(set["LC_ALL"] ?? set["LANG"]),
      chartsUrl: values.APPLE_CHARTS_URL?.replace(/\/+$/, ""),
      feedsUrl: values.APPLE_FEEDS_URL?.replace(/\/+$/, ""),
      op3Token: values.OP3_TOKEN,
      op3Url: values.OP3_URL?.replace(/\/+$/, ""),
    },
    slowSearch: values.SLOW_SEARCH_MS,
    analyticsScript: values.ANALYTICS_SCRIPT_URL,
  };
}

function indexUrl({ INDEX_URL: url, INDEX_KEY: key }: z.infer<typeof environment>): string | undefined {
  if (url && !key) throw new Error("INDEX_URL needs INDEX_KEY: the key that the files there are signed with.");
  return url;
}

function mailConfig({ SMTP_URL: smtpUrl, OPERATOR_EMAIL, PUBLIC_URL }: z.infer<typeof environment>): MailConfig {
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : "localhost";
  return { smtpUrl, from: OPERATOR_EMAIL ?? `no-reply@${host}`, operator: OPERATOR_EMAIL };
}

function oauthConfig(name: "GOOGLE" | "FACEBOOK", values: z.infer<typeof environment>): OAuthConfig | undefined {
  const clientId = values[`${name}_CLIENT_ID`];
  const clientSecret = values[`${name}_CLIENT_SECRET`];
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret) throw new Error(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together.`);
  return {
    clientId,
    clientSecret,
    authorizationUrl: values[`${name}_AUTHORIZATION_URL`],
    tokenUrl: values[`${name}_TOKEN_URL`],
    profileUrl: values[`${name}_PROFILE_URL`],
  };
}

function catalogueConfig(values: z.infer<typeof environment>): CatalogueConfig {
  if (values.CATALOGUE === "local") return { kind: "local" };
  const { RAPIDAPI_KEY: key, RAPIDAPI_HOST: host } = values;
  if (!key || !host) throw new Error("CATALOGUE=rapidapi needs RAPIDAPI_KEY and RAPIDAPI_HOST.");
  const paths = {
    search: values.RAPIDAPI_SEARCH_PATH,
    episodes: values.RAPIDAPI_EPISODES_PATH,
    categoryStats: values.RAPIDAPI_CATEGORY_STATS_PATH,
    podcast: values.RAPIDAPI_PODCAST_PATH,
  };
  const given = Object.fromEntries(Object.entries(paths).filter(([, path]) => path !== undefined));
  return { kind: "rapidapi", key, host, baseUrl: values.RAPIDAPI_BASE_URL, paths: given };
}
