import { type Logger, type LoggerOptions, pino } from "pino";
import { readConfig } from "../shared/config/config.js";
import { RandomSecrets } from "../accounts/sessions/random-secrets.js";
import { SealedUnsubscribeTokens } from "../mail/sealed-unsubscribe-tokens.js";
import { loggerOptions } from "./logger.js";

function logged(write: (logger: Logger) => void, level = "info"): string[] {
  const lines: string[] = [];
  const config = readConfig({ DATABASE_URL: "postgres://a@localhost/a", LOG_LEVEL: level });
  write(
    pino(loggerOptions(config, "api").pinoHttp as LoggerOptions, { write: (line: string) => void lines.push(line) }),
  );
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

test.each([
  ["/api/v1/search?term=secret", 200, "info"],
  ["/podcast/1", 404, "info"],
  ["/healthz", 200, "debug"],
  ["/metrics?a=1", 200, "debug"],
  ["/assets/index-1.js", 304, "debug"],
  ["/readyz", 503, "error"],
  ["/healthz/more", 404, "info"],
])("a request for %s that gets %i is logged as %s", (originalUrl, statusCode, level) => {
  const { customLogLevel } = loggerOptions(readConfig({ DATABASE_URL: "postgres://a@localhost/a" }), "api")
    .pinoHttp as { customLogLevel: (request: object, response: object) => string };
  expect(customLogLevel({ originalUrl, url: "/" }, { statusCode })).toBe(level);
});

test("no line has the token of a link, also if a program encoded some of its characters", () => {
  const { serializers } = loggerOptions(readConfig({ DATABASE_URL: "postgres://a@localhost/a" }), "api").pinoHttp as {
    serializers: { req: (request: object) => { path: string } };
  };
  const pathOf = (url: string) => serializers.req({ method: "GET", id: 1, url }).path;
  const unsubscribe = new SealedUnsubscribeTokens("a".repeat(43)).issue("0b0c5a1e-1111-4222-8333-123456789abc");
  for (const token of [unsubscribe, new RandomSecrets().fresh().secret]) {
    const encoded = `${token.slice(0, 20)}%${token.charCodeAt(20).toString(16)}${token.slice(21)}`;
    for (const path of ["/l/", "/api/v1/shared/", "/api/v1/alerts/unsubscribe/", "/feeds/s/"]) {
      for (const text of [token, encoded]) expect(pathOf(`${path}${text}.xml?a=1`)).toBe(`${path}….xml`);
    }
  }
});

test("each line has the part of the service that wrote it", () => {
  const lines: string[] = [];
  const config = readConfig({ DATABASE_URL: "postgres://a@localhost/a" });
  const logger = pino(loggerOptions(config, "worker").pinoHttp as LoggerOptions, {
    write: (line: string) => void lines.push(line),
  });
  logger.warn("late");
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ role: "worker", msg: "late" });
});
