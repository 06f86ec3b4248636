import type { BriefDraft, DraftStep, DraftVersion } from "@earshot/domain/campaigns/brief-draft";
import { DraftStore } from "@earshot/domain/campaigns/draft-store.port";
import { answerOf, type AppBridge } from "./app-bridge";

/** Drafts that the app's main process stores. */
export class AppDraftStore extends DraftStore {
  constructor(
    private readonly app: AppBridge,
    private readonly server: string,
  ) {
    super();
  }

  put({ id, owner, fields, baseVersion }: Parameters<DraftStore["put"]>[0]): Promise<DraftStep> {
    return answerOf(this.app["drafts.put"]({ server: this.server, id, owner, fields: { ...fields }, baseVersion }));
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
