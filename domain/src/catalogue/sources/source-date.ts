/**
 * Numbers from here on are milliseconds: as seconds they would be after the year 5138, as milliseconds they start in 1973. Later times
 * are mistakes: written in seconds, they would be read back as milliseconds.
 */
const MILLISECONDS_FROM = 1e11;

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(Z|z|[+-]\d{2}:?\d{2})?)?$/;

/** RFC 822 dates as feeds write them: weekday, seconds and zone are optional, dashes can replace spaces, and months can be spelled out. */
const RFC_822 =
  /^(?:[a-z]{2,9}[.,]{0,2}\s+)?(\d{1,2})[\s-]+([a-z]{3,9})[.,]?[\s-]+(\d{2}|\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([a-z]{1,5}|(?:gmt|utc)?[+-]\d{2}:?\d{2})?)?$/i;

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Hours ahead of UTC. Zones that are not listed count as UTC. */
const ZONES: Readonly<Record<string, number>> = {
  adt: -3,
  ast: -4,
  edt: -4,
  est: -5,
  cdt: -5,
  cst: -6,
  mdt: -6,
  mst: -7,
  pdt: -7,
  pst: -8,
  bst: 1,
  cet: 1,
  cest: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  ist: 5.5,
  jst: 9,
  aest: 10,
  aedt: 11,
};

/**
 * Parses a source's date into epoch seconds. Accepts epoch seconds or milliseconds (as a number or digits), ISO 8601, and RFC 822. A date
 * without a zone is UTC. Returns 0 for anything else and for times before 1970 or after 5138.
 */
export function epochSeconds(value: unknown): number {
  const seconds =
    typeof value === "number" ? fromNumber(value) : typeof value === "string" ? fromText(value) : undefined;
  if (seconds === undefined || !(seconds >= 1 && seconds < MILLISECONDS_FROM)) return 0;
  return Math.floor(seconds);
}

function fromNumber(value: number): number {
  return value >= MILLISECONDS_FROM ? value / 1000 : value;
}

function fromText(value: string): number | undefined {
  if (value.length > 80) return undefined;
  const text = value.trim();
  if (/^\d{1,15}(?:\.\d{1,9})?$/.test(text)) return fromNumber(Number(text));

  const iso = ISO.exec(text);
  if (iso !== null) {
    const [, year, month, day, hour, minute, second, zone] = iso;
    return moment([year, month, day, hour, minute, second].map(Number), zone);
  }
  const [, day, name = "", year = "", hour, minute, second, zone] = RFC_822.exec(text) ?? [];
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  if (month === 0) return undefined;
  // Two-digit years follow RFC 2822, section 4.3.
  const century = year.length === 4 ? 0 : Number(year) < 50 ? 2000 : 1900;
  return moment([Number(year) + century, month, Number(day), Number(hour), Number(minute), Number(second)], zone);
}

// Parts that are missing from the text are NaN and count as 0.
function moment(parts: readonly number[], zone: string | undefined): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => part || 0);
  if (hour > 23 || minute > 59 || second > 60) return undefined;
  const midnight = new Date(Date.UTC(year, month - 1, day));
  // Date would turn February 31 into a day in March.
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return undefined;
  return midnight.getTime() / 1000 + hour * 3600 + minute * 60 + second - zoneSeconds(zone ?? "");
}

function zoneSeconds(zone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign === undefined) return (ZONES[zone.toLowerCase()] ?? 0) * 3600;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}
