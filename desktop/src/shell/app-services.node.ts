import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { sendOutcome } from "@earshot/domain/campaigns/outbox";
import { type SecretBox, SessionToken } from "../accounts/session-token.node";
import { Outbox, type SendBrief } from "../campaigns/outbox.node";
import { Sending } from "../campaigns/sending.node";
import { SqliteDraftStore } from "../campaigns/sqlite-draft-store.node";
import type { ExportTools } from "../lists/export-list.node";
import { openAppDatabase } from "../system/app-database.node";
import { PageAnswers } from "./page-answers.node";
import { ServerProxy } from "./server-proxy.node";
import { Settings } from "../system/settings.node";

/** The parts that only the system around the app can provide. */
export type System = {
  readonly version: string;
  /** Folder for the app's data. */
  readonly dataFolder: string;
  /** Folder of the built website. */
  readonly pageFolder: string;
  readonly secrets: SecretBox;
  readonly chooseFile: ExportTools["choose"];
  readonly openExternal: (address: string) => Promise<void>;
  /** Sends an event to every open page. */
  readonly tellPages: (event: PageEvent) => void;
  /** The server used until a person chooses another. */
  readonly defaultServer: string;
};

/** Events that the app sends to its pages. */
export type PageEvent = { readonly kind: "briefs" } | { readonly kind: "open"; readonly path: string };

export type AppServices = {
  readonly system: System;
  readonly database: DatabaseSync;
  readonly settings: Settings;
  readonly token: SessionToken;
  readonly drafts: SqliteDraftStore;
  readonly outbox: Outbox;
  readonly sending: Sending;
  readonly proxy: ServerProxy;
  readonly pages: PageAnswers;
  readonly server: () => string;
  close(): void;
};

/** Builds the app's services around a system. Nothing here depends on Electron. */
export function openServices(system: System): AppServices {
  const database = openAppDatabase(join(system.dataFolder, "app.db"));
  const settings = new Settings(database);
  const token = new SessionToken(system.secrets);
  const server = () => settings.read("server") ?? system.defaultServer;
  const proxy = new ServerProxy(server, token);
  const clock = { now: () => Date.now(), chance: () => Math.random() };
  const drafts = new SqliteDraftStore(database);
  const outbox = new Outbox(database, sendBy(proxy), clock, ({ draftId }, { kind }) => {
    if (kind === "taken" && draftId !== null) void drafts.remove(draftId);
    system.tellPages({ kind: "briefs" });
  });
  const sending = new Sending(outbox);
  const pages = new PageAnswers(system.pageFolder, proxy);
  const close = () => {
    sending.stop();
    database.close();
  };
  return { system, database, settings, token, drafts, outbox, sending, proxy, pages, server, close };
}

/** Sends a brief with the request that the page would send. */
function sendBy(proxy: ServerProxy): SendBrief {
  return async ({ key, body }) => {
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const request = new Request("https://app.invalid/api/v1/campaign-requests", { method: "POST", headers, body });
    try {
      const answer = await proxy.answer(request);
      const { detail } = (await answer.json().catch(() => ({}))) as { detail?: string };
      return sendOutcome(answer.status, detail, Number(answer.headers.get("retry-after")) || undefined);
    } catch {
      return { kind: "later" };
    }
  };
}
