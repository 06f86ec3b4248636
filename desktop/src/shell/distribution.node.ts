import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const shape = z.strictObject({
  server: z.string().nullable(),
  updates: z.strictObject({ feed: z.string(), publicKey: z.string() }).nullable(),
});

/** The settings that packaging writes: the app's first server, and the update feed with its key. */
export type Distribution = z.output<typeof shape>;

const NONE: Distribution = { server: null, updates: null };

/** Reads the packaging's settings from the file next to the program. A missing or damaged file means no settings. */
export function readDistribution(folder: string): Distribution {
  try {
    const read = shape.safeParse(JSON.parse(readFileSync(join(folder, "distribution.json"), "utf8")));
    return read.success ? read.data : NONE;
  } catch {
    return NONE;
  }
}

/** The server that the app uses until the user chooses another one. */
export function firstServer(folder: string): string {
  return process.env.EARSHOT_SERVER ?? readDistribution(folder).server ?? "http://localhost:3000";
}
