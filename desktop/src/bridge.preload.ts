import { contextBridge, ipcRenderer } from "electron";
import type { CallAnswers, CallInput, CallResult, Channel } from "./shell/calls";
import type { AppBridge } from "../../frontend/src/platform/app-bridge";
import type { PageEvent } from "./shell/app-services.node";
import { CHANNELS } from "./shell/channels";

/** The type check compares it with the page's own type. */
type Bridge = AppBridge & {
  readonly [Name in Channel]: (input: CallInput<Name>) => Promise<CallResult<CallAnswers[Name]>>;
};

// One function per call, and one to listen for events: nothing else of the app reaches the page.
const calls = Object.fromEntries(
  CHANNELS.map((channel) => [channel, (input: unknown) => ipcRenderer.invoke(channel, input)]),
) as Omit<Bridge, "onEvent">;

contextBridge.exposeInMainWorld("earshotApp", {
  ...calls,
  onEvent: (listener: (event: PageEvent) => void) => {
    const hear = (_event: unknown, told: PageEvent) => listener(told);
    ipcRenderer.on("page-event", hear);
    return () => void ipcRenderer.off("page-event", hear);
  },
} satisfies Bridge);
