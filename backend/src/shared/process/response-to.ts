import type { ClientRequest, IncomingMessage } from "node:http";

/** Sends a request. Rejects if it fails, or if the connection is closed before the headers of the response have arrived. */
export function responseTo(request: ClientRequest, body?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on("response", resolve);
    request.on("error", reject);
    // After a 101, Node.js closes the connection without an error, and aborting the request has no effect any more.
    request.on("close", () => reject(Object.assign(new Error("no response"), { code: "ECONNRESET" })));
    request.end(body);
  });
}
