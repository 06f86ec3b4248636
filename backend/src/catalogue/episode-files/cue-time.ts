/** A time of captions ("01:02:03.500", "02:03,500") in seconds; undefined for anything else. */
export function cueTime(text: string): number | undefined {
  const stated = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!stated) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0", part = "0"] = stated;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${part}`);
}
