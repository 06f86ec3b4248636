import type { AppDispatch } from "../client/store";
import { showToast } from "../toasts/toast";
import { clockTime } from "./clock";

type EpisodePosition = { readonly podcast: string; readonly episode: string; readonly at?: number };

/** The address on our site that opens an episode, at a position in seconds if one is given. */
export function episodeAddress({ podcast, episode, at = 0 }: EpisodePosition, origin = location.origin): string {
  const query = new URLSearchParams({ tab: "episodes", episode });
  if (at > 0) query.set("t", String(Math.floor(at)));
  return `${origin}/podcast/${encodeURIComponent(podcast)}?${query}`;
}

/** Copies this address, and reports the outcome. */
export async function copyEpisodeAddress(dispatch: AppDispatch, position: EpisodePosition): Promise<void> {
  const address = episodeAddress(position);
  try {
    await navigator.clipboard.writeText(address);
    const at = position.at === undefined ? "" : ` at ${clockTime(position.at)}`;
    showToast(dispatch, `Link${at} copied.`, "success");
  } catch {
    showToast(dispatch, `Your browser blocked copying. The link is ${address}`, "error");
  }
}

/** Parses the position in an address ("90", "1m30s", "1:30") to seconds; undefined for anything else. */
export function secondIn(text: string | null): number | undefined {
  const clock = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6})$/.exec(text ?? "");
  const units = /^(?=.)(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s)?$/.exec(text ?? "");
  const [, hours = "0", minutes = "0", seconds = "0"] = clock ?? units ?? [];
  return clock || units ? Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) : undefined;
}
