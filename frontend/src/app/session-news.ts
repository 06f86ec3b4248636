/** Tells the other tabs of this browser that someone signed in or out. Nothing but the fact is said. */
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("earshot.session");

export function tellSessionNews(): void {
  channel?.postMessage("changed");
}

/** Calls back when another tab tells. Gives the way to stop. */
export function onSessionNews(listener: () => void): () => void {
  channel?.addEventListener("message", listener);
  return () => channel?.removeEventListener("message", listener);
}
