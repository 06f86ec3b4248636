import { hash } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export type FeedServer = {
  /** "http://127.0.0.1:<port>" */
  readonly origin: string;
  /** Answers by path; a text is served as a feed with an ETag. */
  readonly pages: Map<string, string | Buffer | RequestListener>;
  /** Requested paths in order, with the status of each answer. */
  readonly asked: (readonly [path: string, status: number])[];
  close(): Promise<void>;
};

/** A feed server on this machine, optionally at a given address. */
export async function feedServer(address = "127.0.0.1"): Promise<FeedServer> {
  const pages: FeedServer["pages"] = new Map();
  const requests: FeedServer["asked"] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const page = pages.get(path);
    response.on("finish", () => requests.push([path, response.statusCode]));
    if (typeof page === "function") return void page(request, response);
    if (page === undefined) return void response.writeHead(404).end();
    const etag = `"${hash("sha1", page)}"`;
    if (request.headers["if-none-match"] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { "Content-Type": "application/rss+xml", ETag: etag }).end(page);
  });
  server.listen(0, address);
  await once(server, "listening");
  return {
    origin: `http://${address}:${(server.address() as AddressInfo).port}`,
    pages,
    asked: requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** A feed with these episodes, each one a day older than the next. */
export function feedOf(
  title: string,
  episodes: readonly string[],
  { first, channel = "" }: { first: Date; channel?: string },
): string {
  const items = episodes.map((name, day) => {
    const date = new Date(first.getTime() + day * 86_400_000).toUTCString();
    return `<item><guid>${name}</guid><title>${name}</title><pubDate>${date}</pubDate>
      <enclosure url="https://cdn.example/${encodeURIComponent(name)}.mp3" type="audio/mpeg"/></item>`;
  });
  return `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
    xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
    <title>${title}</title><itunes:author>Ada</itunes:author><description>About ${title}</description>${channel}
    ${items.reverse().join("\n")}</channel></rss>`;
}
