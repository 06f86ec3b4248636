import { Agent, get } from "node:http";

/** Longer than the service may take: it refuses after five seconds. */
const PATIENCE_MS = 15_000;

export type ApiAnswer = {
  readonly ms: number;
  readonly status: number;
  /** undefined if it is not JSON. */
  readonly body: { readonly results?: readonly { readonly title: string }[]; readonly nextCursor?: string | null } | undefined;
}; // prettier-ignore

/** Asks over connections that stay open, as browsers do; a time is until the last byte of the answer. */
export class ApiClient {
  private readonly api: string;
  private readonly agent = new Agent({ keepAlive: true });

  constructor(port: number) {
    this.api = `http://127.0.0.1:${port}/api/v1`;
  }

  ask(address: string): Promise<ApiAnswer> {
    const start = performance.now();
    return new Promise((answered) => {
      const end = (status: number, text: string) =>
        answered({ ms: performance.now() - start, status, body: jsonOf(text) });
      const request = get(`${this.api}${address}`, { agent: this.agent, timeout: PATIENCE_MS }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => end(response.statusCode ?? 0, Buffer.concat(parts).toString()));
        response.on("error", () => end(0, ""));
      });
      request.on("timeout", () => request.destroy());
      request.on("error", () => end(0, ""));
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

function jsonOf(text: string): ApiAnswer["body"] {
  try {
    return JSON.parse(text) as ApiAnswer["body"];
  } catch {
    return undefined;
  }
}
