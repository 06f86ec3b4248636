import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { type BlockList, isIP, type LookupFunction } from "node:net";
import { PassThrough, type Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { BRAND } from "@earshot/domain/shared/brand";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";

export type FetchResult =
  | {
      readonly kind: "fetched";
      readonly bytes: Buffer;
      readonly contentType?: string;
      /** Where the feed lives: moved by permanent redirects, not by temporary ones. */
      readonly address: string;
    }
  | {
      readonly kind: "failed";
      readonly reason: string;
      /** The name has no address, as far as this machine can tell: without a network, no name has one. */
      readonly unresolved?: boolean;
    };

export type FetchLimits = {
  /** For everything together: names, redirects, headers, body. Milliseconds. */
  readonly totalMs: number;
  /** Of the unpacked document. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
};

/** Addresses and ports that may be reached although they are not public. For tests: a server on this machine. */
export type Allowance = {
  readonly addresses: readonly string[];
  readonly ports: readonly number[];
  /** Other ways to resolve names and to connect than the machine's. */
  readonly connection?: { readonly lookup?: LookupFunction; readonly blockList?: BlockList };
};

const LIMITS: FetchLimits = { totalMs: 20_000, maxBytes: 5 * 1024 * 1024, maxRedirects: 5 };

const PERMANENT = new Set([301, 308]);
const TEMPORARY = new Set([302, 303, 307]);

/** Why a fetch ends without a document, in words for the report. */
class FetchFailure extends Error {}

/**
 * Fetches feeds from addresses that strangers wrote. Only http and https on their usual ports, only to public
 * addresses: that is checked when the connection is made, after the name is resolved, and again for each redirect.
 */
export class FeedFetcher {
  private readonly limits: FetchLimits;
  private readonly allowance: Allowance;
  private readonly agents: {
    readonly "http:": RequestFilteringHttpAgent;
    readonly "https:": RequestFilteringHttpsAgent;
  };

  constructor(limits: Partial<FetchLimits> = {}, allowance: Allowance = { addresses: [], ports: [] }) {
    this.limits = { ...LIMITS, ...limits };
    this.allowance = allowance;
    const options = { keepAlive: false, allowIPAddressList: [...allowance.addresses], ...allowance.connection };
    this.agents = {
      "http:": new RequestFilteringHttpAgent(options),
      "https:": new RequestFilteringHttpsAgent(options),
    };
  }

  /** Never throws: what goes wrong out there is an outcome. An abort of `signal` is one too. */
  async fetch(address: string, signal?: AbortSignal): Promise<FetchResult> {
    const timeout = AbortSignal.timeout(this.limits.totalMs);
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
    try {
      return await this.follow(address, either);
    } catch (error) {
      if (timeout.aborted) return failed(`no complete answer within ${this.limits.totalMs / 1000} seconds`);
      if (isUnresolved(error)) return { ...failed("its name cannot be resolved"), unresolved: true };
      return failed(error instanceof FetchFailure ? error.message : networkReason(error));
    }
  }

  private async follow(address: string, signal: AbortSignal): Promise<FetchResult> {
    let url = this.permitted(address);
    let home: URL | undefined;
    for (let redirects = 0; ; redirects += 1) {
      const response = await this.open(url, signal);
      const status = response.statusCode ?? 0;
      const { location } = response.headers;
      if ((PERMANENT.has(status) || TEMPORARY.has(status)) && location !== undefined) {
        response.destroy();
        if (redirects >= this.limits.maxRedirects) throw new FetchFailure(`more than ${redirects} redirects`);
        if (TEMPORARY.has(status)) home ??= url;
        url = this.permitted(location, url);
        continue;
      }
      if (status !== 200) {
        response.destroy();
        throw new FetchFailure(`the server answers ${status}`);
      }
      const bytes = await this.body(response, signal);
      return { kind: "fetched", bytes, contentType: response.headers["content-type"], address: (home ?? url).href };
    }
  }

  private permitted(address: string, base?: URL): URL {
    const url = URL.parse(address, base?.href);
    if (!url || (url.protocol !== "http:" && url.protocol !== "https:"))
      throw new FetchFailure("the address is not one of the web");
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) !== 0 && !this.allowance.addresses.includes(host))
      throw new FetchFailure("the address is a number instead of a name, which is refused");
    if (url.port !== "" && !this.allowance.ports.includes(Number(url.port)))
      throw new FetchFailure(`port ${url.port} is refused`);
    if (url.username !== "" || url.password !== "") throw new FetchFailure("the address holds a password");
    return url;
  }

  private open(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const isSecure = url.protocol === "https:";
    const options = {
      agent: this.agents[isSecure ? "https:" : "http:"],
      signal,
      headers: {
        "User-Agent": `${BRAND}/0.1 (podcast feed reader)`,
        Accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5",
        "Accept-Encoding": "gzip, deflate, br",
      },
    };
    return new Promise((resolve, reject) => {
      const request = (isSecure ? httpsRequest : httpRequest)(url, options, resolve);
      request.on("error", reject);
      request.end();
    });
  }

  private async body(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
    const { maxBytes } = this.limits;
    const chunks: Buffer[] = [];
    let size = 0;
    const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
      for await (const chunk of source) {
        size += chunk.length;
        if (size > maxBytes) throw new FetchFailure(`the document is larger than ${Math.round(maxBytes / 1e6)} MB`);
        chunks.push(chunk);
      }
    };
    await pipeline(response, unpacking(response.headers["content-encoding"]), collect, { signal });
    return Buffer.concat(chunks);
  }
}

function unpacking(encoding: string | undefined): Duplex {
  const name = encoding?.trim().toLowerCase() ?? "";
  if (name === "" || name === "identity") return new PassThrough();
  if (name === "gzip" || name === "x-gzip") return createGunzip();
  if (name === "deflate") return createInflate();
  if (name === "br") return createBrotliDecompress();
  throw new FetchFailure(`the document is packed in an unknown way (${name.slice(0, 40)})`);
}

function networkReason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === "ECONNREFUSED") return "the connection was refused";
  if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE") return "the connection broke off";
  if (/is not allowed/.test(message ?? "")) return "the address belongs to a private network, which is refused";
  return `it cannot be read (${code ?? message ?? "unknown"})`;
}

function isUnresolved(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === "ENOTFOUND" || code === "EAI_AGAIN";
}

const failed = (reason: string): Extract<FetchResult, { kind: "failed" }> => ({ kind: "failed", reason });
