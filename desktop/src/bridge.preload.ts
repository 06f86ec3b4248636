import { contextBridge, ipcRenderer } from "electron";
import type { CallAnswers, CallInput, CallResult, Channel } from "./shell/calls";
import type { PageEvent } from "./shell/app-services.node";
import { CHANNELS } from "./shell/channels";

/** What the page finds as `window.earshotApp`: one function for each call, and a way to hear of events. Nothing else. */
export type Bridge = {
  readonly [Name in Channel]: (input: CallInput<Name>) => Promise<CallResult<CallAnswers[Name]>>;
} & {
  /** Calls back for each event; gives the way to stop. */
  readonly onEvent: (listener: (event: PageEvent) => void) => () => void;
};

const calls = Object.fromEntries(
  CHANNELS.map((channel) => [channel, (input: unknown) => ipcRenderer.invoke(channel, input)]),
);

contextBridge.exposeInMainWorld("earshotApp", {
  ...calls,
  onEvent: (listener: (event: PageEvent) => void) => {
    const hear = (_event: unknown, told: PageEvent) => listener(told);
    ipcRenderer.on("page-event", hear);
    return () => void ipcRenderer.off("page-event", hear);
  },
});
