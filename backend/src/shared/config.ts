import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { type FetchAllow, readFetchAllow } from "./fetch-allow.js";
import { hostName } from "./host-name.js";

/** Settings from the environment, parsed once at start: a wrong one stops the start with its name and the reason. */
export type Config = {
  readonly port: number;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Origin under which the site is reached; used in canonical addresses. */
  readonly publicUrl: string;
  readonly catalogue: CatalogueConfig;
  readonly production: boolean;
  readonly logLevel: string;
  readonly mail: MailConfig;
  /** Signs session cookies and seals stored mail. Without one the service makes its own and keeps it in `dataDir`. */
  readonly sessionSecret?: string;
  /** Sign-in with another service; a provider that is not configured is not offered. */
  readonly oauth: { readonly google?: OAuthConfig; readonly facebook?: OAuthConfig };
  /** Proxies whose X-Forwarded-For is believed: addresses, networks ("10.0.0.0/8") or "loopback". */
  readonly trustProxy: readonly string[];
  /** Names, besides that of `publicUrl` and this machine's own, by which the service may be asked. */
  readonly allowedHosts: readonly string[];
  /** Whoever shows it may read the metrics from anywhere. */
  readonly metricsToken?: string;
  /** Signs search index files for other machines and checks theirs; without it none are given away or fetched. */
  readonly indexKey?: string;
  /** Where another machine gives its index files away, with the same key. */
  readonly indexUrl?: string;
  /** Characters that a new password needs; the product's own minimum holds in any case. */
  readonly passwordMinimum?: number;
  /** Whether this process checks tracked shows and writes to people about them; another one may do that. */
  readonly worker: boolean;
  /** Checks that may be under way at the source of podcasts at a time, over all processes. */
  readonly checksAtOnce: number;
  /** Seconds after which a job whose worker died is given to another one. */
  readonly jobExpiry: number;
  /** Reads of the catalogue that one network may do in five minutes; 0: any number. Without it a default applies. */
  readonly catalogueReads?: number;
  /** Whether the dump of the Podcast Index is imported every week. */
  readonly weeklyUpdate: boolean;
  /** Feeds of the whole catalogue that are read in a minute, over all processes; 0: none. */
  readonly feedsPerMinute: number;
  /** Seconds between two reads of a feed because its show is viewed, however many view it. */
  readonly refreshMinimum: number;
  /** Hosts of one's own network that may be fetched although they are not public. */
  readonly fetchAllow: FetchAllow;
  /** Where signs of demand are read. */
  readonly signals: {
    /** Two letters each; charts are read once a day, and not at all without any. */
    readonly countries: readonly string[];
    /** Another address than Apple's own; for a mirror or a test. */
    readonly chartsUrl?: string;
    /** Lets us ask OP3 for measured downloads. */
    readonly op3Token?: string;
    readonly op3Url?: string;
  };
  /** Milliseconds from which a search is written to the log. */
  readonly slowSearch: number;
  /** A script of somebody else's that counts visits, loaded by every page of visitors who do not ask for privacy. */
  readonly analyticsScript?: string;
};

type MailConfig = {
  /** Where mail is handed over ("smtp://user:password@mail.example:587"); without one it is written into `dataDir`. */
  readonly smtpUrl?: string;
  /** Who the mail is from. */
  readonly from: string;
  /** Who is told of campaign requests and contact messages; without one they are kept, and nobody is told. */
  readonly operator?: string;
};

export type OAuthConfig = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Other addresses than the provider's own; for a provider of one's own or a test. */
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

/** An address that is safe to hand secrets to or to run code from: https, save on this machine. */
const safeAddress = z
  .url({ protocol: /^https?$/ })
  .refine((address) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(address), "must be https");

type OAuthSetting = "CLIENT_ID" | "CLIENT_SECRET" | "AUTHORIZATION_URL" | "TOKEN_URL" | "PROFILE_URL";

/** The settings of one provider. Its addresses must be https, save on this machine. */
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
  if (wrong.length > 0) context.addIssue(`${wrong.map(([written]) => written).join(", ")}: no name of a host alone`);
  return names.map(([, name]) => name ?? "");
}

function fetchAllow(text: string, context: z.RefinementCtx): FetchAllow {
  const { names, ranges, wrong } = readFetchAllow(text);
  if (wrong.length > 0) context.addIssue(`${wrong.join(", ")}: neither a name of a host, an address nor a network`);
  return { names, ranges };
}

function countryCodes(text: string, context: z.RefinementCtx): string[] {
  const codes = text.toLowerCase().split(",").map((code) => code.trim()).filter((code) => code !== ""); // prettier-ignore
  const wrong = codes.filter((code) => !/^[a-z]{2}$/.test(code));
  if (wrong.length > 0) context.addIssue(`${wrong.join(", ")}: a country is two letters, such as "us"`);
  return codes;
}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
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
  SESSION_SECRET: z.string().min(32).optional(),
  PASSWORD_MINIMUM: z.coerce.number().int().min(6).max(64).optional(),
  WORKER: z.enum(["on", "off"]).default("on"),
  CHECKS_AT_ONCE: z.coerce.number().int().min(1).max(64).default(8),
  CATALOGUE_READS: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  SLOW_SEARCH_MS: z.coerce.number().int().min(0).max(60_000).default(500),
  JOB_EXPIRY: z.coerce.number().int().min(2).max(3_600).default(60),
  TRUST_PROXY: z.string().default("").transform(trustedProxies),
  CATALOGUE_UPDATE: z.enum(["off", "weekly"]).default("off"),
  FEEDS_PER_MINUTE: z.coerce.number().int().min(0).max(100_000).default(60),
  REFRESH_MINIMUM_S: z.coerce.number().int().min(1).max(86_400).default(600),
  FETCH_ALLOW: z.string().default("").transform(fetchAllow),
  ALLOWED_HOSTS: z.string().default("").transform(hostNames),
  METRICS_TOKEN: z.string().min(16).optional(),
  INDEX_KEY: z.string().min(32).optional(),
  INDEX_URL: z.url({ protocol: /^https?$/ }).optional(),
  ANALYTICS_SCRIPT_URL: safeAddress.optional(),
  SIGNALS_COUNTRIES: z.string().default("").transform(countryCodes),
  APPLE_CHARTS_URL: safeAddress.optional(),
  OP3_TOKEN: z.string().min(1).optional(),
  OP3_URL: safeAddress.optional(),
  ...oauthSettings("GOOGLE"),
  ...oauthSettings("FACEBOOK"),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** Reads the settings. Throws an Error whose message names each variable at fault. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`These settings are missing or wrong:\n  ${faults.join("\n  ")}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    dataDir: resolve(values.DATA_DIR),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ""),
    catalogue: catalogueConfig(values),
    production: values.NODE_ENV === "production",
    logLevel: values.LOG_LEVEL,
    mail: mailConfig(values),
    sessionSecret: values.SESSION_SECRET,
    oauth: { google: oauthConfig("GOOGLE", values), facebook: oauthConfig("FACEBOOK", values) },
    trustProxy: values.TRUST_PROXY,
    allowedHosts: values.ALLOWED_HOSTS,
    metricsToken: values.METRICS_TOKEN,
    indexKey: values.INDEX_KEY,
    indexUrl: indexUrl(values),
    passwordMinimum: values.PASSWORD_MINIMUM,
    worker: values.WORKER === "on",
    checksAtOnce: values.CHECKS_AT_ONCE,
    jobExpiry: values.JOB_EXPIRY,
    catalogueReads: values.CATALOGUE_READS,
    weeklyUpdate: values.CATALOGUE_UPDATE === "weekly",
    feedsPerMinute: values.FEEDS_PER_MINUTE,
    refreshMinimum: values.REFRESH_MINIMUM_S,
    fetchAllow: values.FETCH_ALLOW,
    signals: {
      countries: values.SIGNALS_COUNTRIES,
      chartsUrl: values.APPLE_CHARTS_URL?.replace(/\/+$/, ""),
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
