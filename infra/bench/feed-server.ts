import { createServer } from "node:http";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

// Forked by feed-fetches.ts: serves real feeds on many local addresses. Reports the maximum number of simultaneous connections to one
// address.
const [folder = "", hosts = "50"] = process.argv.slice(2);
const feeds = readdirSync(folder).filter((name) => name.endsWith(".xml")).map((name) => readFileSync(join(folder, name))); // prettier-ignore
let [most, requests] = [0, 0];
const ports: Record<string, number> = {};
for (let host = 1; host <= Number(hosts); host += 1) {
  let open = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const number = Number(/\d+/.exec(request.url ?? "")?.[0] ?? 0);
    response.writeHead(200, { "Content-Type": "application/rss+xml" }).end(feeds[number % feeds.length]);
  });
  server.on("connection", (socket) => {
    most = Math.max(most, (open += 1));
    socket.on("close", () => (open -= 1));
  });
  const address = `127.0.0.${host}`;
  await new Promise<void>((ready) => server.listen(0, address, ready));
  const bound = server.address();
  if (typeof bound === "object" && bound) ports[address] = bound.port;
}
process.send?.({ ports });
process.on("message", () => process.send?.({ most, requests }));
process.on("disconnect", () => process.exit(0));
