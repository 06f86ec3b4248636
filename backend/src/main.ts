import "reflect-metadata";
import { startServer } from "./server.js";

startServer(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
