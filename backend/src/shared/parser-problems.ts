import type { Server } from "node:http";
import type { Socket } from "node:net";
import { problem } from "./problem.js";

/** By the parser's codes; everything else that it cannot read is 400. */
const REASONS: Readonly<Record<string, readonly [status: number, phrase: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large", "The headers are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout", "The request took too long."],
};
const UNREADABLE = [400, "Bad Request", "This is not a request that can be read."] as const;

/** Milliseconds that a client gets to read such an answer. */
const LAST_LOOK = 500;

/** What cannot be read as a request never reaches a route: it is answered here, in the same form as every other problem. */
export function answerParserProblems(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // Who never sent a byte has asked nothing, and gets no answer.
    if (error.code === "ECONNRESET" || !socket.writable || socket.bytesRead === 0) return void socket.destroy();
    const [status, phrase, detail] = REASONS[error.code ?? ""] ?? UNREADABLE;
    const body = JSON.stringify(problem(status, `http.${status}`, detail, { title: phrase }));
    const head = [
      `HTTP/1.1 ${status} ${phrase}`,
      "Content-Type: application/problem+json",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Cache-Control: no-store",
      "Connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
    // A client that does not close its side would keep the connection for ever.
    const gone = setTimeout(() => socket.destroy(), LAST_LOOK).unref();
    socket.once("close", () => clearTimeout(gone));
  });
}
