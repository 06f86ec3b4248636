import { DomainError } from "@earshot/domain/shared/domain-error";
import { briefCalls } from "./brief-calls.node";
import { dragFile } from "../lists/drag-list.node";
import { exportList, ExportFailed } from "../lists/export-list.node";
import { saveBytes } from "../lists/save-bytes.node";
import { crashDumps, problemReport } from "../reports/problem-report.node";
import type { AppServices } from "./app-services.node";
import type { CallTable } from "./calls";
import { checkServer } from "./page/check-server.node";

export function callTable(services: AppServices): CallTable {
  const {
    sending,
    settings,
    system,
    token,
    server,
    online,
    life,
    updates,
    saving,
    log,
    offlineStore,
    connection,
    lists,
  } = services;
  // An exported list contains the edits that were made offline.
  const get = (path: string) => online.answer(new Request(`https://app.invalid${path}`));
  return {
    ...briefCalls(services),
    "files.export": (request) => explained(exportList(request, { ...saving, get })),
    "files.drag": async (list, page) => {
      system.native.drag(await explained(dragFile(list, services.dragFolder, get)), page);
      return null;
    },
    "page.print": async (_input, page) => (await system.native.print(page), null),
    "page.pdf": ({ name }, page) => explained(services.savePdf(name, page)),
    "app.facts": async () => ({
      version: system.version,
      server: server(),
      keepsSignIn: await token.isPersisted(),
      updates: updates !== undefined,
      crashes: crashDumps(system.crashFolder).length,
    }),
    "app.server": async ({ address, anyVersion }) => {
      const read = await checkServer(address, system.fetch, { version: system.version, anyVersion });
      if (read.kind === "faulty") return { kind: "refused", reason: read.reason };
      if (read.kind === "other-version") return read;
      if (read.address !== server()) {
        // A token is only valid for the server that issued it.
        await token.set(undefined);
        settings.write("server", read.address);
        // Again, because a sign-in to the old server may have ended meanwhile.
        await token.set(undefined);
        system.notifyPages({ kind: "server" });
      }
      // Sends what is waiting for this server.
      void sending.sendNow();
      // Choosing the server again makes the app accept its new key.
      offlineStore.forgetKey(read.address);
      return { kind: "changed" };
    },
    "app.sign-in": async ({ provider, remember }) => (await services.providerSignIn.begin(provider, remember), null),
    "app.preferences": () => life.preferences,
    "app.prefer": (preferences) => (life.prefer(preferences), null),
    "app.report": () => {
      const report = async () => problemReport({ version: system.version, log, dumps: system.crashFolder });
      return explained(saveBytes("Earshot-report.zip", report, saving));
    },
    "offline.state": () => ({ ...offlineStore.state, online: connection.online, server: server() }),
    "offline.download": ({ shows }) => (void offlineStore.download(shows), null),
    "offline.stop": () => (offlineStore.stop(), null),
    "lists.conflicts": () => lists.conflicts(),
    "lists.read": async () => (await lists.dropConflicts(), null),
    "menu.views": ({ views }) => (life.showViews(views), null),
    "updates.state": () => updates?.current ?? { kind: "current" },
    "updates.check": async () => (await updates?.check(), null),
    "updates.restart": () => (updates?.restart(), null),
  };
}

/** Returns a failed export's message to the page. */
async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ExportFailed ? new DomainError("export.failed", error.message) : error;
  }
}
