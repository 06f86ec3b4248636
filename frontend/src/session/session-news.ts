/** Only opened when a page runs: an open channel would keep a build that draws pages alive. */
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  return (channel ??= new BroadcastChannel("earshot.session"));
}

/** Tells the other tabs of this browser that someone signed in or out. Nothing but the fact is said. */
export function tellSessionNews(): void {
  open().postMessage("changed");
}

/** Calls back when another tab tells. Gives the way to stop. */
export function onSessionNews(listener: () => void): () => void {
  const heard = open();
  heard.addEventListener("message", listener);
  return () => heard.removeEventListener("message", listener);
}
