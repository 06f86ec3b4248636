import type { RequestHandler } from "express";

/** A service worker that removes itself and the caches of an earlier one, and then reloads the open pages. */
const REMOVED = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) await page.navigate(page.url);
})()));
`;

/** Replaces the website's service worker if it is switched off, so that browsers remove theirs. */
export const workerOff: RequestHandler = (request, response, next) => {
  if (request.path !== "/sw.js") return next();
  response.set("Cache-Control", "no-cache").type("text/javascript").send(REMOVED);
};
