import type { QuietHours } from "@earshot/domain/tracking/episode-notices";
import { z } from "zod";

const minutes = z.int().min(0).max(1439);

export const preferencesShape = z.strictObject({
  /** Notifications about new episodes of tracked shows. */
  notify: z.boolean(),
  /** Hours without notifications; null if there are none. */
  quiet: z.strictObject({ from: minutes, to: minutes }).nullable(),
  /** Whether the app stays in the tray when its last window closes. */
  keepInTray: z.boolean(),
});
export type Preferences = z.output<typeof preferencesShape>;

/** The default preferences of a new installation. */
export const FIRST_PREFERENCES: Preferences = { notify: true, quiet: { from: 22 * 60, to: 7 * 60 }, keepInTray: false };

/** Parses stored preferences. Missing or damaged ones are replaced by the defaults. */
export function readPreferences(stored: string | undefined): Preferences {
  try {
    const read = preferencesShape.safeParse(JSON.parse(stored ?? "null"));
    return read.success ? read.data : FIRST_PREFERENCES;
  } catch {
    return FIRST_PREFERENCES;
  }
}

/** The quiet hours in the format that the episode watch needs. */
export function quietOf({ notify, quiet }: Preferences): QuietHours | null | "off" {
  return notify ? quiet : "off";
}
