import type { IncomingHttpHeaders } from "node:http";
import { showsToken } from "../http/access/bearer-token.js";
import { hostName, isLoopback } from "../shared/config/host-name.js";

/** The parts of a request that determine whether it may read the metrics. */
type MetricsRequest = {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
};

const PROXIED = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

/**
 * Allows requests with the token, and programs on this machine. The peer address alone is not enough: a proxy on this machine
 * forwards strangers' requests, and another site can point its own name to this machine.
 */
export function mayReadMetrics({ headers, socket }: MetricsRequest, token: string | undefined): boolean {
  if (token !== undefined && showsToken(headers.authorization, token)) return true;
  if (Object.keys(headers).some((name) => PROXIED.test(name))) return false;
  return isLoopback(socket.remoteAddress ?? "") && isLoopback(hostName(headers.host ?? "") ?? "");
}
