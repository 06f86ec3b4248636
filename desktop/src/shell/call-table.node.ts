import { DomainError } from "@earshot/domain/shared/domain-error";
import { exportList, ExportFailed } from "../lists/export-list.node";
import type { AppServices } from "./app-services.node";
import type { CallTable } from "./calls";
import { externalAddress } from "./external-links";
import { readServerAddress } from "./server-address";

/** The handler of each call of the page. */
export function callTable(services: AppServices): CallTable {
  const { drafts, outbox, sending, settings, system, token, server, proxy } = services;
  const folder = {
    read: () => settings.read("export-folder"),
    write: (place: string) => settings.write("export-folder", place),
  };
  return {
    "drafts.put": (change) => drafts.put({ ...change, at: Date.now() }),
    "drafts.find": async ({ id }) => (await drafts.find(id)) ?? null,
    "drafts.all": ({ owner }) => drafts.all(owner),
    "drafts.versions": ({ id }) => drafts.versions(id),
    "drafts.remove": async ({ id }) => (await drafts.remove(id), null),
    "briefs.send": async (brief) => {
      outbox.add(brief);
      await sending.sendNow();
      const left = outbox.all().find(({ key }) => key === brief.key);
      if (left === undefined) return { kind: "taken" };
      return left.refusal === null ? { kind: "later" } : { kind: "refused", reason: left.refusal };
    },
    "briefs.waiting": () => outbox.all(),
    "briefs.retry": async () => (await sending.sendNow(), null),
    "briefs.remove": ({ key }) => (outbox.remove(key), system.tellPages({ kind: "briefs" }), null),
    "files.export": (request) =>
      exportList(request, {
        choose: system.chooseFile,
        folder,
        get: (path) => proxy.answer(new Request(`https://app.invalid${path}`)),
      }).catch((error: unknown) => {
        throw error instanceof ExportFailed ? new DomainError("export.failed", error.message) : error;
      }),
    "links.open": async ({ address }) => {
      const allowed = externalAddress(address);
      if (allowed !== undefined) await system.openExternal(allowed);
      return { opened: allowed !== undefined };
    },
    "app.facts": () => ({ version: system.version, server: server(), keepsSignIn: token.isKept }),
    "app.server": async ({ address }) => {
      const read = readServerAddress(address);
      if (read.kind === "faulty") return { kind: "refused", reason: read.reason };
      // A token is only valid for the server that issued it.
      if (read.address !== server()) await token.set(undefined);
      settings.write("server", read.address);
      return { kind: "changed" };
    },
  };
}
