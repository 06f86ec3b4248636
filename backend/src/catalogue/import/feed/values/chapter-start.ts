/** Longer than any episode: a week. */
const LONGEST = 7 * 86_400;

/** A start in Normal Play Time ("1:02:03.5", "02:03", "63", "npt:63s") in seconds. undefined for anything else. */
export function chapterStart(text: string | undefined): number | undefined {
  const stated = /^(?:npt:)?(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6}(?:[.,]\d{1,9})?)s?$/i.exec(text?.trim() ?? "");
  if (!stated) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0"] = stated;
  const at = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds.replace(",", "."));
  return at <= LONGEST ? Math.round(at * 1_000) / 1_000 : undefined;
}
