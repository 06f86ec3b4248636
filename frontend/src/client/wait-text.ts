import { counted } from "@earshot/domain/shared/text/format-count";

/** 45 becomes "45 seconds", 150 "3 minutes", 7300 "2 hours and 2 minutes". */
export function waitText(seconds: number): string {
  if (seconds < 60) return counted(Math.ceil(seconds), "second");
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return counted(minutes, "minute");
  const rest = minutes % 60;
  return counted(Math.floor(minutes / 60), "hour") + (rest === 0 ? "" : ` and ${counted(rest, "minute")}`);
}
