import type { RequestHandler } from "express";

/**
 * Paths below /api/v1 to which other programs post, with any origin, cookies and body type: the address alone
 * identifies and authorizes the request. Cookies and body are ignored there.
 */
const CROSS_ORIGIN_PATHS = /^\/(?:alerts|watched-views)\/unsubscribe\/[\w-]+\/?$/;

/** For a path below /api/v1. */
export function isCrossOriginPath(path: string): boolean {
  return CROSS_ORIGIN_PATHS.test(path);
}

/** The layer for every other path. */
export function exceptCrossOrigin(layer: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (isCrossOriginPath(request.path)) next();
    else void layer(request, response, next);
  };
}
