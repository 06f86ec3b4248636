import { DEMO_SEED, DEMO_SHOWS } from "./demo-shows.js";
import { sketchShows, type ShowSketch } from "./show-sketch.js";

/** The demo shows by their number. They are created on first use, not at startup. */
export class DemoIndex {
  private shows: ReadonlyMap<string, ShowSketch> | undefined;

  /** undefined: the demo has no such show. */
  find(number: string): ShowSketch | undefined {
    this.shows ??= new Map(sketchShows(DEMO_SEED, DEMO_SHOWS).map((show) => [show.number, show]));
    return this.shows.get(number);
  }
}
