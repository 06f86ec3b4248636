import type { Server } from "node:http";
import type { Socket } from "node:net";
import { problem } from "../problem.js";

/** Reasons by the parser's error codes; every other unreadable request is a 400. */
const REASONS: Readonly<Record<string, readonly [status: number, phrase: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large", "The headers are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout", "The request took too long."],
};
const UNREADABLE = [400, "Bad Request", "This request can’t be read."] as const;

/** Milliseconds that a client has to read the answer. */
const READ_TIME = 500;

/** Answers unparsable requests, which never reach a route, in the same form as every other problem. */
export function answerParserProblems(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // A client that never sent a byte gets no answer.
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
    // A client that does not close its side would keep the connection open forever.
    const gone = setTimeout(() => socket.destroy(), READ_TIME).unref();
    socket.once("close", () => clearTimeout(gone));
  });
}
