import { join } from "node:path";
import express, { type RequestHandler } from "express";

/** The website's files. Names below /assets carry a hash of their content and may be kept for ever. */
export function staticFiles(frontend: string): RequestHandler[] {
  const assets: RequestHandler = (request, response, next) => {
    if (!request.path.startsWith("/assets/")) return next();
    hashed(request, response, next);
  };
  const hashed = express.static(frontend, { index: false, immutable: true, maxAge: "365d", dotfiles: "ignore" });
  const others = express.static(join(frontend), { index: false, maxAge: "1h", dotfiles: "ignore" });
  const withoutIndex: RequestHandler = (request, response, next) =>
    request.path === "/index.html" || request.path.startsWith("/.vite") ? next() : others(request, response, next);
  return [assets, withoutIndex];
}
