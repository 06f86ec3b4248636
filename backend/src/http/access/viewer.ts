import type { Request } from "express";

/** The sender of a request: the user of a valid session or API key. */
export type Viewer = {
  readonly userId: string;
  /** The session's public id, as in the list of sessions; for an API key, the key's id. */
  readonly sessionId: string;
};

/** Stored separately from the request object, so that client input can never end up here. */
const viewers = new WeakMap<Request, Viewer>();

/** Only called by the session layer and the guard for keys. */
export function setViewer(request: Request, viewer: Viewer | undefined): void {
  if (viewer) viewers.set(request, viewer);
  else viewers.delete(request);
}

/** The signed-in user of a request; undefined for a guest. */
export function viewerOf(request: Request): Viewer | undefined {
  return viewers.get(request);
}
