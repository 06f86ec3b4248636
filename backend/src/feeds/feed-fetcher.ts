import { once } from "node:events";
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { PassThrough, type Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { retryAfterSeconds, DEFAULT_REST } from "@earshot/domain/feeds/retry-after";
import { BRAND } from "@earshot/domain/shared/brand";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import { type FetchAllow, isNamedHost, NOTHING_ALLOWED } from "../shared/config/fetch-allow.js";
import { responseTo } from "../shared/process/response-to.js";
import { traceHeaders } from "../shared/process/trace.js";
import { type HostGate, HostQueue, HostPaused } from "./host-queue.js";

/** Validators of the known copy, with which the server can answer 304. */
export type Validators = { readonly etag?: string; readonly lastModified?: string };

export type FetchResult =
  | (Validators & {
      readonly kind: "fetched";
      readonly bytes: Buffer;
      readonly contentType?: string;
      /** The feed's URL after permanent redirects; temporary ones do not change it. */
      readonly address: string;
    })
  | { readonly kind: "unchanged"; readonly address: string }
  /** 410: the feed is gone for good. */
  | { readonly kind: "gone" }
  | FetchFailed;

type FetchFailed = {
  readonly kind: "failed";
  readonly reason: string;
  /** Whether the host was not contacted: the request got no turn, or the caller aborted before that. */
  readonly notRequested?: boolean;
  /** Whether the host was not contacted because it had asked for a pause, which lasts `retryAfter` seconds more. */
  readonly paused?: boolean;
  /** Whether the name does not resolve on this machine: without a network, no names do. */
  readonly unresolved?: boolean;
  /** Seconds that the host asked us to wait. */
  readonly retryAfter?: number;
};

export type FetchLimits = {
  /** Milliseconds for everything except the wait for the first turn: names, redirects, headers, body. */
  readonly totalMs: number;
  /** Maximum bytes of the decompressed document. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
};

export type FetchOptions = { readonly signal?: AbortSignal; readonly known?: Validators };

const LIMITS: FetchLimits = { totalMs: 20_000, maxBytes: 5 * 1024 * 1024, maxRedirects: 5 };

const PERMANENT = new Set([301, 308]);
const TEMPORARY = new Set([302, 303, 307]);
/** Redirect statuses after which a form is sent again. */
const KEEPS_METHOD = new Set([307, 308]);
const FORM = "application/x-www-form-urlencoded";
const ASKS_FOR_REST = new Set([429, 503]);
/** Maximum length of a validator header; a longer one is ignored. */
const LONGEST_VALIDATOR = 500;

/** Why a fetch returned no document, in words for the report. */
class FetchFailure extends Error {
  constructor(
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

type Agents = { readonly "http:": HttpAgent; readonly "https:": HttpsAgent };

/** `begin` starts the request's time limit. */
type Bounds = { readonly signal: AbortSignal; readonly begin: () => void };
type Following = Bounds & { readonly known: Validators };

/**
 * Fetches feeds from untrusted URLs. Allows only http and https on their usual ports, and only public addresses, which it checks
 * after name resolution, at connection time, and for each redirect. `allow` lists exceptions. Requests to the same host take turns.
 */
export class FeedFetcher {
  private readonly limits: FetchLimits;
  private readonly filtered: Agents;
  /** For hosts that the operator allowed. */
  private readonly unfiltered: Agents;

  constructor(
    limits: Partial<FetchLimits> = {},
    private readonly allow: FetchAllow = NOTHING_ALLOWED,
    private readonly hosts: HostGate = new HostQueue(),
  ) {
    this.limits = { ...LIMITS, ...limits };
    const options = { keepAlive: false, allowIPAddressList: [...allow.ranges], ...allow.connection };
    this.filtered = {
      "http:": new RequestFilteringHttpAgent(options),
      "https:": new RequestFilteringHttpsAgent(options),
    };
    this.unfiltered = { "http:": new HttpAgent(allow.connection), "https:": new HttpsAgent(allow.connection) };
  }

  /** Never throws: a failure of the server is an outcome, and so is an abort of `signal`. */
  fetch(address: string, { signal, known = {} }: FetchOptions = {}): Promise<FetchResult> {
    return this.inTime(signal, (bounds) => this.follow(address, { known, ...bounds }));
  }

  /**
   * Sends a form, under the same rules as feeds. Forms may contain secrets, so they need TLS unless the operator allowed the
   * host. Ignores the answer's body. Never throws.
   */
  send(address: string, form: URLSearchParams): Promise<{ readonly kind: "taken" } | FetchFailed> {
    return this.inTime(undefined, (bounds) => this.deliver(address, form, bounds));
  }

  private async inTime<Result>(
    signal: AbortSignal | undefined,
    work: (bounds: Bounds) => Promise<Result>,
  ): Promise<Result | FetchFailed> {
    const timeout = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const begin = () => (timer ??= setTimeout(() => timeout.abort(), this.limits.totalMs));
    try {
      return await work({ signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal, begin });
    } catch (error) {
      if (signal?.aborted && timer === undefined)
        return { ...failed("too many other requests to its host were waiting"), notRequested: true };
      if (timeout.signal.aborted) return failed(`no complete response within ${this.limits.totalMs / 1000} seconds`);
      if (signal?.aborted) return failed("no complete response in time");
      if (isUnresolved(error)) return { ...failed("its name cannot be resolved"), unresolved: true };
      if (error instanceof HostPaused)
        return { ...failed(error.message, error.retryAfter), ...(timer === undefined && { paused: true }) };
      if (error instanceof FetchFailure) return failed(error.message, error.retryAfter);
      return failed(networkReason(error));
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * The answer after all redirects, for documents of any size. `address` follows only permanent redirects. Throws if there is no
   * answer. The caller must read or destroy the response.
   */
  async openStream(
    address: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<{ readonly response: IncomingMessage; readonly address: string }> {
    let url = this.permitted(address);
    let home: URL | undefined;
    for (let redirects = 0; ; redirects += 1) {
      const response = await this.open(url, { "Accept-Encoding": "identity", ...headers }, signal);
      const status = response.statusCode ?? 0;
      const { location } = response.headers;
      if (!(PERMANENT.has(status) || TEMPORARY.has(status)) || location === undefined)
        return { response, address: (home ?? url).href };
      response.destroy();
      if (redirects >= this.limits.maxRedirects) throw new FetchFailure(`more than ${redirects} redirects`);
      if (TEMPORARY.has(status)) home ??= url;
      url = this.permitted(location, url);
    }
  }

  /** Whether the operator allowed the host of this URL, so that it can be fetched although it is not public. */
  isNamed(address: string): boolean {
    const url = URL.parse(address);
    return url !== null && /^https?:$/.test(url.protocol) && isNamedHost(hostIn(url), this.allow);
  }

  private async follow(address: string, { known, signal, begin }: Following): Promise<FetchResult> {
    let url = this.permitted(address);
    let home: URL | undefined;
    for (let redirects = 0; ; redirects += 1) {
      const leave = await this.hosts.enter(url.hostname, signal);
      begin();
      let response: IncomingMessage | undefined;
      try {
        response = await this.open(url, conditions(known), signal);
        const status = response.statusCode ?? 0;
        const { location } = response.headers;
        if (!(PERMANENT.has(status) || TEMPORARY.has(status)) || location === undefined)
          return await this.outcome(response, { url, home: (home ?? url).href, signal });
        if (redirects >= this.limits.maxRedirects) throw new FetchFailure(`more than ${redirects} redirects`);
        if (TEMPORARY.has(status)) home ??= url;
        url = this.permitted(location, url);
      } finally {
        if (response) await closed(response);
        await leave();
      }
    }
  }

  private async deliver(address: string, form: URLSearchParams, { signal, begin }: Bounds): Promise<{ kind: "taken" }> {
    let url = this.permitted(address);
    for (let redirects = 0; ; redirects += 1) {
      if (url.protocol !== "https:" && !this.isNamed(url.href))
        throw new FetchFailure("forms are only sent over https");
      const leave = await this.hosts.enter(url.hostname, signal);
      begin();
      let response: IncomingMessage | undefined;
      try {
        response = await this.open(url, { "Content-Type": FORM, Accept: "*/*" }, signal, form.toString());
        const status = response.statusCode ?? 0;
        const { location } = response.headers;
        if (status >= 200 && status < 300) return { kind: "taken" };
        if (!KEEPS_METHOD.has(status) || location === undefined) throw await this.refusal(response, url);
        if (redirects >= this.limits.maxRedirects) throw new FetchFailure(`more than ${redirects} redirects`);
        url = this.permitted(location, url);
      } finally {
        if (response) await closed(response);
        await leave();
      }
    }
  }

  private async outcome(
    response: IncomingMessage,
    { url, home, signal }: { readonly url: URL; readonly home: string; readonly signal: AbortSignal },
  ): Promise<FetchResult> {
    const { statusCode: status = 0, headers } = response;
    if (status === 200) {
      const bytes = await this.body(response, signal);
      const validators = { etag: validator(headers.etag), lastModified: validator(headers["last-modified"]) };
      return { kind: "fetched", bytes, contentType: headers["content-type"], address: home, ...validators };
    }
    if (status === 304) return { kind: "unchanged", address: home };
    if (status === 410) return { kind: "gone" };
    throw await this.refusal(response, url);
  }

  /** Pauses requests to the host for as long as it asks. */
  private async refusal({ statusCode: status = 0, headers }: IncomingMessage, url: URL): Promise<FetchFailure> {
    const retryAfter = retryAfterSeconds(headers["retry-after"], new Date());
    const rest = retryAfter ?? (ASKS_FOR_REST.has(status) ? DEFAULT_REST : undefined);
    if (rest !== undefined) await this.hosts.rest(url.hostname, rest);
    return new FetchFailure(`the server returned ${status}`, rest);
  }

  private permitted(address: string, base?: URL): URL {
    const url = URL.parse(address, base?.href);
    if (!url || (url.protocol !== "http:" && url.protocol !== "https:"))
      throw new FetchFailure("its address is not a web address");
    const host = hostIn(url);
    const named = isNamedHost(host, this.allow);
    if (isIP(host) !== 0 && !named)
      throw new FetchFailure("the host is an IP address instead of a name, which is refused");
    const allowsPort = this.allow.ports?.includes(Number(url.port)) ?? named;
    if (url.port !== "" && !allowsPort) throw new FetchFailure(`port ${url.port} is refused`);
    if (url.username !== "" || url.password !== "") throw new FetchFailure("the address contains a password");
    return url;
  }

  private open(
    url: URL,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
    form?: string,
  ): Promise<IncomingMessage> {
    const isSecure = url.protocol === "https:";
    const agents = this.allow.names.includes(url.hostname) ? this.unfiltered : this.filtered;
    const options = {
      agent: agents[isSecure ? "https:" : "http:"],
      method: form === undefined ? "GET" : "POST",
      signal,
      headers: {
        "User-Agent": `${BRAND}/0.1 (podcast feed reader)`,
        Accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5",
        "Accept-Encoding": "gzip, deflate, br",
        ...traceHeaders(),
        ...headers,
      },
    };
    return responseTo((isSecure ? httpsRequest : httpRequest)(url, options), form);
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

/** The host name of a URL, an IPv6 address without brackets. */
const hostIn = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

function unpacking(encoding: string | undefined): Duplex {
  const name = encoding?.trim().toLowerCase() ?? "";
  if (name === "" || name === "identity") return new PassThrough();
  if (name === "gzip" || name === "x-gzip") return createGunzip();
  if (name === "deflate") return createInflate();
  if (name === "br") return createBrotliDecompress();
  throw new FetchFailure(`the document is compressed in an unknown way (${name.slice(0, 40)})`);
}

function networkReason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === "ECONNREFUSED") return "the connection was refused";
  if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE") return "the connection was interrupted";
  if (/is not allowed/.test(message ?? "")) return "the address belongs to a private network, which is refused";
  return `it cannot be read (${code ?? message ?? "unknown"})`;
}

function isUnresolved(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === "ENOTFOUND" || code === "EAI_AGAIN";
}

/** Closes the connection of an answer, fully read or not, and waits until it is closed. */
async function closed(response: IncomingMessage): Promise<void> {
  const { socket } = response;
  response.destroy();
  socket.destroy();
  if (!socket.closed) await once(socket, "close").catch(() => undefined);
}

function conditions({ etag, lastModified }: Validators): Record<string, string> {
  return {
    ...(etag === undefined ? {} : { "If-None-Match": etag }),
    ...(lastModified === undefined ? {} : { "If-Modified-Since": lastModified }),
  };
}

/** A validator header to send back; undefined if it is too long or repeated. */
function validator(header: string | undefined): string | undefined {
  return header !== undefined && header.length <= LONGEST_VALIDATOR && /^[\t\x20-\xff]+$/.test(header)
    ? header
    : undefined;
}

const failed = (reason: string, retryAfter?: number): FetchFailed => ({
  kind: "failed",
  reason,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});
