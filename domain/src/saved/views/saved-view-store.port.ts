import type { OwnerId } from "../saved-store.port.js";
import type { SavedView } from "./saved-view.js";

/** Keeps named searches of users. Only a failing store throws. */
export abstract class SavedViewStore {
  /** Newest first. */
  abstract all(owner: OwnerId): Promise<readonly SavedView[]>;
  /** Stores a view under its id, or replaces it in its place. "full": the owner has `VIEWS_MAX` others. "taken": somebody else's id. */
  abstract put(owner: OwnerId, view: SavedView): Promise<"new" | "replaced" | "full" | "taken">;
  /** False when this owner has no view of that id. */
  abstract remove(owner: OwnerId, id: string): Promise<boolean>;
}
