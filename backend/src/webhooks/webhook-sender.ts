import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { retryAfterSeconds } from "@earshot/domain/feeds/retry-after";
import { BRAND } from "@earshot/domain/shared/brand";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import { responseTo } from "../shared/process/response-to.js";
import { type AddressRules, webhookAddress } from "./webhook-address.js";

type SenderLimits = {
  /** Time limit in milliseconds for the whole exchange: name resolution, connection, answer. */
  readonly totalMs: number;
  /** Maximum bytes of an answer that are read. */
  readonly maxBytes: number;
};
const LIMITS: SenderLimits = { totalMs: 15_000, maxBytes: 64 * 1024 };
/** Maximum bytes of an answer that are stored. */
const ANSWER_KEPT = 1_024;

/** How a try ended. `status` is missing if no complete headers arrived in time. */
export type SendResult = {
  readonly status?: number;
  readonly error?: string;
  readonly answer?: string;
  /** Seconds that the receiver asks us to wait. */
  readonly retryAfter?: number;
};

/**
 * Sends events to URLs that strangers entered. Connects only to public IP addresses. This is checked when the connection is made,
 * so an attacker gains nothing by changing the address behind a name. Redirects are not followed.
 */
export class WebhookSender {
  private readonly limits: SenderLimits;
  private readonly filtered: { readonly "http:": HttpAgent; readonly "https:": HttpsAgent };
  /** For host names that the operator allowed. */
  private readonly unfiltered: { readonly "http:": HttpAgent; readonly "https:": HttpsAgent };

  constructor(
    readonly rules: AddressRules,
    limits: Partial<SenderLimits> = {},
  ) {
    const { ranges, connection } = rules.allow;
    this.limits = { ...LIMITS, ...limits };
    const options = { keepAlive: false, allowIPAddressList: [...ranges], ...connection };
    this.filtered = {
      "http:": new RequestFilteringHttpAgent(options),
      "https:": new RequestFilteringHttpsAgent(options),
    };
    this.unfiltered = { "http:": new HttpAgent(connection), "https:": new HttpsAgent(connection) };
  }

  /** Never throws. */
  async send(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<SendResult> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), this.limits.totalMs);
    try {
      const response = await this.open(webhookAddress(address, this.rules), headers, body, timeout.signal);
      const status = response.statusCode ?? 0;
      const retryAfter = retryAfterSeconds(response.headers["retry-after"], new Date());
      const answer = await this.beginningOf(response);
      return {
        status,
        answer,
        ...(retryAfter !== undefined && { retryAfter }),
        ...(!isSuccess(status) && { error: reasonOf(status) }),
      };
    } catch (error) {
      if (timeout.signal.aborted) return { error: `no response within ${this.limits.totalMs / 1_000} seconds` };
      return { error: error instanceof DomainError ? error.message : networkReason(error) };
    } finally {
      clearTimeout(timer);
    }
  }

  private open(
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const isSecure = url.protocol === "https:";
    const agents = this.rules.allow.names.includes(url.hostname) ? this.unfiltered : this.filtered;
    const options = {
      agent: agents[isSecure ? "https:" : "http:"],
      method: "POST",
      signal,
      headers: {
        "User-Agent": `${BRAND}-Webhooks/1`,
        "Content-Type": "application/json",
        "Content-Length": String(Buffer.byteLength(body)),
        Accept: "*/*",
        "Accept-Encoding": "identity",
        ...headers,
      },
    };
    return responseTo((isSecure ? httpsRequest : httpRequest)(url, options), body);
  }

  /** A body that breaks off or takes too long does not matter: the status arrived before it. */
  private async beginningOf(response: IncomingMessage): Promise<string> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of response as AsyncIterable<Buffer>) {
        chunks.push(chunk.subarray(0, this.limits.maxBytes - size));
        size += chunk.length;
        if (size >= this.limits.maxBytes) break;
      }
    } catch {
      // Whatever has arrived is kept.
    } finally {
      response.destroy();
    }
    // A stream, so that a character that is cut off is left out.
    const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, ANSWER_KEPT), { stream: true });
    return text.replace(/\p{C}/gu, " ");
  }
}

export function isSuccess(status: number | undefined): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

function reasonOf(status: number): string {
  return status >= 300 && status < 400 ? `the response is a redirect (${status})` : `the response is ${status}`;
}

function networkReason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (/is not allowed/.test(message ?? "")) return "the address is not a public one";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "the name cannot be resolved";
  if (code === "ECONNREFUSED") return "the connection was refused";
  if (code === "ECONNRESET" || code === "EPIPE") return "the connection was interrupted";
  return `the request failed (${code ?? "unknown"})`;
}
