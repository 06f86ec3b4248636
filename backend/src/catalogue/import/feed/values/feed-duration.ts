/** Longer than any episode; a larger number is a size, a time stamp or an error. */
const LONGEST = 100 * 3600;

const UNITS: readonly [RegExp, number][] = [
  [/(\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?|std|stunden?|heures?|horas?)\b/i, 3600],
  [/(\d+(?:[.,]\d+)?)\s*(?:m|mins?|minutes?|minuten|minutos?)\b/i, 60],
  [/(\d+(?:[.,]\d+)?)\s*(?:s|secs?|seconds?|sek|sekunden|secondes?|segundos?)\b/i, 1],
];

/**
 * Length of an episode in whole seconds from any spelling in use: "3723", "62:03", "1:02:03", "01:02" (minutes and
 * seconds), "1h 2m", "62 min", "PT1H2M3S". undefined for 0, nonsense, and more than 100 hours.
 */
export function feedDuration(raw: string | undefined): number | undefined {
  const text = raw?.trim() ?? "";
  if (text === "" || text.length > 60) return undefined;
  const seconds = plainSeconds(text) ?? clockSeconds(text) ?? isoSeconds(text) ?? wordSeconds(text);
  const whole = seconds === undefined ? 0 : Math.round(seconds);
  return whole > 0 && whole <= LONGEST ? whole : undefined;
}

const plainSeconds = (text: string): number | undefined => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined);

function clockSeconds(text: string): number | undefined {
  const parts = /^(?:(\d{1,3})\s*[:;]\s*)?(\d{1,4})\s*[:;]\s*(\d{1,2})(?:[.,]\d+)?$/.exec(text);
  if (!parts) return undefined;
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
}

function isoSeconds(text: string): number | undefined {
  const parts = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/i.exec(text);
  if (!parts || text.length < 3) return undefined;
  const [, days, hours, minutes, seconds] = parts;
  return Number(days ?? 0) * 86_400 + Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function wordSeconds(text: string): number | undefined {
  const spaced = text.replace(/(\p{L})(?=\d)/gu, "$1 ");
  const found = UNITS.map(([pattern, unit]) => [pattern.exec(spaced)?.[1], unit] as const);
  if (found.every(([count]) => count === undefined)) return undefined;
  return found.reduce((sum, [count, unit]) => sum + Number((count ?? "0").replace(",", ".")) * unit, 0);
}
