import { dirname } from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { openChanged } from "../../record/changed-index.js";
import type { IndexableShow, IndexedShow } from "../../record/index-show.js";
import type { ChangedShows, ComingShow } from "../staging/changed-shows.js";
import { openToWrite } from "./index-writer.js";
import { IndexRows, PLACES_APART } from "./index-rows.js";
import { spreadPlaces } from "./spread-places.js";
import { WordChanges } from "./word-changes.js";
import { changeBeginnings } from "./write-beginnings.js";
import { writeColumns } from "./write-columns.js";

/** The number of moved shows that are read from the database at once. */
const READ = 1_000;

/** Writes an import's changes into a file of changes. Unchanged shows keep their places, unless they must make room for new ones. */
export class IndexUpdater {
  private readonly database: DatabaseSync;
  private readonly rows: IndexRows;
  private readonly words = new WordChanges();
  /** The previous places of rewritten shows, by id. */
  private readonly left = new Map<string, number>();
  private readonly placeOf: StatementSync;
  private readonly isChanged: StatementSync;
  private readonly replace: StatementSync;

  constructor(path: string) {
    this.database = openToWrite(path);
    openChanged(this.database, dirname(path));
    this.isChanged = this.database.prepare("SELECT 1 FROM main.texts WHERE place = ?");
    this.replace = this.database.prepare("INSERT INTO replaced VALUES (?, ?)");
    this.placeOf = this.database.prepare("SELECT place FROM texts WHERE id = ?");
    this.rows = new IndexRows(this.database);
  }

  async update(changed: ChangedShows): Promise<void> {
    this.database.exec("BEGIN");
    const { placed, moved } = this.spread(await changed.coming());
    for await (const shows of changed.gone()) for (const show of shows) this.take(show);
    await this.move(moved, changed);
    const places = new Map(placed.map(({ show, place }) => [show, place]));
    const given = new Map(moved.map(({ from, to }) => [from, to]));
    for await (const shows of changed.come()) {
      for (const show of shows) {
        const before = this.left.get(show.id);
        // Even a show that keeps its position may have to make room.
        const earlierPlace = before === undefined ? undefined : (given.get(before) ?? before);
        this.put(show, places.get(show.id) ?? required(earlierPlace, show.id));
      }
    }
    this.words.write(this.database);
    writeColumns(this.database);
    changeBeginnings(this.database);
    this.database.exec("COMMIT");
    this.close();
  }

  close(): void {
    if (this.database.isOpen) this.database.close();
  }

  private spread(coming: readonly ComingShow[]) {
    const behind = this.database.prepare("SELECT place FROM texts WHERE place > ? ORDER BY place LIMIT 1");
    const arrivals = coming.map(({ id, after }) => ({ show: id, after: after === null ? 0 : this.place(after) }));
    return spreadPlaces(arrivals, {
      next: (place) => (behind.get(place) as { place: number } | undefined)?.place,
      apart: PLACES_APART,
    });
  }

  private place(id: string): number {
    return required((this.placeOf.get(id) as { place: number } | undefined)?.place, id);
  }

  private take(show: IndexableShow): void {
    const place = this.place(show.id);
    this.left.set(show.id, place);
    const row = this.rows.of(show);
    this.remove(place, row);
    this.words.count(row, -1);
  }

  private put(show: IndexableShow, place: number): void {
    const row = this.rows.of(show);
    this.rows.insert(place, row);
    this.words.count(row, 1);
  }

  /** `row` is what the index contains at the place. */
  private remove(place: number, row: IndexedShow): void {
    if (this.isChanged.get(place)) this.rows.remove(place, row);
    else this.replace.run(place, row.shows[1] ?? 0);
  }

  /** Moves the shows that make room. Removed and rewritten shows have already left their places. */
  private async move(moved: readonly { from: number; to: number }[], changed: ChangedShows): Promise<void> {
    const idAt = this.database.prepare("SELECT id FROM texts WHERE place = ?");
    const steps = moved.flatMap(({ from, to }) => {
      const found = idAt.get(from) as { id: string } | undefined;
      return found ? [{ id: found.id, from, to }] : [];
    });
    // All are removed before the first one is inserted: a new place may still be taken by another show.
    for await (const [show, { from }] of liveShows(steps, changed)) this.remove(from, this.rows.of(show));
    for await (const [show, { to }] of liveShows(steps, changed)) this.rows.insert(to, this.rows.of(show));
  }
}

type Step = { readonly id: string; readonly from: number; readonly to: number };

/** The shows that make room, read from the live catalogue, each with its old and new place. */
async function* liveShows(steps: readonly Step[], changed: ChangedShows): AsyncGenerator<[IndexableShow, Step]> {
  for (let at = 0; at < steps.length; at += READ) {
    const some = new Map(steps.slice(at, at + READ).map((step) => [step.id, step]));
    for (const show of await changed.live([...some.keys()])) yield [show, required(some.get(show.id), show.id)];
  }
}

function required<Value>(value: Value | undefined, id: string): Value {
  if (value === undefined) throw new Error(`The index does not match the catalogue: ${id} has no place in it.`);
  return value;
}
