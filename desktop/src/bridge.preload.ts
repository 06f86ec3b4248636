import { contextBridge, ipcRenderer } from "electron";
import type { AppBridge, AppEvent } from "@earshot/frontend/platform/app-bridge";
import { CHANNELS } from "./shell/channels";

// One function per call, and one to listen for events. The page has no access to anything else in the app.
const calls = Object.fromEntries(
  CHANNELS.map((channel) => [channel, (input: unknown) => ipcRenderer.invoke(channel, input)]),
) as Omit<AppBridge, "onEvent">;

const listeners = new Set<(event: AppEvent) => void>();
/** Events that arrived while the page was loading. */
let early: AppEvent[] = [];
ipcRenderer.on("page-event", (_sender: unknown, event: AppEvent) => {
  if (listeners.size === 0) early.push(event);
  for (const listener of listeners) listener(event);
});

contextBridge.exposeInMainWorld("earshotApp", {
  ...calls,
  onEvent: (listener: (event: AppEvent) => void) => {
    listeners.add(listener);
    const waiting = early;
    early = [];
    // Delivered when all parts of the page are listening.
    if (waiting.length > 0) setTimeout(() => waiting.forEach((event) => listeners.forEach((one) => one(event))));
    return () => void listeners.delete(listener);
  },
} satisfies AppBridge);
