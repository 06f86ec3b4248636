import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A server at "http://localhost:<port>" that forwards requests with an API key, for programs that cannot send one. */
export type KeyRelay = { readonly origin: string; close(): Promise<void> };

/** Replaces the relay's host and origin by those of the service; any other values are forwarded unchanged. */
export async function keyRelay(target: string, secret: string): Promise<KeyRelay> {
  const { host, hostname, port } = new URL(target);
  const server = createServer((asked, answered) => {
    const own = `localhost:${(server.address() as AddressInfo).port}`;
    const headers = {
      ...asked.headers,
      host: asked.headers.host === own ? host : asked.headers.host,
      ...(asked.headers.origin === `http://${own}` && { origin: target }),
      authorization: `Bearer ${secret}`,
    };
    const passed = request({ hostname, port, method: asked.method, path: asked.url, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(answered);
    });
    passed.on("error", (error) => answered.destroy(error));
    answered.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  await once(server.listen(0, "localhost"), "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}
