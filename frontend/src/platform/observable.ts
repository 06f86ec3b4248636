import { useSyncExternalStore } from "react";

/** An observable value outside of the store, because it belongs to the browser or the window, or is secret. */
export class Observable<Value> {
  private readonly followers = new Set<() => void>();
  private cached: { readonly value: Value } | undefined;

  /** `first` provides the initial value when it is first read. */
  constructor(private readonly first: () => Value) {}

  readonly get = (): Value => (this.cached ??= { value: this.first() }).value;

  set(value: Value): void {
    this.cached = { value };
    for (const follower of this.followers) follower();
  }

  /** Calls `follower` after each change. Returns a function that unsubscribes. */
  readonly follow = (follower: () => void): (() => void) => {
    this.followers.add(follower);
    return () => void this.followers.delete(follower);
  };
}

/** Subscribes to a value; `drawn` is the value in prerendered markup. */
export function useObserved<Value>(observable: Observable<Value>, drawn: Value): Value {
  return useSyncExternalStore(observable.follow, observable.get, () => drawn);
}
