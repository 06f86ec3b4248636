import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { HubRequest } from "@earshot/domain/feeds/feed-hub.port";

type SubscriptionRequest = Omit<HubRequest, "hub">;

export type HubServer = {
  /** The URL of a hub that accepts requests, and verifies them when the test asks for it. */
  readonly willing: string;
  /** A hub that refuses everything with 400. */
  readonly unwilling: string;
  /** A hub that answers 503 with `Retry-After: 120`. */
  readonly tired: string;
  /** A hub that redirects to the willing one with 307. */
  readonly moved: string;
  /** Requests that the willing hub accepted, oldest first. */
  readonly asked: SubscriptionRequest[];
  /** Sends the verification for an accepted request; `changes` overrides parts of it. */
  askBack(
    request: SubscriptionRequest,
    changes?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; text: string }>;
  /** Notifies a subscriber of a change, signed with its secret. */
  push(
    request: SubscriptionRequest,
    body: string | Buffer,
    headers?: Readonly<Record<string, string>>,
  ): Promise<number>;
  close(): Promise<void>;
};

/** Runs hubs (WebSub) on this machine. */
export async function hubServer(): Promise<HubServer> {
  const requests: SubscriptionRequest[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/unwilling") return void response.writeHead(400).end("no");
    if (request.url === "/tired") return void response.writeHead(503, { "Retry-After": "120" }).end();
    if (request.url === "/moved") return void response.writeHead(307, { Location: "/willing" }).end();
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const form = new URLSearchParams(text);
      const field = (name: string) => form.get(`hub.${name}`) ?? "";
      const lease = Number(field("lease_seconds"));
      const mode = field("mode") as SubscriptionRequest["mode"];
      requests.push({ mode, topic: field("topic"), callback: field("callback"), secret: field("secret"), lease });
      response.writeHead(request.method === "POST" ? 202 : 405).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    willing: `${origin}/willing`,
    unwilling: `${origin}/unwilling`,
    tired: `${origin}/tired`,
    moved: `${origin}/moved`,
    asked: requests,
    askBack: async ({ mode, topic, callback, lease }, changes = {}) => {
      const usual = { mode, topic, challenge: "a challenge", lease_seconds: String(lease) };
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...usual, ...changes })) query.set(`hub.${name}`, value);
      const answer = await fetch(`${callback}?${query.toString()}`);
      return { status: answer.status, text: await answer.text() };
    },
    push: async ({ callback, secret, topic }, body, headers = {}) => {
      const signature = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
      const links = `<${origin}/willing>; rel="hub", <${topic}>; rel="self"`;
      const usual = { "Content-Type": "application/rss+xml", Link: links, "X-Hub-Signature": signature };
      const answer = await fetch(callback, { method: "POST", body: new Uint8Array(Buffer.from(body)), headers: { ...usual, ...headers } }); // prettier-ignore
      await answer.arrayBuffer();
      return answer.status;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
