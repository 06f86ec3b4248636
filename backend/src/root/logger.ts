import type { Params } from "nestjs-pino";
import type { Config } from "../shared/config/config.js";
import { traceFields } from "../shared/process/trace.js";

/** Parameters of a failed query: they contain personal addresses, hashes and texts. */
const DATA_OF_ERRORS = ["err.parameters", "err.detail", "err.where", "err.driverError"];

/** One JSON line per failed or slow request. Query strings are removed from URLs, because they may contain what people typed. */
export function loggerOptions(config: Config): Params {
  return {
    pinoHttp: {
      level: config.logLevel,
      mixin: traceFields,
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

/** The path without segments that may be secret: an unsubscribe link has its token in the path. */
function withoutSecrets(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path.replace(/[\w-]{40,}/g, "…");
}
