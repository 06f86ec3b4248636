import { Agent, get, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** In milliseconds; longer than the service takes, which gives up after five seconds. */
const TIMEOUT_MS = 15_000;

export type ApiAnswer = {
  readonly ms: number;
  readonly status: number;
  /** undefined if the response is not JSON. */
  readonly body: { readonly results?: readonly { readonly title: string }[]; readonly nextCursor?: string | null } | undefined;
}; // prettier-ignore

/** The encodings that browsers accept. */
const ACCEPTED = { "accept-encoding": "gzip, deflate, br, zstd" };

/**
 * Sends requests over persistent connections and accepts compressed responses, as browsers do. Times are measured until the last byte of
 * the response.
 */
export class ApiClient {
  private readonly api: string;
  private readonly agent = new Agent({ keepAlive: true });

  constructor(port: number) {
    this.api = `http://127.0.0.1:${port}/api/v1`;
  }

  ask(address: string): Promise<ApiAnswer> {
    const start = performance.now();
    return new Promise((answered) => {
      const end = (status: number, body: () => ApiAnswer["body"] = () => undefined) =>
        answered({ ms: performance.now() - start, status, body: body() });
      const options = { agent: this.agent, timeout: TIMEOUT_MS, headers: ACCEPTED };
      const request = get(`${this.api}${address}`, options, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => end(response.statusCode ?? 0, () => jsonOf(unpacked(response, Buffer.concat(parts)))));
        response.on("error", () => end(0));
      });
      request.on("timeout", () => request.destroy());
      request.on("error", () => end(0));
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

function unpacked({ headers }: IncomingMessage, bytes: Buffer): string {
  const packing = headers["content-encoding"];
  if (packing === "br") return brotliDecompressSync(bytes).toString();
  return (packing === "gzip" ? gunzipSync(bytes) : bytes).toString();
}

function jsonOf(text: string): ApiAnswer["body"] {
  try {
    return JSON.parse(text) as ApiAnswer["body"];
  } catch {
    return undefined;
  }
}
