import type { BriefDraft, DraftStep, DraftVersion } from "@earshot/domain/campaigns/brief-draft";
import type { SendOutcome, WaitingBriefs } from "@earshot/domain/campaigns/outbox";
import { lateDraftStore } from "./late-draft-store";
import type {
  AppFacts,
  AppPreferences,
  NewBrief,
  OfflineState,
  Platform,
  ServerRefusal,
  UpdateState,
} from "./platform";

/** The response of a call. A failure is a value, so that no error object with file paths reaches the page. */
export type CallResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly code: string; readonly message: string };
type Answered<Answer> = Promise<CallResult<Answer>>;

/**
 * The object that the desktop app adds to the page as `window.earshotApp`. The compiler compares each call's input with the app's schema
 * (`shell/channels.ts`), and each result with the app's handler.
 */
export type AppBridge = {
  "drafts.put"(input: {
    readonly server: string;
    readonly id: string;
    readonly owner: string | null;
    readonly fields: Record<string, string>;
    readonly baseVersion: number;
  }): Answered<DraftStep>;
  "drafts.find"(input: { readonly id: string }): Answered<BriefDraft | null>;
  "drafts.all"(input: { readonly owner: string | null }): Answered<readonly BriefDraft[]>;
  "drafts.versions"(input: { readonly id: string }): Answered<readonly DraftVersion[]>;
  "drafts.remove"(input: { readonly id: string }): Answered<null>;
  "briefs.send"(input: NewBrief & { readonly server: string }): Answered<SendOutcome>;
  "briefs.waiting"(input: Record<string, never>): Answered<WaitingBriefs>;
  "briefs.retry"(input: Record<string, never>): Answered<null>;
  "briefs.remove"(input: { readonly key: string }): Answered<null>;
  "files.export"(input: {
    readonly listId: string;
    readonly name: string;
    readonly format: "csv" | "xlsx" | "opml" | "json";
    readonly figures?: boolean;
  }): Answered<SavedFile>;
  "files.drag"(input: { readonly listId: string; readonly name: string }): Answered<null>;
  "page.print"(input: Record<string, never>): Answered<null>;
  "page.pdf"(input: { readonly name: string }): Answered<SavedFile>;
  "app.facts"(input: Record<string, never>): Answered<AppFacts>;
  "app.server"(input: {
    readonly address: string;
    readonly anyVersion?: boolean;
  }): Answered<{ readonly kind: "changed" } | ServerRefusal>;
  "app.sign-in"(input: { readonly provider: "google" | "facebook"; readonly remember: boolean }): Answered<null>;
  "app.preferences"(input: Record<string, never>): Answered<AppPreferences>;
  "app.prefer"(input: AppPreferences): Answered<null>;
  "app.report"(input: Record<string, never>): Answered<SavedFile>;
  "offline.state"(input: Record<string, never>): Answered<OfflineState>;
  "offline.download"(input: { readonly shows: "usual" | "all" }): Answered<null>;
  "offline.stop"(input: Record<string, never>): Answered<null>;
  "lists.conflicts"(input: Record<string, never>): Answered<readonly string[]>;
  "lists.read"(input: Record<string, never>): Answered<null>;
  "menu.views"(input: { readonly views: readonly { readonly id: string; readonly name: string }[] }): Answered<null>;
  "updates.state"(input: Record<string, never>): Answered<UpdateState>;
  "updates.check"(input: Record<string, never>): Answered<null>;
  "updates.restart"(input: Record<string, never>): Answered<null>;
  onEvent(listener: (event: AppEvent) => void): () => void;
};

type SavedFile = { readonly path: string; readonly bytes: number } | null;
export type AppEvent =
  | { readonly kind: "briefs" }
  /** Somebody signed in outside the page. */
  | { readonly kind: "signed-in" }
  /** Another server was chosen. */
  | { readonly kind: "server" }
  | { readonly kind: "open"; readonly path: string }
  | { readonly kind: "command"; readonly keys: string }
  /** The page is to print itself, or to save itself as a PDF. */
  | { readonly kind: "paper"; readonly how: "print" | "pdf" }
  /** A saved view was chosen from a menu. */
  | { readonly kind: "view"; readonly id: string }
  | { readonly kind: "updates"; readonly state: UpdateState }
  | { readonly kind: "offline"; readonly state: OfflineState }
  /** Edits made offline were merged. */
  | { readonly kind: "lists"; readonly conflicts: readonly string[] };

/** A request that failed in the app. The message is written for users. */
class AppRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "AppRefusal";
  }
}

/** How many views the app's menu lists: each has a digit as its shortcut. */
const MENU_VIEWS = 9;

/** What the desktop app can do in addition to the website. */
export function appCapabilities(app: AppBridge): Omit<Platform, "modKey" | "setsVolume"> {
  // What is written on this page belongs to the server that it was loaded for, even if another one is chosen meanwhile.
  const server = serverOfPage(app);
  return {
    drafts: lateDraftStore(async () => new (await import("./app-draft-store")).AppDraftStore(app, await server.read())),
    outbox: {
      send: async (brief) => answerOf(app["briefs.send"]({ ...brief, server: await server.read() })),
      waiting: () => answerOf(app["briefs.waiting"]({})),
      retry: async () => void (await answerOf(app["briefs.retry"]({}))),
      remove: async (key) => void (await answerOf(app["briefs.remove"]({ key }))),
      follow: (changed) => app.onEvent((event) => event.kind === "briefs" && changed()),
    },
    files: {
      exportList: async (list) => (await answerOf(app["files.export"](list)))?.path ?? null,
      dragList: async (list) => void (await answerOf(app["files.drag"](list))),
    },
    print: async () => void (await answerOf(app["page.print"]({}))),
    paper: { follow: (chosen) => app.onEvent((event) => event.kind === "paper" && chosen(event.how)) },
    pdf: { save: async (name) => (await answerOf(app["page.pdf"]({ name })))?.path ?? null },
    commands: { follow: (run) => app.onEvent((event) => event.kind === "command" && run(event.keys)) },
    viewMenu: {
      show: (views) =>
        void app["menu.views"]({ views: views.slice(0, MENU_VIEWS).map(({ id, name }) => ({ id, name })) }),
      follow: (open) => app.onEvent((event) => event.kind === "view" && open(event.id)),
    },
    app: {
      facts: () => answerOf(app["app.facts"]({})),
      changeServer: async (address, anyVersion) => {
        const answer = await answerOf(app["app.server"]({ address, anyVersion }));
        return answer.kind === "changed" ? undefined : answer;
      },
      signIn: async (provider, remember) => void (await answerOf(app["app.sign-in"]({ provider, remember }))),
      followSignIn: (done) => app.onEvent((event) => event.kind === "signed-in" && done()),
      followServer: (changed) => app.onEvent((event) => event.kind === "server" && (server.leave(), changed())),
      preferences: () => answerOf(app["app.preferences"]({})),
      prefer: async (preferences) => void (await answerOf(app["app.prefer"](preferences))),
      saveReport: async () => (await answerOf(app["app.report"]({})))?.path ?? null,
    },
    offline: {
      state: () => answerOf(app["offline.state"]({})),
      download: async (shows) => void (await answerOf(app["offline.download"]({ shows }))),
      stop: async () => void (await answerOf(app["offline.stop"]({}))),
      follow: (changed) => app.onEvent((event) => event.kind === "offline" && changed(event.state)),
    },
    listNews: {
      conflicts: () => answerOf(app["lists.conflicts"]({})),
      read: async () => void (await answerOf(app["lists.read"]({}))),
      follow: (merged) => app.onEvent((event) => event.kind === "lists" && merged(event.conflicts)),
    },
    updates: {
      state: () => answerOf(app["updates.state"]({})),
      check: async () => void (await answerOf(app["updates.check"]({}))),
      restart: async () => void (await answerOf(app["updates.restart"]({}))),
      follow: (changed) => app.onEvent((event) => event.kind === "updates" && changed(event.state)),
    },
    links: { follow: (open) => app.onEvent((event) => event.kind === "open" && open(event.path)) },
  };
}

/** The server that the page was loaded for. A failed call is repeated at the next use, unless the page has left its server. */
function serverOfPage(app: AppBridge) {
  const ask = () => answerOf(app["offline.state"]({})).then((state) => state.server);
  let server = ask();
  server.catch(() => undefined);
  let isLeft = false;
  return {
    read: () => (isLeft ? server : (server = server.catch(ask))),
    leave: () => void (isLeft = true),
  };
}

/** The response of a request to the app. Rejects with AppRefusal. */
export async function answerOf<Answer>(call: Answered<Answer>): Promise<Answer> {
  const result = await call;
  if (result.ok) return result.answer;
  throw new AppRefusal(result.code, result.message);
}
