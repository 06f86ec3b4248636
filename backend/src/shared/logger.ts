import type { Params } from "nestjs-pino";
import type { Config } from "./config.js";

/** What a refused query was about: addresses, hashes and texts of people. */
const DATA_OF_ERRORS = ["err.parameters", "err.detail", "err.where", "err.driverError"];

/** One JSON line per request that went wrong or was slow; addresses without their query, which may hold what people typed. */
export function loggerOptions(config: Config): Params {
  return {
    pinoHttp: {
      level: config.logLevel,
      redact: ["req.headers", "res.headers", ...DATA_OF_ERRORS],
      serializers: {
        req: (request: { method: string; url: string; id: unknown }) => ({
          id: request.id,
          method: request.method,
          path: withoutSecrets(request.url),
        }),
      },
      customLogLevel: (_request, response, error) => {
        if (error || response.statusCode >= 500) return "error";
        return "debug";
      },
    },
  };
}

/** A path whose segments that could be a secret are left out: the link that ends mails holds its token in the path. */
function withoutSecrets(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path.replace(/[\w-]{40,}/g, "…");
}
