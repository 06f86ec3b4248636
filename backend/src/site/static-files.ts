import { join } from "node:path";
import express, { type RequestHandler } from "express";
import { packedAssets } from "./packed-assets.js";

const ASSETS = "/assets/";

/** The website's files. Names below /assets contain a hash of their content, so browsers can cache them indefinitely. */
export function staticFiles(frontend: string): RequestHandler[] {
  const assets: RequestHandler = (request, response, next) => {
    if (!request.path.startsWith(ASSETS)) return next();
    hashed(request, response, next);
  };
  const hashed = express.static(frontend, { index: false, immutable: true, maxAge: "365d", dotfiles: "ignore" });
  const others = express.static(join(frontend), { index: false, maxAge: "1h", dotfiles: "ignore" });
  const withoutIndex: RequestHandler = (request, response, next) =>
    hasOwnRoute(request.path) ? next() : others(request, response, next);
  return [packedAssets(join(frontend, ASSETS), ASSETS), assets, withoutIndex];
}

/** A separate route sends the page itself. API paths skip the static files, because each lookup would wait for the disk. */
function hasOwnRoute(path: string): boolean {
  return path === "/index.html" || path.startsWith("/.vite") || path.startsWith("/api/");
}
