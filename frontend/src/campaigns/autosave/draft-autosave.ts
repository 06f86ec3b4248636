import { DRAFT_PAUSE_MS, type DraftFields } from "@earshot/domain/campaigns/brief-draft";
import type { DraftStore } from "@earshot/domain/campaigns/draft-store.port";

/** The draft that this tab writes to, and its last known version. */
export type DraftVersionKey = { readonly id: string; readonly version: number };

/** The text of a draft, with its account; null for a guest. */
export type DraftText = { readonly owner: string | null; readonly fields: DraftFields };

/** Whether the text on the screen is stored on this device. */
export type AutosaveState =
  | { readonly kind: "idle" }
  /** `at` is in epoch milliseconds. */
  | { readonly kind: "kept"; readonly at: number }
  /** The storage is full or not allowed. */
  | { readonly kind: "failed" };

type Tools = {
  readonly store: DraftStore;
  readonly current: { read(): DraftVersionKey | null; write(current: DraftVersionKey | null): void };
  readonly newId: () => string;
  /** The current time in epoch milliseconds. */
  readonly now: () => number;
};

/**
 * Writes the text of a form to the drafts: `DRAFT_PAUSE_MS` after the last change, and at once on `flush`. Writes run one after another. If
 * another window has changed the draft in the meantime, or if it belongs to another account, the text is saved as a new draft, so that
 * nothing is lost.
 */
export class DraftAutosave {
  private due: DraftText | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private state: AutosaveState = { kind: "idle" };
  private readonly followers = new Set<() => void>();

  constructor(private readonly tools: Tools) {}

  readonly current = (): AutosaveState => this.state;

  readonly follow = (follower: () => void): (() => void) => {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  };

  change(text: DraftText): void {
    this.due = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), DRAFT_PAUSE_MS);
  }

  /** Writes pending text. Never rejects; a failure is visible in the state. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    return this.next(async () => {
      const text = this.due;
      if (text === undefined) return;
      this.due = undefined;
      try {
        await this.write(text);
      } catch {
        // Kept for the next attempt, unless newer text is pending.
        this.due ??= text;
        this.tell({ kind: "failed" });
      }
    });
  }

  /** Switches to another draft, after writing the current one's pending text. null starts a new draft. */
  async open(current: DraftVersionKey | null): Promise<void> {
    await this.flush();
    await this.next(async () => {
      this.due = undefined;
      this.tools.current.write(current);
      this.tell({ kind: "idle" });
    });
  }

  /** Deletes the current draft after it was sent. The next change starts a new one. */
  forget(): Promise<void> {
    clearTimeout(this.timer);
    this.due = undefined;
    return this.next(async () => {
      const current = this.tools.current.read();
      this.tools.current.write(null);
      this.tell({ kind: "idle" });
      if (current) await this.tools.store.remove(current.id).catch(() => undefined);
    });
  }

  private async write(text: DraftText): Promise<void> {
    const { store, current, newId, now } = this.tools;
    const { id, version } = current.read() ?? { id: newId(), version: 0 };
    current.write({ id, version });
    const step = await store.put({ ...text, id, baseVersion: version, at: now() });
    if (step.kind === "nothing") return;
    if (step.kind === "conflict" || step.kind === "foreign") {
      current.write({ id: newId(), version: 0 });
      return this.write(text);
    }
    current.write({ id, version: step.draft.version });
    this.tell({ kind: "kept", at: step.draft.changedAt });
  }

  private next(work: () => Promise<void>): Promise<void> {
    const done = this.running.then(work);
    this.running = done;
    return done;
  }

  private tell(state: AutosaveState): void {
    this.state = state;
    for (const follower of this.followers) follower();
  }
}
