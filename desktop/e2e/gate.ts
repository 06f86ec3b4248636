import { createServer, request } from "node:http";

/** A request that went through the gate, with the server's answer. */
export type Passed = { readonly path: string; readonly key: string; readonly status: number; readonly body: string };

/** The line between the app and the server, which a test can cut. */
export class Gate {
  readonly passed: Passed[] = [];
  /** "cut": no request arrives. "lose answers": requests with a key arrive, and their answers are lost. */
  line: "open" | "cut" | "lose answers" = "open";
  private readonly server = createServer((asked, answer) => {
    if (this.line === "cut") return void asked.socket.destroy();
    const key = asked.headers["idempotency-key"];
    const onward = request(
      `${this.target}${asked.url}`,
      { method: asked.method ?? "GET", headers: asked.headers },
      (got) => {
        const parts: Buffer[] = [];
        got.on("data", (part: Buffer) => parts.push(part));
        got.on("end", () => {
          const body = Buffer.concat(parts);
          if (typeof key === "string") {
            this.passed.push({ path: asked.url ?? "", key, status: got.statusCode ?? 0, body: body.toString("utf8") });
            if (this.line === "lose answers") {
              this.line = "open";
              return void asked.socket.destroy();
            }
          }
          answer.writeHead(got.statusCode ?? 502, got.headers).end(body);
        });
      },
    );
    onward.on("error", () => asked.socket.destroy());
    asked.pipe(onward);
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
