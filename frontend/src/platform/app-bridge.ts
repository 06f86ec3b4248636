import { type BriefDraft, type DraftStep, type DraftVersion } from "@earshot/domain/campaigns/brief-draft";
import { DraftStore } from "@earshot/domain/campaigns/draft-store.port";
import type { SendOutcome, WaitingBrief } from "@earshot/domain/campaigns/outbox";
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
    drafts: new AppDraftStore(app),
    outbox: {
      send: (brief) => answerOf(app["briefs.send"](brief)),
      waiting: () => answerOf(app["briefs.waiting"]({})),
      remove: async (key) => void (await answerOf(app["briefs.remove"]({ key }))),
      follow: (changed) => app.onEvent((event) => event.kind === "briefs" && changed()),
    },
    files: { exportList: async (list) => (await answerOf(app["files.export"](list)))?.path ?? null },
    links: { follow: (open) => app.onEvent((event) => event.kind === "open" && open(event.path)) },
  };
}

/** Drafts stored by the app's main process. */
class AppDraftStore extends DraftStore {
  constructor(private readonly app: AppBridge) {
    super();
  }

  put({ id, owner, fields, baseVersion }: Parameters<DraftStore["put"]>[0]): Promise<DraftStep> {
    return answerOf(this.app["drafts.put"]({ id, owner, fields: { ...fields }, baseVersion }));
  }

  async find(id: string): Promise<BriefDraft | undefined> {
    return (await answerOf(this.app["drafts.find"]({ id }))) ?? undefined;
  }

  all(owner: string | null): Promise<readonly BriefDraft[]> {
    return answerOf(this.app["drafts.all"]({ owner }));
  }

  versions(id: string): Promise<readonly DraftVersion[]> {
    return answerOf(this.app["drafts.versions"]({ id }));
  }

  async remove(id: string): Promise<void> {
    await answerOf(this.app["drafts.remove"]({ id }));
  }
}

async function answerOf<Answer>(asked: Answered<Answer>): Promise<Answer> {
  const result = await asked;
  if (result.ok) return result.answer;
  throw new AppRefusal(result.code, result.message);
}
