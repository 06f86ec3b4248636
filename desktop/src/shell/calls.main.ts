import type { IpcMain, IpcMainInvokeEvent } from "electron";
import { answerCall } from "./answer-call";
import type { AppServices } from "./app-services.node";
import { callTable } from "./call-table.node";
import { CALLS, type Channel } from "./calls";
import type { Sender } from "./page/page-origin";

export function serveCalls(ipcMain: Pick<IpcMain, "handle">, services: AppServices): void {
  const table = callTable(services);
  for (const channel of Object.keys(CALLS) as Channel[]) {
    ipcMain.handle(channel, (event, input: unknown) =>
      answerCall(table, { channel, input, sender: senderOf(event), page: event.sender.id }, (name, error) =>
        services.log.write(`The call ${name} failed: ${error instanceof Error ? error.stack : String(error)}`),
      ),
    );
  }
}

/** The frame that sent a message; undefined if it no longer exists. */
function senderOf({ senderFrame, sender }: IpcMainInvokeEvent): Sender {
  return senderFrame ? { url: senderFrame.url, top: senderFrame === sender.mainFrame } : undefined;
}
