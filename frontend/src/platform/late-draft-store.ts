import { DraftStore } from "@earshot/domain/campaigns/draft-store.port";

/** A store of drafts whose code is fetched when it is first used. A fetch that failed is tried again. */
export class LateDraftStore extends DraftStore {
  private fetched: Promise<DraftStore> | undefined;

  constructor(private readonly fetchStore: () => Promise<DraftStore>) {
    super();
  }

  override put = async (change: Parameters<DraftStore["put"]>[0]) => (await this.store()).put(change);
  override find = async (id: string) => (await this.store()).find(id);
  override all = async (owner: string | null) => (await this.store()).all(owner);
  override versions = async (id: string) => (await this.store()).versions(id);
  override remove = async (id: string) => (await this.store()).remove(id);

  private store(): Promise<DraftStore> {
    this.fetched ??= this.fetchStore().catch((error: unknown) => {
      this.fetched = undefined;
      throw error;
    });
    return this.fetched;
  }
}
