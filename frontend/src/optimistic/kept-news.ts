/** What a user keeps and another tab may have changed. */
export type Kept = "Saved" | "Tracked";

let channel: BroadcastChannel | undefined;

/** Only opened when a page runs: an open channel would keep a build that draws pages alive. */
function open(): BroadcastChannel {
  return (channel ??= new BroadcastChannel("earshot.kept"));
}

/** Tells the other tabs of this browser what changed here; they ask the server for it. */
export function tellKeptNews(kept: Kept): void {
  open().postMessage(kept);
}

/** Calls back when another tab tells. Gives the way to stop. */
export function onKeptNews(listener: (kept: Kept) => void): () => void {
  const heard = open();
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === "Saved" || data === "Tracked") listener(data);
  };
  heard.addEventListener("message", hear);
  return () => heard.removeEventListener("message", hear);
}
