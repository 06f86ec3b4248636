import { setTimeout } from "node:timers/promises";
import { traceHeaders } from "../../shared/process/trace.js";

/** Charts are about 100 KB. */
const MOST_BYTES = 5_000_000;

export type JsonSourceOptions = {
  /** A user agent with a contact address. */
  readonly userAgent: string;
  readonly timeoutMs?: number;
  /** Milliseconds between two requests. */
  readonly pauseMs?: number;
};

/** Reads JSON from one source politely: one request at a time, with a pause between requests. */
export class JsonSource {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: JsonSourceOptions) {}

  /** The JSON at an address; undefined for 404. Throws with the reason when the source fails or sends something else. */
  async read(address: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const before = this.last;
    const mine = before.catch(() => undefined).then(() => this.request(address, headers));
    this.last = mine.then(this.pause, this.pause);
    return mine;
  }

  private readonly pause = () => setTimeout(this.options.pauseMs ?? 1_000, undefined, { ref: false });

  private async request(address: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
    const { userAgent, timeoutMs = 20_000 } = this.options;
    const response = await fetch(address, {
      headers: { Accept: "application/json", "User-Agent": userAgent, ...traceHeaders(), ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${new URL(address).host} answered ${response.status}.`);
    try {
      return JSON.parse(await text(response)) as unknown;
    } catch (error) {
      if (error instanceof SyntaxError) throw new Error(`${new URL(address).host} sent no JSON.`, { cause: error });
      throw error;
    }
  }
}

async function text(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error("The answer is larger than 5 MB.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
