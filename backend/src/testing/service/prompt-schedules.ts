import { join } from "node:path";

/**
 * The environment of a service or worker whose named schedules run every second (crons) or every 200 ms (intervals). A test that waits for
 * them would otherwise wait up to half a minute, depending on the second in which it starts.
 */
export const promptSchedules = (...names: readonly string[]) => ({
  NODE_OPTIONS: `--import ${join(import.meta.dirname, "schedule-preload.mjs")}`,
  PROMPT_SCHEDULES: names.join(),
});
