import { timeLeft } from "../import/import-progress.js";

/** One line about a download: share, size, speed and remaining time. `total` is undefined when unknown. */
export function downloadLine(at: {
  readonly bytes: number;
  readonly total?: number;
  readonly seconds: number;
}): string {
  const { bytes, total, seconds } = at;
  const pace = seconds > 0 ? bytes / seconds : 0;
  const speed = seconds >= 1 ? `, ${size(pace)}/s` : "";
  if (total === undefined || total === 0) return `Downloading ${size(bytes)}${speed}`;
  const left = seconds >= 1 && bytes < total && pace > 0 ? `, ${timeLeft((total - bytes) / pace)} left` : "";
  return `Downloading ${Math.floor((bytes / total) * 100)}% of ${size(total)}${speed}${left}`;
}

function size(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.ceil(bytes / 1e3)} kB`;
}
