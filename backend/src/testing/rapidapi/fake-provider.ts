import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { FAKE_CATEGORIES, FAKE_DETAILS, FAKE_SHOWS, fakeEpisodes, type FakeShow } from "./fake-shows.ts";

/** The faults that a test can turn on in the fake provider. */
export type Fault =
  | { readonly kind: "slow"; readonly ms: number }
  | { readonly kind: "status"; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: "body"; readonly body: string | Buffer; readonly headers?: Readonly<Record<string, string>> }
  | {
      readonly kind: "hang" | "hang-in-body" | "trickle" | "endless" | "half" | "reset" | "reset-in-body" | "redirect";
    };

export type SeenRequest = {
  readonly path: string;
  readonly parameters: readonly (readonly [string, string])[];
  readonly headers: IncomingMessage["headers"];
};

const JSON_TYPE = { "Content-Type": "application/json" };
const LEAK_PATH = "/must-not-be-asked";

/**
 * A provider on loopback for tests. It answers in the recorded format or misbehaves on demand, and records requests. It filters as
 * documented, so that a wrong parameter changes the results.
 */
export class FakeProvider {
  fault: Fault | undefined;
  shows: readonly FakeShow[] = FAKE_SHOWS;
  categories: Readonly<Record<string, unknown>> = FAKE_CATEGORIES;
  episodesOf: (show: FakeShow) => readonly unknown[] = fakeEpisodes;
  readonly requests: SeenRequest[] = [];
  /** The number of requests that followed a redirect. */
  followed = 0;
  /** The number of answers that are still being written. */
  open = 0;
  private readonly server: Server = createServer((request, response) => this.receive(request, response));

  /** Starts to listen. Returns the base URL. */
  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private receive(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://fake");
    if (pathname === LEAK_PATH) this.followed += 1;
    this.requests.push({ path: pathname, parameters: [...searchParams], headers: request.headers });
    this.open += 1;
    response.on("close", () => (this.open -= 1)).on("error", () => undefined);
    const body = JSON.stringify(this.answer(pathname, searchParams) ?? { message: "Endpoint does not exist" });
    if (this.fault) misbehave(this.fault, body, response);
    else send(response, body);
  }

  private answer(path: string, parameters: URLSearchParams): unknown {
    const show = this.shows.find(({ id }) => String(id) === parameters.get("id"));
    switch (path) {
      case "/search_podcasts_host_title":
        return { results: this.shows.filter((candidate) => isAsked(candidate, parameters)) };
      case "/search_by_id":
        return { results: show ? [{ ...show, ...FAKE_DETAILS[show.id] }] : [] };
      case "/episodes":
        return { episodes: show ? this.episodesOf(show) : [] };
      case "/category_stats": {
        const known = parameters.getAll("category").filter((name) => name in this.categories);
        return Object.fromEntries(known.map((name) => [name, this.categories[name]]));
      }
      default:
        return undefined;
    }
  }
}

function send(response: ServerResponse, body: string | Buffer, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(200, { ...JSON_TYPE, "Content-Length": Buffer.byteLength(body), ...headers }).end(body);
}

function misbehave(fault: Fault, body: string, response: ServerResponse): void {
  const half = body.slice(0, body.length / 2);
  switch (fault.kind) {
    case "hang":
      return;
    case "slow":
      setTimeout(() => send(response, body), fault.ms).unref();
      return;
    case "status":
      response.writeHead(fault.status, { ...JSON_TYPE, ...fault.headers }).end('{"message":"no"}');
      return;
    case "body":
      send(response, fault.body, fault.headers);
      return;
    case "half":
      send(response, half);
      return;
    case "redirect":
      response.writeHead(302, { Location: LEAK_PATH }).end();
      return;
    case "reset":
      response.socket?.resetAndDestroy();
      return;
    case "reset-in-body":
      response.writeHead(200, { ...JSON_TYPE, "Content-Length": Buffer.byteLength(body) });
      response.write(half, () => response.socket?.resetAndDestroy());
      return;
    case "hang-in-body":
      response.writeHead(200, JSON_TYPE).write(half);
      return;
    case "trickle":
      every(response, 20, () => response.write(" "));
      return;
    case "endless":
      response.writeHead(200, JSON_TYPE).write('{"results":[');
      every(response, 0, () => {
        if (!response.writableNeedDrain) response.write("0,".repeat(64_000));
      });
  }
}

function every(response: ServerResponse, ms: number, act: () => void): void {
  const timer = setInterval(act, ms);
  response.on("close", () => clearInterval(timer));
}

function isAsked(show: FakeShow, parameters: URLSearchParams): boolean {
  const limit = (name: string) => (parameters.has(name) ? Number(parameters.get(name)) : undefined);
  const listeners = typeof show.listener_range === "string" ? show.listener_range.replaceAll(",", "") : "";
  const [low = NaN, high = low] = listeners.split("-").map((part) => parseInt(part, 10));
  const top = listeners.endsWith("+") ? Infinity : high;
  const text = foldedText(show, parameters);
  const words = folded(parameters.get("keyword") ?? "").split(" ");
  const tags = parameters.getAll("tag").map(folded);
  return (
    (tags.length === 0 || categoriesOf(show).some((category) => tags.includes(folded(category)))) &&
    words.every((word) => text.includes(word)) &&
    (!parameters.get("language") || show.language === parameters.get("language")) &&
    (!parameters.get("explicit") || show.explicit === limit("explicit")) &&
    isWithin(top, limit("min_listeners"), undefined) &&
    isWithin(low, undefined, limit("max_listeners")) &&
    isWithin(Number(show.episodeCount), limit("min_episode_count"), limit("max_episode_count")) &&
    isWithin(Number(show.lastUpdate), limit("updated_after"), undefined)
  );
}

function foldedText(show: FakeShow, parameters: URLSearchParams): string {
  const categories = categoriesOf(show).join(" ");
  const parts: unknown[] = [];
  if (parameters.get("search_by_podcast") === "1") parts.push(show.title, categories, show.description);
  if (parameters.get("search_by_title") === "1") parts.push(show.title);
  if (parameters.get("search_by_hostname") === "1") parts.push(show.itunesAuthor);
  return folded(parts.join(" "));
}

function categoriesOf(show: FakeShow): readonly string[] {
  return Array.isArray(show.categories) ? show.categories.map(String) : [];
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function isWithin(value: number, from: number | undefined, to: number | undefined): boolean {
  return (from === undefined || value >= from) && (to === undefined || value <= to);
}
