import { resolve } from "node:path";
import { z } from "zod";

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
};

export type CatalogueConfig =
  | { readonly kind: "local" }
  | {
      readonly kind: "rapidapi";
      readonly key: string;
      readonly host: string;
      readonly baseUrl?: string;
      readonly paths?: Partial<Record<"search" | "episodes" | "categoryStats" | "podcast", string>>;
    };

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
