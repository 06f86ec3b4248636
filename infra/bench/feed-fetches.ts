import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

// node infra/bench/feed-fetches.ts [--feeds ../shared/data/feeds] [--hosts 50] [--fetches 1000] [--parallel 8]
// Fetches and parses real feeds from many local addresses, as the service does. Requires a compiled backend, and for memory figures the
// heap limits of the service: NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=256".
const { values: options } = parseArgs({
  options: {
    feeds: { type: "string", default: "../shared/data/feeds" },
    hosts: { type: "string", default: "50" },
    fetches: { type: "string", default: "1000" },
    parallel: { type: "string", default: "8" },
  },
});
type Fetched = { kind: string; bytes: Buffer; contentType?: string; reason?: string };
type Fetcher = { fetch(address: string): Promise<Fetched> };
const dist = (name: string) => import(new URL(`../../backend/dist/src/${name}`, import.meta.url).href);
const { FeedFetcher } = (await dist("feeds/feed-fetcher.js")) as { FeedFetcher: new (...given: unknown[]) => Fetcher };
type Parser = { read(bytes: Buffer, origin: { address: string; now: Date; contentType?: string }): Promise<{ kind: string }> }; // prettier-ignore
const { FeedParser } = (await dist("catalogue/import/feed/parsing/feed-parser.js")) as { FeedParser: new () => Parser };
const folder = resolve(process.env.INIT_CWD ?? ".", options.feeds);
const server = fork(fileURLToPath(new URL("feed-server.ts", import.meta.url)), [folder, options.hosts]);
const [{ ports }] = (await once(server, "message")) as [{ ports: Record<string, number> }];
const hosts = Object.entries(ports);
const addresses = Array.from({ length: Number(options.fetches) }, (_, at) => {
  const [host = "", port = 0] = hosts[at % hosts.length] ?? [];
  return `http://${host}:${port}/${at}`;
});

const parser = new FeedParser();
const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();
const fetcher = new FeedFetcher({}, { names: [], ranges: ["127.0.0.0/8"] });
const outcomes: Record<string, number> = {};
let next = 0;
const started = performance.now();
const work = async (): Promise<void> => {
  for (let address = addresses[next++]; address !== undefined; address = addresses[next++]) {
    const answer = await fetcher.fetch(address);
    const about = { address, now: new Date(), contentType: answer.contentType };
    const kind =
      answer.kind === "fetched" ? (await parser.read(answer.bytes, about)).kind : (answer.reason ?? answer.kind);
    outcomes[kind] = (outcomes[kind] ?? 0) + 1;
  }
};
await Promise.all(Array.from({ length: Number(options.parallel) }, work));
const seconds = (performance.now() - started) / 1_000;
server.send("how many");
const [{ most, requests }] = (await once(server, "message")) as [{ most: number; requests: number }];
server.disconnect();
console.log(`${requests} requests to ${hosts.length} hosts in ${seconds.toFixed(1)} s, ${options.parallel} at once.`);
console.log(`Outcomes: ${JSON.stringify(outcomes)}. Most connections to a host: ${most}.`);
console.log(`Longest delay of this thread: ${Math.round(lag.max / 1e6)} ms.`);
console.log(`Memory at most: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB.`);
