import type { Request } from "express";

/** The sender of a request: the user of a valid session or API key. */
export type Viewer = {
  readonly userId: string;
  /** Public id of the session, as in the list of sessions; of a key its id. */
  readonly sessionId: string;
};

/** Stored beside the request object, so that no client input can end up here. */
const viewers = new WeakMap<Request, Viewer>();

/** Only the session layer and the guard of keys call it. */
export function setViewer(request: Request, viewer: Viewer | undefined): void {
  if (viewer) viewers.set(request, viewer);
  else viewers.delete(request);
}

/** The signed-in user of a request; undefined for a guest. */
export function viewerOf(request: Request): Viewer | undefined {
  return viewers.get(request);
}
