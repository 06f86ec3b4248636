import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A local server with accounts that accepts briefs, over a connection that tests can cut, or block as a hotel's network does. */
export class LittleServer {
  line: "open" | "cut" | "blocked" = "open";
  /** The briefs that arrived, each with the account that sent it; null for a guest. */
  readonly briefs: { readonly by: string | null; readonly body: string }[] = [];
  private readonly tokens = new Map<string, string>();
  private readonly server = createServer((request, response) => {
    if (this.line === "cut") return void request.socket.destroy();
    if (this.line === "blocked") return void response.writeHead(403).end("<h1>Accept our terms</h1>");
    void this.answer(request).then((answer) => {
      response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(answer ?? {}));
    });
  });

  async open(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  endSessions(): void {
    this.tokens.clear();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage): Promise<object | undefined> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const token = request.headers.authorization?.replace("Bearer ", "");
    const id = (token && this.tokens.get(token)) || null;
    const user = id && { id, email: `${id}@example.org` };
    switch (request.url) {
      case "/api/v1/auth/sign-in": {
        const name = (JSON.parse(body) as { email: string }).email.replace(/@.*/, "");
        const fresh = `${name}-${this.tokens.size}`.padEnd(43, "x");
        this.tokens.set(fresh, name);
        return { user: { id: name, email: `${name}@example.org` }, token: fresh };
      }
      case "/api/v1/auth/sign-out":
        if (token) this.tokens.delete(token);
        return {};
      case "/api/v1/auth/session":
        return { user };
      case "/api/v1/campaign-requests":
        this.briefs.push({ by: id, body });
        return { id: `c${this.briefs.length}` };
      case "/api/v1/catalogue":
        return { podcasts: 0 };
      default:
        return undefined;
    }
  }
}
