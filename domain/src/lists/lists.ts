import type { PodcastId } from "../catalogue/podcast.js";
import type { PodcastCatalogue } from "../catalogue/podcast-catalogue.port.js";
import { DomainError } from "../shared/domain-error.js";
import { type GivenPayload, type ItemPayload, itemPayload, payloadOf } from "./item-payload.js";
import { type List, type ListId, type ListItem, parseListName, type UndoId } from "./list.js";
import type { ListItemStore, ListStore, NewItem, OwnerId } from "./list-store.port.js";

export type BatchOutcome = {
  readonly added: number;
  readonly alreadyThere: number;
  readonly unknown: readonly PodcastId[];
  readonly undoId: UndoId | null;
};

/** What users do with lists beyond what the stores do by themselves: names and podcasts become what is kept of them. */
export class Lists {
  constructor(
    private readonly lists: ListStore,
    private readonly items: ListItemStore,
    private readonly catalogue: PodcastCatalogue,
    /** Where our own covers lie: "https://earshot.example". */
    private readonly origin: string,
  ) {}

  /** Throws DomainError for a name that will not do. */
  async create(owner: OwnerId, name: string): Promise<List | "duplicate-name" | "too-many-lists"> {
    return this.lists.create(owner, parseListName(name));
  }

  /** Throws DomainError for a name that will not do. */
  async rename(owner: OwnerId, id: ListId, name: string): Promise<List | "duplicate-name" | "no-such-list"> {
    return this.lists.rename(owner, id, parseListName(name));
  }

  /**
   * Adds a podcast with what the client knows of it, else with what the catalogue says. Throws DomainError
   * "podcast.unknown" when it must be asked and knows no such podcast.
   */
  async add(
    owner: OwnerId,
    list: ListId,
    { podcastId, payload }: { readonly podcastId: PodcastId; readonly payload?: GivenPayload | undefined },
  ): Promise<ListItem | "no-such-list" | "list-full" | "duplicate-item"> {
    // A list that is not there is told as such, whatever is to be added.
    if (!payload && !(await this.lists.find(owner, list))) return "no-such-list";
    const kept = payload ? itemPayload(payload, this.origin) : await this.known(podcastId);
    const added = await this.items.add(owner, list, [{ podcastId, payload: kept }]);
    return typeof added === "string" ? added : (added.items[0] ?? "duplicate-item");
  }

  /** Adds all that the catalogue knows, in the order given; each podcast once. */
  async addAll(
    owner: OwnerId,
    list: ListId,
    podcastIds: readonly PodcastId[],
  ): Promise<BatchOutcome | "no-such-list" | "list-full"> {
    if (!(await this.lists.find(owner, list))) return "no-such-list";
    const ids = [...new Set(podcastIds)];
    const found = await this.catalogue.podcasts(ids);
    const unknown = ids.filter((id) => !found.has(id));
    const items = ids.flatMap((podcastId): NewItem[] => {
      const podcast = found.get(podcastId);
      return podcast ? [{ podcastId, payload: payloadOf(podcast, this.origin) }] : [];
    });
    if (items.length === 0) return { added: 0, alreadyThere: 0, unknown, undoId: null };
    const outcome = await this.items.add(owner, list, items);
    if (typeof outcome === "string") return outcome;
    const { items: added, alreadyThere, undoId } = outcome;
    return { added: added.length, alreadyThere: alreadyThere.length, unknown, undoId: undoId ?? null };
  }

  private async known(podcastId: PodcastId): Promise<ItemPayload> {
    const podcast = await this.catalogue.podcast(podcastId);
    if (!podcast) throw new DomainError("podcast.unknown", "No podcast found.");
    return payloadOf(podcast, this.origin);
  }
}
