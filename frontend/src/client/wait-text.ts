/** 45 becomes "45 seconds", 150 "3 minutes", 7300 "2 hours and 2 minutes". */
export function waitText(seconds: number): string {
  if (seconds < 60) return count(Math.ceil(seconds), "second");
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return count(minutes, "minute");
  const rest = minutes % 60;
  return count(Math.floor(minutes / 60), "hour") + (rest === 0 ? "" : ` and ${count(rest, "minute")}`);
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
