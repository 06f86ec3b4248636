import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type ReceivedEvent = {
  readonly path: string;
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> };
};

export type WebhookReceiver = {
  readonly origin: string;
  readonly port: number;
  /** In the order in which they arrived. */
  readonly events: readonly ReceivedEvent[];
  /** Sets how it answers from now on; initially, with 204. */
  answers(respond: (response: ServerResponse, request: IncomingMessage) => void): void;
  forget(): void;
  close(): Promise<void>;
};

/** A program on this machine that receives webhooks. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const events: ReceivedEvent[] = [];
  let respond: Parameters<WebhookReceiver["answers"]>[0] = (response) => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const { headers, url: path = "" } = request;
      const event = JSON.parse(body) as ReceivedEvent["event"];
      events.push({ path, id: String(headers["webhook-id"]), headers, body, event });
      respond(response, request);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    events,
    answers: (next) => {
      respond = next;
    },
    forget: () => {
      events.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Whether one of an event's signatures was made with this secret, checked like a receiver's library does. */
export function isSigned({ headers, body }: Pick<ReceivedEvent, "headers" | "body">, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const content = [headers["webhook-id"], headers["webhook-timestamp"], body].join(".");
  const expected = createHmac("sha256", key).update(content).digest();
  return String(headers["webhook-signature"])
    .split(" ")
    .some((one) => {
      const given = Buffer.from(one.replace(/^v1,/, ""), "base64");
      return one.startsWith("v1,") && given.length === expected.length && timingSafeEqual(given, expected);
    });
}
