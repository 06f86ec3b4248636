import type { BriefDraft, DraftStep, DraftVersion } from "@earshot/domain/campaigns/brief-draft";
import type { SendOutcome, WaitingBrief } from "@earshot/domain/campaigns/outbox";
import { LateDraftStore } from "./late-draft-store";
import type { NewBrief, Platform } from "./platform";

type Answered<Answer> = Promise<
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly code: string; readonly message: string }
>;

/**
 * The object that the desktop app adds to the page as `window.earshotApp`. The app's preload is checked against this type.
 */
export type AppBridge = {
  "drafts.put"(input: {
    readonly id: string;
    readonly owner: string | null;
    readonly fields: Record<string, string>;
    readonly baseVersion: number;
  }): Answered<DraftStep>;
  "drafts.find"(input: { readonly id: string }): Answered<BriefDraft | null>;
  "drafts.all"(input: { readonly owner: string | null }): Answered<readonly BriefDraft[]>;
  "drafts.versions"(input: { readonly id: string }): Answered<readonly DraftVersion[]>;
  "drafts.remove"(input: { readonly id: string }): Answered<null>;
  "briefs.send"(input: NewBrief): Answered<SendOutcome>;
  "briefs.waiting"(input: Record<string, never>): Answered<readonly WaitingBrief[]>;
  "briefs.retry"(input: Record<string, never>): Answered<null>;
  "briefs.remove"(input: { readonly key: string }): Answered<null>;
  "files.export"(input: {
    readonly listId: string;
    readonly name: string;
    readonly format: "csv" | "xlsx" | "opml" | "json";
  }): Answered<{ readonly path: string; readonly bytes: number } | null>;
  onEvent(
    listener: (event: { readonly kind: "briefs" } | { readonly kind: "open"; readonly path: string }) => void,
  ): () => void;
};

/** A call that failed in the app. The message is a sentence for a person. */
export class AppRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "AppRefusal";
  }
}

/** The capabilities that the desktop app adds to those of the website. */
export function appCapabilities(app: AppBridge): Pick<Platform, "drafts" | "outbox" | "files" | "links"> {
  return {
    drafts: new LateDraftStore(async () => new (await import("./app-draft-store")).AppDraftStore(app)),
    outbox: {
      send: (brief) => answerOf(app["briefs.send"](brief)),
      waiting: () => answerOf(app["briefs.waiting"]({})),
      retry: async () => void (await answerOf(app["briefs.retry"]({}))),
      remove: async (key) => void (await answerOf(app["briefs.remove"]({ key }))),
      follow: (changed) => app.onEvent((event) => event.kind === "briefs" && changed()),
    },
    files: { exportList: async (list) => (await answerOf(app["files.export"](list)))?.path ?? null },
    links: { follow: (open) => app.onEvent((event) => event.kind === "open" && open(event.path)) },
  };
}

/** The answer of a call. Rejects with AppRefusal. */
export async function answerOf<Answer>(asked: Answered<Answer>): Promise<Answer> {
  const result = await asked;
  if (result.ok) return result.answer;
  throw new AppRefusal(result.code, result.message);
}
