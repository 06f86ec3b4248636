import { openDatabase } from "./database.ts";
import { startServer } from "./server-process.ts";

// npm start: database, service, address. Ends when the service ends or when it is told to.
const started = performance.now();
const database = await openDatabase();
database.watch();
let code = 1;
try {
  const server = await startServer({
    DATABASE_URL: database.url,
    NODE_ENV: process.env.NODE_ENV ?? "production",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void server.stop());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n  Earshot is ready after ${seconds} s:  http://localhost:${server.port}\n  Stop it with Ctrl+C.\n`);
  code = await server.ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await database.stop();
}
process.exitCode = code;
