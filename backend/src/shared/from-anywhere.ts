import type { RequestHandler } from "express";

/**
 * Paths below /api/v1 to which other programs post by themselves, with whatever origin, cookies and kind of body they
 * have: the address alone says what is wanted and proves that it may be. No cookie and no body is looked at there.
 */
const FROM_ANYWHERE = /^\/alerts\/unsubscribe\/[\w-]+\/?$/;

/** For a path below /api/v1. */
export function isFromAnywhere(path: string): boolean {
  return FROM_ANYWHERE.test(path);
}

/** The layer for every other path. */
export function unlessFromAnywhere(layer: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (isFromAnywhere(request.path)) next();
    else void layer(request, response, next);
  };
}
