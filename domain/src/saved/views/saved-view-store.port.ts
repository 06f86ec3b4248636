import type { OwnerId } from "../saved-store.port.js";
import type { SavedView } from "./saved-view.js";

/** Stores named searches of users. Only a failing store throws. */
export abstract class SavedViewStore {
  /** Those without a place first, newest first; then the others in their places. */
  abstract all(owner: OwnerId): Promise<readonly SavedView[]>;
  /** Stores a view under its id, or replaces it in its place. "full": the owner has `VIEWS_MAX` others. "taken": somebody else's id. */
  abstract put(owner: OwnerId, view: SavedView): Promise<"new" | "replaced" | "full" | "taken">;
  /** Gives the owner's views their places, in this order. Views that `ids` leaves out lose theirs. Ignores unknown ids. */
  abstract arrange(owner: OwnerId, ids: readonly string[]): Promise<void>;
  /** False when this owner has no view of that id. */
  abstract remove(owner: OwnerId, id: string): Promise<boolean>;
}
