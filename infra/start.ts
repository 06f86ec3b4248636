import { openDatabase } from "./database.ts";
import { superviseServer } from "./supervised-server.ts";
import { startServer } from "./server-process.ts";

/** Whether the service has the demo catalogue; false if unknown. */
async function isDemo(port: number): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/api/v1/catalogue`).catch(() => undefined);
  return answer?.ok === true && ((await answer.json()) as { source?: string }).source === "demo";
}

// npm start: starts the database and the service, and prints the address. Restarts what crashes; stops everything on a signal.
const started = performance.now();
const database = await openDatabase();
database.watch();
const ending = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => ending.abort());
let code = 1;
try {
  const start = async (port?: number) => {
    await database.settled();
    return startServer({
      DATABASE_URL: database.url,
      NODE_ENV: process.env.NODE_ENV ?? "production",
      LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
      // A restarted service keeps the port that the system chose for it.
      ...(port !== undefined && { PORT: String(port) }),
    });
  };
  const server = await superviseServer(start, ending.signal, (line) => console.error(line));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n  Earshot is ready after ${seconds} s:  http://localhost:${server.port}\n  Stop it with Ctrl+C.\n`);
  if (await isDemo(server.port))
    console.log("  The shows are invented. For all real ones (1.5 GB): npm run import -- podcast-index\n");
  code = await server.ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await database.stop();
}
process.exitCode = code;
