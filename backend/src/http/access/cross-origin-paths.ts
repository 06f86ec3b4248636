import type { RequestHandler } from "express";

/**
 * Paths below /api/v1 to which other programs post, with any origin, cookies and body type: the address alone identifies and
 * authorizes the request. These paths ignore cookies and body.
 */
const CROSS_ORIGIN_PATHS = /^\/(?:alerts|watched-views)\/unsubscribe\/[\w-]+\/?$/;

/** For a path below /api/v1. */
export function isCrossOriginPath(path: string): boolean {
  return CROSS_ORIGIN_PATHS.test(path);
}

/** Applies a layer to all other paths. */
export function exceptCrossOrigin(layer: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (isCrossOriginPath(request.path)) next();
    else void layer(request, response, next);
  };
}
