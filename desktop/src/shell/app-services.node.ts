import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { type SecretBox, SessionToken } from "../accounts/session-token.node";
import { OfflineCatalogueStore } from "../catalogue/offline-catalogue-store.node";
import { Connection } from "../system/connection.node";
import { ProviderSignIn } from "../accounts/provider-sign-in.node";
import { StoredSession } from "../accounts/stored-session.node";
import { Outbox } from "../campaigns/outbox.node";
import { sendBy } from "../campaigns/send-brief.node";
import { Sending } from "../campaigns/sending.node";
import { SqliteDraftStore } from "../campaigns/sqlite-draft-store.node";
import type { AppEvent } from "@earshot/frontend/platform/app-bridge";
import type { UpdateState } from "@earshot/frontend/platform/platform";
import { exportFileName } from "@earshot/domain/lists/export-file-name";
import type { ExportTools, SavedFile } from "../lists/export-list.node";
import { ListCopy } from "../lists/list-copy.node";
import { ListServer } from "../lists/list-server.node";
import { OfflineLists } from "../lists/offline-lists.node";
import { emptyDragFolder } from "../lists/drag-list.node";
import { saveBytes, type SaveTools } from "../lists/save-bytes.node";
import { AppLog } from "../system/app-log.node";
import { feedFile, SignedFeed } from "../updates/signed-feed.node";
import { type Installer, Updates } from "../updates/updates.node";
import type { Distribution } from "./distribution.node";
import { NativeLife } from "./native-life.node";
import type { NativeParts } from "./native-parts";
import { adoptRows, openAppDatabase, ownerAt } from "../system/app-database.node";
import { PageAnswers } from "./page/page-answers.node";
import { ServerProxy } from "./page/server-proxy.node";
import { limited } from "../system/limited-fetch.node";
import { Settings } from "../system/settings.node";
import type { StartProgram } from "../system/side-process";

/** The parts that only the system around the app can provide. */
export type System = {
  readonly version: string;
  readonly dataFolder: string;
  readonly pageFolder: string;
  readonly secrets: SecretBox;
  readonly chooseFile: ExportTools["choose"];
  readonly openExternal: (address: string) => Promise<void>;
  /** Sends requests to servers, as the system's browser would. */
  readonly fetch: typeof fetch;
  readonly startProgram: StartProgram;
  /** Sends an event to every open page. */
  readonly notifyPages: (event: AppEvent) => void;
  /** The server to use until the user chooses another one. */
  readonly defaultServer: string;
  readonly native: NativeParts;
  /** The folder of Electron's crash dumps. */
  readonly crashFolder: string;
  /** The update feed; null for no updates. */
  readonly updates: Distribution["updates"];
  /** Installs an update; undefined if a package manager does that. */
  readonly installer: () => Installer | undefined;
};

export type AppServices = {
  readonly system: System;
  readonly database: DatabaseSync;
  readonly settings: Settings;
  readonly token: SessionToken;
  readonly session: StoredSession;
  readonly providerSignIn: ProviderSignIn;
  readonly drafts: SqliteDraftStore;
  readonly outbox: Outbox;
  readonly sending: Sending;
  readonly proxy: ServerProxy;
  readonly pages: PageAnswers;
  /** Sends requests to the server like the page's: those about lists wait until unsent edits are sent. */
  readonly online: Pick<ServerProxy, "answer">;
  readonly server: () => string;
  readonly log: AppLog;
  readonly offlineStore: OfflineCatalogueStore;
  readonly lists: OfflineLists;
  readonly connection: Connection;
  readonly life: NativeLife;
  /** undefined if the app was packaged without a feed. */
  readonly updates: Updates | undefined;
  /** Tools for saving a file at a chosen path, starting in the last used folder. */
  readonly saving: SaveTools;
  /** Saves a window's page as a PDF, by the page's id. */
  savePdf(name: string, page: number): Promise<SavedFile>;
  /** The folder for files that are dragged out of the app. */
  readonly dragFolder: string;
  /** Starts the background work: menus, notifications, updates, sending. */
  start(): void;
  close(): void;
};

/** Builds the app's services on top of a system. Nothing here depends on Electron. */
export function openServices(system: System): AppServices {
  const database = openAppDatabase(join(system.dataFolder, "app.db"));
  const settings = new Settings(database);
  const send = limited(system.fetch);
  const token = new SessionToken(system.secrets);
  const server = () => settings.read("server") ?? system.defaultServer;
  adoptRows(database, server());
  const session = new StoredSession(settings, token);
  const proxy = new ServerProxy(server, token, send);
  const clock = { now: () => Date.now(), chance: () => Math.random() };
  const drafts = new SqliteDraftStore(database, server);
  const outbox = new Outbox(database, sendBy(proxy), clock, ({ draftId, server: at, madeAt }, { kind }) => {
    if (kind === "taken" && draftId !== null) drafts.of(at).removeSent(draftId, madeAt);
    system.notifyPages({ kind: "briefs" });
  });
  const sending = new Sending(outbox);
  const notifyOffline = () =>
    system.notifyPages({
      kind: "offline",
      state: { ...offlineStore.state, online: connection.online, server: server() },
    });
  const get = (path: string) => proxy.answer(new Request(`https://app.invalid${path}`));
  const providerSignIn = new ProviderSignIn({
    server,
    openExternal: system.openExternal,
    ask: (request) => session.around(proxy).answer(request),
    signedIn: () => system.notifyPages({ kind: "signed-in" }),
    now: clock.now,
  });
  const copy = new ListCopy(database);
  const lists: OfflineLists = new OfflineLists({
    copy,
    server: async () => {
      const as = await proxy.sender();
      return new ListServer((path, method = "GET", body) => proxy.answer(jsonRequest(path, method, body), as));
    },
    owner: async () => {
      // Read first, as in `sender`. A copied server has the same accounts, and their edits must not reach it.
      const at = server();
      const user = await session.userId();
      if (user === undefined) return undefined;
      copy.adopt(user, at);
      return ownerAt(user, at);
    },
    catalogue: () => offlineStore.catalogue(),
    merged: (conflicts) => system.notifyPages({ kind: "lists", conflicts }),
  });
  const connection: Connection = new Connection(
    async () => {
      const answer = await get("/healthz");
      // A network that asks for a sign-in, such as a hotel's, may answer with its own page.
      return answer.ok && ((await answer.json()) as { readonly status?: unknown } | null)?.status === "ok";
    },
    (online) => {
      notifyOffline();
      if (!online) return;
      void sending.sendNow();
      void lists.merge().catch(() => undefined);
    },
  );
  const offlineStore: OfflineCatalogueStore = new OfflineCatalogueStore({
    folder: join(system.dataFolder, "catalogue"),
    settings,
    sender: () => proxy.sender(),
    startProgram: system.startProgram,
    changed: notifyOffline,
    listed: () => lists.refresh().then(() => lists.podcastIds()),
  });
  const online = lists.around(session.around(proxy));
  const pages = new PageAnswers(system.pageFolder, online, connection, async (request) => {
    const own = (await session.answer(request)) ?? (await lists.answer(request));
    return own ?? (await offlineStore.catalogue())?.answer(request);
  });
  const folder = {
    read: () => settings.read("export-folder"),
    write: (place: string) => settings.write("export-folder", place),
  };
  const saving = { choose: system.chooseFile, folder };
  const savePdf = (name: string, page: number) =>
    saveBytes(exportFileName(name, "pdf"), () => system.native.pdf(page), saving);
  const life = new NativeLife(system.native, { settings, proxy, token, server });
  const updates = updatesOf(system, send);
  const running = [sending, life, connection, ...(updates ? [updates] : [])];
  const start = () => {
    void offlineStore.catalogue();
    void lists.merge().then(
      () => lists.refresh(),
      () => undefined,
    );
    void sending.sendNow();
    // Sends what is waiting for the account that signed in.
    token.onChange(
      () =>
        void sending.sendNow().then(
          () => system.notifyPages({ kind: "briefs" }),
          () => undefined,
        ),
    );
    life.start();
    updates?.start();
  };
  const close = () => {
    for (const one of running) one.stop();
    void offlineStore.close();
    database.close();
  };
  const log = new AppLog(join(system.dataFolder, "app.log"));
  const dragFolder = emptyDragFolder(system.dataFolder);
  const own = { log, life, offlineStore, lists, connection, updates, saving, savePdf, dragFolder, start, close };
  return {
    ...own,
    system,
    database,
    settings,
    token,
    session,
    providerSignIn,
    drafts,
    outbox,
    sending,
    proxy,
    pages,
    online,
    server,
  };
}

function updatesOf(
  { updates, version, installer, notifyPages, native }: System,
  send: typeof fetch,
): Updates | undefined {
  if (updates === null) return undefined;
  const feed = new SignedFeed(updates.feed, updates.publicKey, feedFile(native.platform, process.arch), send);
  const changed = (state: UpdateState) => notifyPages({ kind: "updates", state });
  return new Updates({ feed, address: updates.feed, version, installer: installer(), changed });
}

function jsonRequest(path: string, method: string, body: object | undefined): Request {
  const sent = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return new Request(`https://app.invalid${path}`, { method, ...sent });
}
