import { useSyncExternalStore } from "react";
import { isOnline, serverResponds } from "./connection";

function subscribe(listener: () => void): () => void {
  const unfollow = serverResponds.follow(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    unfollow();
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the device has a network, which is enough for a file on another server than ours; true in prerendered markup. */
export function useNetwork(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Whether the server can be reached, as far as known; true in prerendered markup. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}
