import { createServer, request } from "node:http";

/** A request that went through the gate, and the server's response. */
export type Passed = { readonly path: string; readonly key: string; readonly status: number; readonly body: string };

/** The connection between app and server, which a test can cut. */
export class Gate {
  readonly passed: Passed[] = [];
  /** "cut": no request reaches the server. "lose answers": requests with a key reach it, but their responses are lost. */
  line: "open" | "cut" | "lose answers" = "open";
  /** Responses by path that the gate sends in place of the server's. */
  readonly answers = new Map<string, object>();
  private readonly server = createServer((received, answer) => {
    if (this.line === "cut") return void received.socket.destroy();
    const own = this.answers.get((received.url ?? "").replace(/\?.*$/, ""));
    if (own) return void answer.setHeader("content-type", "application/json").end(JSON.stringify(own));
    const key = received.headers["idempotency-key"];
    const onward = request(
      `${this.target}${received.url}`,
      { method: received.method ?? "GET", headers: received.headers },
      (got) => {
        const parts: Buffer[] = [];
        got.on("data", (part: Buffer) => parts.push(part));
        got.on("end", () => {
          const body = Buffer.concat(parts);
          if (typeof key === "string") {
            this.passed.push({
              path: received.url ?? "",
              key,
              status: got.statusCode ?? 0,
              body: body.toString("utf8"),
            });
            if (this.line === "lose answers") {
              this.line = "open";
              return void received.socket.destroy();
            }
          }
          answer.writeHead(got.statusCode ?? 502, got.headers).end(body);
        });
      },
    );
    onward.on("error", () => received.socket.destroy());
    received.pipe(onward);
  });

  private constructor(private readonly target: string) {}

  static async open(target: string): Promise<Gate> {
    const gate = new Gate(target);
    await new Promise<void>((done) => gate.server.listen(0, "127.0.0.1", done));
    return gate;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
