import type { OwnerId } from "../saved-store.port.js";
import type { SavedView } from "./saved-view.js";

/** Stores users' saved views. Methods only throw if the store fails. */
export abstract class SavedViewStore {
  /** Views without a place come first, newest first. The others follow in the order of their places. */
  abstract all(owner: OwnerId): Promise<readonly SavedView[]>;
  /**
   * Stores a view under its id, or replaces the one with that id and keeps its place. "full": the owner already has `VIEWS_MAX` others.
   * "taken": the id belongs to somebody else.
   */
  abstract put(owner: OwnerId, view: SavedView): Promise<"new" | "replaced" | "full" | "taken">;
  /** Puts the owner's views in this order. Views that are missing from `ids` lose their place. Unknown ids are ignored. */
  abstract arrange(owner: OwnerId, ids: readonly string[]): Promise<void>;
  /** Returns false if this owner has no view with that id. */
  abstract remove(owner: OwnerId, id: string): Promise<boolean>;
}
