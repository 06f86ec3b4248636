import { traceHeaders } from "../../../shared/process/trace.js";
import { brokenAnswer, timedOut, transportFailure } from "./provider-failure.js";

export type Fetch = typeof globalThis.fetch;

export type HttpAnswer = { readonly status: number; readonly headers: Headers; readonly text: string };

export type AnswerLimits = {
  /** The time limit for the whole exchange: connecting, headers and the last byte of the body. */
  readonly timeoutMs: number;
  /** Maximum size of the body after decompression. */
  readonly maxBytes: number;
};

/**
 * Fetches one address completely or not at all. Throws ProviderFailure: timed out, connection failed, redirected, too large. The
 * body is read only from a 2xx answer. One timer covers the whole exchange, because a timeout between bytes would never fire if a
 * server sends a byte now and then.
 */
export async function boundedGet(
  address: URL,
  headers: Readonly<Record<string, string>>,
  limits: AnswerLimits,
  fetch: Fetch,
): Promise<HttpAnswer> {
  const abort = new AbortController();
  let answering = false;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timedOut()), limits.timeoutMs);
  });
  const exchange = async (): Promise<HttpAnswer> => {
    const response = await fetch(address, {
      headers: { ...traceHeaders(), ...headers },
      redirect: "manual",
      signal: abort.signal,
    });
    answering = true;
    const { status } = response;
    if (status === 0 || (status >= 300 && status < 400)) throw brokenAnswer("redirect refused");
    const text = response.ok ? await readText(response, limits.maxBytes) : "";
    return { status, headers: response.headers, text };
  };
  try {
    return await Promise.race([exchange(), deadline]);
  } catch (thrown) {
    throw transportFailure(thrown, answering);
  } finally {
    clearTimeout(timer);
    // Frees the socket if the answer was not read to its end.
    abort.abort();
  }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const tooLarge = () => brokenAnswer(`answer larger than ${Math.round(maxBytes / 1_000_000)} MB`);
  if (Number(response.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  if (!response.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
