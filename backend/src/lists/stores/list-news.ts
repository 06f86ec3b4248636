import { CHANGED_SHOWS_MAX, type ListChangeKind } from "@earshot/domain/lists/list-change";
import type { ListId } from "@earshot/domain/lists/list";
import { type Announcements, NoAnnouncements } from "@earshot/domain/shared/announcements.port";
import type { Clock } from "@earshot/domain/shared/clock.port";

type ListChange = {
  readonly change: ListChangeKind;
  /** The shows that were added, removed or changed. */
  readonly podcastIds?: readonly string[];
  readonly fields?: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
};

const NEEDS_SHOWS: ReadonlySet<ListChangeKind> = new Set(["items-added", "items-removed"]);
const NEEDS_VALUES: ReadonlySet<ListChangeKind> = new Set(["renamed", "items-changed", "settings-changed"]);

/** Announces changes of lists to programs. */
export class ListNews {
  constructor(
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /** Call it in the transaction of the change, while the list exists. Nothing is announced if nothing differs. */
  async tell(listId: ListId, { change, podcastIds = [], fields = {} }: ListChange): Promise<void> {
    if (NEEDS_SHOWS.has(change) && podcastIds.length === 0) return;
    if (NEEDS_VALUES.has(change) && Object.keys(fields).length === 0) return;
    const shows = podcastIds.slice(0, CHANGED_SHOWS_MAX);
    const data = { listId, change, total: podcastIds.length, podcastIds: shows, fields };
    await this.announcements.announce({ type: "list.changed", at: this.clock.now(), listId, data });
  }
}

/** For lists whose changes no program hears about, such as those of the sandbox. */
export const NO_LIST_NEWS = new ListNews(new NoAnnouncements(), { now: () => new Date() });
