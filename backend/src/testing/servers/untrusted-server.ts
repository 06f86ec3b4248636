import { once } from "node:events";
import { createServer, get } from "node:https";
import type { AddressInfo } from "node:net";
import { selfSigned } from "./self-signed.js";

export type UntrustedServer = {
  /** "https://localhost:<port>" */
  readonly origin: string;
  readonly port: number;
  /** The number of connections, and of requests over them, since the last call. */
  seen(): { readonly connections: number; readonly requests: number };
  close(): Promise<void>;
};

/** An https server on this machine with a certificate that is untrusted but otherwise valid. */
export async function untrustedServer(): Promise<UntrustedServer> {
  const { key, cert } = selfSigned();
  let counted = { connections: 0, requests: 0 };
  const server = createServer({ key, cert }, (_request, response) => {
    counted = { ...counted, requests: counted.requests + 1 };
    response.setHeader("Content-Type", "application/json").end('{"access_token":"t","token_type":"Bearer"}');
  });
  server.on("connection", () => (counted = { ...counted, connections: counted.connections + 1 }));
  server.on("tlsClientError", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `https://localhost:${port}`;
  // Makes a refusal meaningful: a client that trusts the certificate gets an answer.
  const answer = get(origin, { ca: cert, agent: false, family: 4 });
  const [{ statusCode }] = (await once(answer, "response")) as [{ statusCode: number }];
  if (statusCode !== 200) throw new Error("The server does not answer to who trusts it.");
  answer.destroy();
  counted = { connections: 0, requests: 0 };
  return {
    origin,
    port,
    seen: () => {
      const before = counted;
      counted = { connections: 0, requests: 0 };
      return before;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
