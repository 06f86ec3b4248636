import type { NextFunction, Request, RequestHandler, Response } from "express";
import { isIP } from "node:net";
import type { Config } from "../../shared/config/config.js";
import { hostName, isLoopback, ownHosts } from "../../shared/config/host-name.js";
import { httpProblem } from "../problem.js";

/** Paths that can be requested by IP address: probes have no host name, and only learn that the process runs. */
const PROBES = new Set(["/healthz", "/readyz"]);

/**
 * Refuses requests that a proxy in front of us might read differently (RFC 9112, 3.2 and 6.1): two hosts, or a transfer coding
 * other than plain chunks. Closes the connection, so that no trailing bytes are read as another request.
 */
export function unambiguousOnly(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
    const coding = request.headers["transfer-encoding"];
    const chunks = coding === undefined || (coding.toLowerCase() === "chunked" && request.httpVersion === "1.1");
    if (hosts <= 1 && chunks) return next();
    response.setHeader("Connection", "close");
    const detail = hosts > 1 ? "The request names more than one host." : "The request's transfer coding is not known.";
    next(httpProblem(400, "request.ambiguous", detail));
  };
}

/**
 * Refuses requests to an unknown host name: another site could point its own name to this machine, and browsers would then treat
 * the service as part of that site.
 */
export function knownHostsOnly(config: Pick<Config, "publicUrl" | "allowedHosts">): RequestHandler {
  const own = new Set(ownHosts(config));
  return (request: Request, _response: Response, next: NextFunction) => {
    const name = hostName(requestedHost(request));
    if (name !== undefined && (isLoopback(name) || own.has(name))) return next();
    if (PROBES.has(request.path) && (request.headers.host === undefined || isIP(name ?? "") !== 0)) return next();
    const detail = "This service doesn’t respond to that name. Its operator can add names with ALLOWED_HOSTS.";
    next(httpProblem(421, "host.unknown", detail));
  };
}

/** An absolute URL in the request line overrides the header (RFC 9112, 3.2.2). */
function requestedHost({ url, headers }: Request): string {
  return /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host ?? "";
}
