import { NestFactory } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import compression from "compression";
import { Logger } from "nestjs-pino";
import { DataSource } from "typeorm";
import { requestLayers } from "./accounts/request-layers.js";
import { AppModule } from "./app.module.js";
import { indexFolderIn } from "./catalogue/local/build/index-folder.js";
import { CatalogueIndex } from "./catalogue/local/catalogue-index.js";
import { installDemoCatalogue } from "./catalogue/demo/install-demo-catalogue.js";
import { allowedMethods } from "./shared/allowed-methods.js";
import { type Config, readConfig } from "./shared/config.js";
import { boundConnections } from "./shared/connection-bounds.js";
import { Draining, DRAINING } from "./shared/draining.js";
import { freePort } from "./shared/free-port.js";
import { answerParserProblems } from "./shared/parser-problems.js";
import { Readiness } from "./shared/readiness.js";
import { knownHostsOnly, unambiguousOnly } from "./shared/received-requests.js";
import { securityHeaders } from "./site/security-headers.js";
import { FRONTEND } from "./site/site.module.js";
import { staticFiles } from "./site/static-files.js";

/** What of an Express application the layers look at. */
type ExpressRouter = { readonly router: ReturnType<Parameters<typeof allowedMethods>[0]> };

/** Starts the service and answers once it listens. HOST is for the listener alone. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<NestExpressApplication> {
  const host = env.HOST ?? "127.0.0.1";
  // The site's address, which mails name, follows the port: one that the system is to choose is chosen before all else.
  const open = env.PORT && Number(env.PORT) === 0 && !env.PUBLIC_URL;
  const config = readConfig(open ? { ...env, PORT: String(await freePort(host)) } : env);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    bufferLogs: true,
    abortOnError: false,
    // Bodies are read by our own layers, and only below /api.
    bodyParser: false,
  });
  app.useLogger(app.get(Logger));
  app.flushLogs();
  endWhenTold(app, configure(app, config));
  try {
    if (config.catalogue.kind === "local") {
      await installDemoCatalogue(app.get(DataSource), indexFolderIn(config.dataDir));
      await app.get(CatalogueIndex).start();
    }
    await app.listen(config.port, host);
  } catch (error) {
    // Its connections and timers would keep a process alive that nobody can reach.
    await app.close();
    throw isTaken(error) ? new Error(portTaken(config.port)) : error;
  }
  const address = app.getHttpServer().address();
  const port = typeof address === "object" && address ? address.port : config.port;
  process.send?.({ listening: port });
  // Started by a parent that is gone: nobody would stop us any more.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  return app;
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === "EADDRINUSE";

function portTaken(port: number): string {
  return `Port ${port} is taken by another program. Choose another port, for example PORT=${(port % 65_535) + 1}.`;
}

/** Everything around the routes: headers, compression, files, errors, how connections end. */
export function configure(app: NestExpressApplication, config: Config): Draining {
  app.disable("x-powered-by");
  app.set("query parser", "simple");
  app.use(securityHeaders({ https: config.publicUrl.startsWith("https:"), analyticsScript: config.analyticsScript }));
  app.use(unambiguousOnly());
  app.use(knownHostsOnly(config));
  app.use(compression({ threshold: 1024 }));
  if (config.trustProxy.length > 0) app.set("trust proxy", [...config.trustProxy]);
  for (const handler of staticFiles(FRONTEND)) app.use(handler);
  app.use(
    "/api/v1",
    allowedMethods(() => (app.getHttpAdapter().getInstance() as unknown as ExpressRouter).router),
  );
  for (const layer of requestLayers(app)) app.use("/api/v1", layer);
  const server = app.getHttpServer();
  boundConnections(server);
  answerParserProblems(server);
  const draining = new Draining(server);
  app.get(Readiness).add(() => (draining.underWay ? "The service is ending." : undefined));
  return draining;
}

/** Ends the process when it is told to: first its connections, then what works beside them; after ten seconds in any case. */
function endWhenTold(app: NestExpressApplication, draining: Draining): void {
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
