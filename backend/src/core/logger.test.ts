import { type Logger, type LoggerOptions, pino } from "pino";
import { readConfig } from "../shared/config/config.js";
import { loggerOptions } from "./logger.js";

function logged(write: (logger: Logger) => void, level = "info"): string[] {
  const lines: string[] = [];
  const config = readConfig({ DATABASE_URL: "postgres://a@localhost/a", LOG_LEVEL: level });
  write(pino(loggerOptions(config).pinoHttp as LoggerOptions, { write: (line: string) => void lines.push(line) }));
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

test("the framework's 300 lines about its own start are left out, its warnings are not", () => {
  const write = (logger: Logger) => {
    for (const context of ["NestFactory", "InstanceLoader", "RoutesResolver", "RouterExplorer", "NestApplication"])
      logger.info({ context }, "Mapped {/, GET} route");
    logger.warn({ context: "NestFactory" }, "old");
    logger.info({ context: "JobQueue" }, "queue");
    logger.info("plain");
  };
  expect(logged(write)).toEqual(["old", "queue", "plain"]);
  expect(logged(write, "debug")).toHaveLength(8);
});
