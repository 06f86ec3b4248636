import "reflect-metadata";
import { NestFactory } from "@nestjs/core";
import { Logger } from "nestjs-pino";
import { readConfig } from "./shared/config/config.js";
import { showWorkerMetrics } from "./health/worker-metrics.js";
import { startLogger } from "./core/start-logger.js";
import { Metrics } from "./shared/process/metrics.js";
import { WorkerModule } from "./worker.module.js";

// A worker process: checks tracked shows and delivers mail. Any number of workers can run beside the service.
try {
  const config = readConfig({ ...process.env, WORKER: "on" });
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config), {
    logger: startLogger(config),
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.flushLogs();
  app.enableShutdownHooks();
  const { workerMetricsPort: port, metricsToken: token } = config;
  const host = process.env.HOST ?? "127.0.0.1";
  // Open connections would keep a failed process alive.
  if (port !== undefined)
    await showWorkerMetrics(app.get(Metrics, { strict: false }), { port, host, token }).catch(
      async (error: unknown) => {
        await app.close();
        throw error;
      },
    );
  app.get(Logger).log("Ready", "Worker");
  process.send?.({ working: true });
  // The parent process that started us is gone, so nobody would stop us.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
