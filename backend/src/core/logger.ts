import type { Params } from "nestjs-pino";
import type { Config } from "../shared/config/config.js";
import { traceFields } from "../shared/process/trace.js";

/** Parameters of a failed query: they contain personal addresses, hashes and texts. */
export const DATA_OF_ERRORS = ["err.parameters", "err.detail", "err.where", "err.driverError"];

/** What the framework says about its own start: 300 lines about modules and routes, in which nobody finds ours. */
const OF_THE_FRAMEWORK = ["NestFactory", "InstanceLoader", "RoutesResolver", "RouterExplorer", "NestApplication"];
const INFO = 30;

/** Requests that programs repeat every few seconds, and the files of a page: only in the log of `LOG_LEVEL=debug`. */
const FREQUENT = /^\/(?:healthz|readyz|metrics|assets\/.*)$/;

/** The part of the service that writes a log line: "api" answers HTTP, "worker" does background work without it. */
export type Role = "api" | "worker";

/** One JSON line per request. Query strings are removed from URLs, because they may contain what people typed. */
export function loggerOptions(config: Config, role: Role): Params {
  return {
    pinoHttp: {
      level: config.logLevel,
      mixin: traceFields,
      formatters: { bindings: (fields) => ({ ...fields, role }) },
      hooks: {
        logMethod(line, method, level) {
          const [fields] = line as readonly unknown[] as readonly [{ readonly context?: string } | string];
          const context = typeof fields === "string" ? undefined : fields.context;
          const left = level === INFO && config.logLevel === "info" && OF_THE_FRAMEWORK.includes(context ?? "");
          if (!left) method.apply(this, line);
        },
      },
      redact: ["req.headers", "res.headers", ...DATA_OF_ERRORS],
      serializers: {
        req: (request: { method: string; url: string; id: unknown }) => ({
          id: request.id,
          method: request.method,
          path: withoutSecrets(request.url),
        }),
      },
      customLogLevel: (request, response, error) => {
        if (error || response.statusCode >= 500) return "error";
        // Routers shorten `url` while they handle a request.
        const { originalUrl = request.url } = request as { originalUrl?: string };
        return FREQUENT.test(pathOf(originalUrl)) ? "debug" : "info";
      },
    },
  };
}

/** The path without segments that may be secret: an unsubscribe link has its token in the path. */
function withoutSecrets(url: string): string {
  // Some mail programs encode characters that need no encoding.
  return pathOf(url).replace(/(?:[\w-]|%[\da-f]{2}){40,}/gi, "…");
}

const pathOf = (url = ""): string => url.split("?", 1)[0] ?? "";
