import { NestFactory } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import compression from "compression";
import { Logger } from "nestjs-pino";
import { DataSource } from "typeorm";
import { assistantLayers, requestLayers, sessionLayer } from "./accounts/sessions/request-layers.js";
import { AppModule } from "./app.module.js";
import { answerTag, heedTags } from "./catalogue/answer-headers.js";
import { indexFolderIn } from "./catalogue/local/write/index/index-folder.js";
import { CatalogueIndex } from "./catalogue/local/catalogue-index.js";
import { installDemoCatalogue } from "./demo/install-demo-catalogue.js";
import { sandboxRequests } from "./sandbox/sandbox-requests.js";
import { UnroutedRequests } from "./keys/unrouted-requests.js";
import { allowedMethods } from "./http/requests/allowed-methods.js";
import { type Config, readConfig } from "./shared/config/config.js";
import { boundConnections } from "./http/requests/connection-bounds.js";
import { Draining, DRAINING } from "./draining.js";
import { freePort } from "./free-port.js";
import { startLogger } from "./core/start-logger.js";
import { answerParserProblems } from "./http/requests/parser-problems.js";
import { requestMetrics } from "./health/request-metrics.js";
import { Metrics } from "./shared/process/metrics.js";
import { Readiness } from "./shared/process/readiness.js";
import { tracedRequests } from "./http/requests/traced-requests.js";
import { knownHostsOnly, unambiguousOnly } from "./http/requests/received-requests.js";
import { securityHeaders } from "./site/security-headers.js";
import { FRONTEND } from "./site/site.module.js";
import { staticFiles } from "./site/static-files.js";
import { workerOff } from "./site/worker-off.js";

/** The parts of an Express application that the layers use. */
type ExpressRouter = { readonly router: ReturnType<Parameters<typeof allowedMethods>[0]> };

/** Starts the service. Resolves once it is listening. HOST only affects the listener. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<NestExpressApplication> {
  const host = env.HOST ?? "127.0.0.1";
  // The site's URL, which emails contain, includes the port, so a port that the system chooses must be known first.
  const open = env.PORT && Number(env.PORT) === 0 && !env.PUBLIC_URL;
  const config = readConfig(open ? { ...env, PORT: String(await freePort(host)) } : env);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    logger: startLogger(config),
    bufferLogs: true,
    abortOnError: false,
    // Our own layers read bodies, and only below /api.
    bodyParser: false,
  });
  app.useLogger(app.get(Logger));
  app.flushLogs();
  endOnSignal(app, configure(app, config));
  try {
    if (config.catalogue.kind === "local") {
      await installDemoCatalogue(app.get(DataSource), indexFolderIn(config.dataDir));
      await app.get(CatalogueIndex).start();
    }
    await app.listen(config.port, host);
  } catch (error) {
    // Open connections and timers would keep an unreachable process alive.
    await app.close();
    throw isTaken(error) ? new Error(portTaken(config.port)) : error;
  }
  const address = app.getHttpServer().address();
  const port = typeof address === "object" && address ? address.port : config.port;
  app.get(Logger).log(`Ready at http://${host}:${port}, for visitors at ${config.publicUrl}`, "Service");
  process.send?.({ listening: port });
  // The parent process that started us is gone, so nobody would stop us.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  return app;
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === "EADDRINUSE";

function portTaken(port: number): string {
  return `Port ${port} is taken by another program. Choose another port, for example PORT=${(port % 65_535) + 1}.`;
}

/** Sets up everything around the routes: headers, compression, files, errors, and how connections end. */
export function configure(app: NestExpressApplication, config: Config): Draining {
  app.disable("x-powered-by");
  app.set("query parser", "simple");
  app.set("etag", answerTag);
  app.use(tracedRequests());
  app.use(requestMetrics(app.get(Metrics)));
  app.use(securityHeaders({ https: config.publicUrl.startsWith("https:"), analyticsScript: config.analyticsScript }));
  app.use(unambiguousOnly());
  app.use(knownHostsOnly(config));
  // Programs ask for gzip. Level 3 takes half the time of the usual 6 for a lookup of 200 shows, and 7 % more bytes.
  app.use(compression({ threshold: 1024, level: 3 }));
  if (config.trustProxy.length > 0) app.set("trust proxy", [...config.trustProxy]);
  if (!config.serviceWorker) app.use(workerOff);
  for (const handler of staticFiles(FRONTEND)) app.use(handler);
  const router = () => (app.getHttpAdapter().getInstance() as unknown as ExpressRouter).router;
  app.use("/api/v1", heedTags);
  const unrouted = app.get(UnroutedRequests, { strict: false });
  const count = unrouted.count.bind(unrouted);
  app.use(["/api/v1", "/mcp"], allowedMethods(router, count));
  for (const layer of requestLayers(app)) app.use("/api/v1", layer);
  for (const layer of assistantLayers(app)) app.use("/mcp", layer);
  app.use(sandboxRequests(router, count));
  // The only page that not everyone can see.
  app.use("/admin", sessionLayer(app));
  const server = app.getHttpServer();
  boundConnections(server);
  answerParserProblems(server);
  const draining = new Draining(server);
  app.get(Readiness).add(() => (draining.underWay ? "The service is shutting down." : undefined));
  return draining;
}

/** Shuts the process down on a signal: first its connections, then its background work; it ends after ten seconds in any case. */
function endOnSignal(app: NestExpressApplication, draining: Draining): void {
  const end = async (): Promise<void> => {
    if (draining.underWay) return;
    setTimeout(() => process.exit(0), DRAINING.end);
    await draining.finish();
    await app.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"] as const) {
    process.on(signal, () => {
      end().catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      });
    });
  }
}
