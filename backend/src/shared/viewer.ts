import type { Request } from "express";

/** Who sends a request: the user that a live session belongs to, or nobody. */
export type Viewer = {
  readonly userId: string;
  /** Public id of the session, as the list of sessions shows it. */
  readonly sessionId: string;
};

/** Kept beside the request rather than on it: nothing that a client sends can end up here. */
const viewers = new WeakMap<Request, Viewer>();

/** Called by the session layer alone. */
export function setViewer(request: Request, viewer: Viewer | undefined): void {
  if (viewer) viewers.set(request, viewer);
  else viewers.delete(request);
}

/** The signed-in user of a request; undefined for a guest. */
export function viewerOf(request: Request): Viewer | undefined {
  return viewers.get(request);
}
