import type { OwnerId } from "../saved-store.port.js";
import { type SavedView, VIEWS_MAX } from "./saved-view.js";
import { SavedViewStore } from "./saved-view-store.port.js";

export class MemorySavedViewStore extends SavedViewStore {
  private views: { readonly owner: OwnerId; view: SavedView; place?: number }[] = [];

  override all(owner: OwnerId): Promise<readonly SavedView[]> {
    return Promise.resolve(
      this.of(owner)
        .reverse()
        .sort((a, b) => (a.place ?? -1) - (b.place ?? -1))
        .map(({ view }) => view),
    );
  }

  override put(owner: OwnerId, view: SavedView): Promise<"new" | "replaced" | "full" | "taken"> {
    const old = this.views.find((one) => one.view.id === view.id);
    if (old && old.owner !== owner) return Promise.resolve("taken");
    if (old) {
      old.view = view;
      return Promise.resolve("replaced");
    }
    if (this.of(owner).length >= VIEWS_MAX) return Promise.resolve("full");
    this.views.push({ owner, view });
    return Promise.resolve("new");
  }

  override arrange(owner: OwnerId, ids: readonly string[]): Promise<void> {
    for (const one of this.of(owner)) {
      const place = ids.indexOf(one.view.id);
      if (place === -1) delete one.place;
      else one.place = place;
    }
    return Promise.resolve();
  }

  override remove(owner: OwnerId, id: string): Promise<boolean> {
    const before = this.views.length;
    this.views = this.views.filter((one) => one.owner !== owner || one.view.id !== id);
    return Promise.resolve(this.views.length < before);
  }

  private of(owner: OwnerId) {
    return this.views.filter((one) => one.owner === owner);
  }
}
