import { HttpException } from "@nestjs/common";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import { isIP } from "node:net";
import type { Config } from "./config.js";
import { hostName, isLoopback } from "./host-name.js";
import { problem } from "./problem.js";

/** What is asked by its address: probes of the process know no name for it, and learn nothing but that it lives. */
const PROBES = new Set(["/healthz", "/readyz"]);

/**
 * Refuses a request that a proxy before us may read in another way than we do (RFC 9112, 3.2 and 6.1): two hosts, or a transfer
 * coding other than plain chunks. The connection ends, so that nothing behind it is taken for a request.
 */
export function unambiguousOnly(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
    const coding = request.headers["transfer-encoding"];
    const chunks = coding === undefined || (coding.toLowerCase() === "chunked" && request.httpVersion === "1.1");
    if (hosts <= 1 && chunks) return next();
    response.setHeader("Connection", "close");
    const detail = hosts > 1 ? "The request names more than one host." : "The request's transfer coding is not known.";
    next(new HttpException(problem(400, "request.ambiguous", detail), 400));
  };
}

/**
 * Refuses requests to a name that is not the service's: a page elsewhere can let its own name lead to this machine, and its
 * visitors' browsers then take the service for a part of that page.
 */
export function knownHostsOnly({
  publicUrl,
  allowedHosts,
}: Pick<Config, "publicUrl" | "allowedHosts">): RequestHandler {
  const own = new Set([hostName(new URL(publicUrl).host), ...allowedHosts]);
  return (request: Request, _response: Response, next: NextFunction) => {
    const name = hostName(askedHost(request));
    if (name !== undefined && (isLoopback(name) || own.has(name))) return next();
    if (PROBES.has(request.path) && (request.headers.host === undefined || isIP(name ?? "") !== 0)) return next();
    const detail = "This service does not go by that name. Whoever runs it can add names with ALLOWED_HOSTS.";
    next(new HttpException(problem(421, "host.unknown", detail), 421));
  };
}

/** An address in the request line counts instead of the header (RFC 9112, 3.2.2). */
function askedHost({ url, headers }: Request): string {
  return /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host ?? "";
}
