import { startServer, type ServerProcess } from "../server-process.ts";

/** A service for benchmarks, on a free port and without rate limits for this machine. */
export function startBenchService(
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return startServer({
    DATABASE_URL: databaseUrl,
    PORT: "0",
    LOG_LEVEL: "error",
    NODE_ENV: "production",
    CATALOGUE_READS: "0",
    ...more,
  });
}
