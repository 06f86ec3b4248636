import "reflect-metadata";
import { NestFactory } from "@nestjs/core";
import { Logger } from "nestjs-pino";
import { readConfig } from "./shared/config.js";
import { WorkerModule } from "./worker.module.js";

// A process that only works: checks tracked shows and delivers mail. Any number of them may run beside the service.
try {
  const config = readConfig({ ...process.env, WORKER: "on" });
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.flushLogs();
  app.enableShutdownHooks();
  process.send?.({ working: true });
  // Started by a parent that is gone: nobody would stop us any more.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
