import type { Clock } from "../../shared/clock.port.js";
import { type GivenStatus, parseStatuses } from "../columns/statuses.js";
import type { ListId } from "../list.js";
import type { Denied } from "../list-roles.js";
import type { ListUserId } from "../list-store.port.js";
import type { Shortlist, ShortlistStore } from "./shortlist-store.port.js";
import type { Shortlists } from "./shortlists.js";

/** Manages a shortlist's statuses and the date of its figures. */
export class ShortlistSettings {
  constructor(
    private readonly store: ShortlistStore,
    private readonly shortlists: Pick<Shortlists, "todays">,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError if the statuses are invalid. */
  async setStatuses(
    user: ListUserId,
    list: ListId,
    given: readonly GivenStatus[],
  ): ReturnType<ShortlistStore["setStatuses"]> {
    return this.store.setStatuses(user, list, parseStatuses(given));
  }

  /** Throws CatalogueUnavailable. */
  freeze(user: ListUserId, list: ListId): Promise<Shortlist | Denied> {
    return this.store.freeze(user, list, this.clock.now(), (ids) => this.shortlists.todays(ids));
  }

  unfreeze(user: ListUserId, list: ListId): Promise<Shortlist | Denied> {
    return this.store.unfreeze(user, list);
  }
}
