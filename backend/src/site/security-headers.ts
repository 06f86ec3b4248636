import { randomBytes } from "node:crypto";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import helmet from "helmet";

/** Key of an answer's nonce in `response.locals`. */
export const NONCE = "cspNonce";

/**
 * Security headers for every answer. Covers and episodes are on many hosts (feeds link to them), so images and audio may come from
 * anywhere. Scripts, styles and data may come only from us and from the origin of a configured script that counts visits.
 */
export function securityHeaders(options: {
  readonly https: boolean;
  readonly analyticsScript?: string;
}): RequestHandler {
  const counting = options.analyticsScript === undefined ? [] : [new URL(options.analyticsScript).origin];
  const withNonce = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...counting],
        styleSrc: ["'self'", (_request, response) => `'nonce-${(response as Response).locals[NONCE] as string}'`],
        imgSrc: ["'self'", "https:", "http:", "data:", ...counting],
        mediaSrc: ["'self'", "https:", "http:"],
        connectSrc: ["'self'", ...counting],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" },
  });
  return (request: Request, response: Response, next: NextFunction) => {
    response.locals[NONCE] = randomBytes(16).toString("base64");
    withNonce(request, response, next);
  };
}
