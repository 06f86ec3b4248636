import { openDatabase } from "./database.ts";
import { keepServer } from "./kept-server.ts";
import { startServer } from "./server-process.ts";

// npm start: database, service, address. What ends by itself is started again; all ends when it is told to.
const started = performance.now();
const database = await openDatabase();
database.watch();
const told = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => told.abort());
let code = 1;
try {
  const start = async (port?: number) => {
    await database.settled();
    return startServer({
      DATABASE_URL: database.url,
      NODE_ENV: process.env.NODE_ENV ?? "production",
      LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
      // A service that starts again keeps the port that the system chose.
      ...(port !== undefined && { PORT: String(port) }),
    });
  };
  const server = await keepServer(start, told.signal, (line) => console.error(line));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n  Earshot is ready after ${seconds} s:  http://localhost:${server.port}\n  Stop it with Ctrl+C.\n`);
  code = await server.ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await database.stop();
}
process.exitCode = code;
