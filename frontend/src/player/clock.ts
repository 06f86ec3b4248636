import { counted } from "@earshot/domain/shared/text/format-count";

/** Seconds in the player's format: "4:07", "1:02:09". Invalid values become "0:00". */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** The same for screen readers: "4 minutes 7 seconds". */
export function spokenTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const parts = [
    [Math.floor(whole / 3600), "hour"],
    [Math.floor((whole % 3600) / 60), "minute"],
    [whole % 60, "second"],
  ] as const;
  const words = parts.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit));
  return words.join(" ") || "0 seconds";
}
