import type { LoggerService } from "@nestjs/common";
import { pino } from "pino";
import type { Config } from "../shared/config/config.js";
import { DATA_OF_ERRORS } from "./logger.js";

/**
 * Logs a failed start in the format of all other lines. The framework's own logger would write colored text in many lines, whatever
 * the level. Once the start succeeds, the logger in `loggerOptions` replaces this one.
 */
export function startLogger({ logLevel }: Pick<Config, "logLevel">): LoggerService {
  const json = pino({ level: logLevel, redact: DATA_OF_ERRORS });
  const fault = (error: unknown, ...more: unknown[]) => {
    const message = error instanceof Error ? error.message : String(error);
    json.error({ context: more.at(-1), err: error instanceof Error ? error : undefined }, message);
  };
  const nothing = () => undefined;
  return { log: nothing, debug: nothing, verbose: nothing, warn: nothing, error: fault, fatal: fault };
}
