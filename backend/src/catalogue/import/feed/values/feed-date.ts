/** UTC offsets in hours of the zone names in feeds (RFC 822, and names used by broadcasters). */
const ZONES: Readonly<Record<string, number>> = {
  ut: 0, utc: 0, gmt: 0, z: 0, wet: 0, bst: 1, ist: 5.5, west: 1, cet: 1, mez: 1, cest: 2, mesz: 2, eet: 2, eest: 3,
  msk: 3, hkt: 8, sgt: 8, awst: 8, jst: 9, kst: 9, aest: 10, aedt: 11, acst: 9.5, nzst: 12, nzdt: 13,
  ast: -4, adt: -3, est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7, akst: -9, akdt: -8, hst: -10,
}; // prettier-ignore

/** First letters of the months' names, accents removed, in the languages that occur in feeds' dates. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|ene|gen|ιαν|янв|sty)/, /^(?:feb|fev|φεβ|фев|lut)/, /^(?:mar|maa|mrt|mrz|maer|μαρ|мар)/,
  /^(?:apr|avr|abr|απρ|апр|kwi)/, /^(?:may|mai|mag|mei|maj|μαι|мая|маи)/, /^(?:jun|giu|juin|ιουν|июн|cze)/,
  /^(?:jul|lug|juil|ιουλ|июл|lip)/, /^(?:aug|ago|aou|αυγ|авг|sie)/, /^(?:sep|set|σεπ|сен|wrz|sze)/,
  /^(?:oct|okt|ott|out|οκτ|окт|paz)/, /^(?:nov|νοε|ноя|lis)/, /^(?:dec|dez|dic|δεκ|дек|gru)/,
]; // prettier-ignore

const TIME = String.raw`(?:[T ,]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?)?\s*([ap]\.?m\.?\b)?\s*(.*)`;
const ISO = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?${TIME}$`, "i");
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2}):?(\d{2}):?(\d{2})?)?()\s*(.*)$/i;
const DAY_FIRST = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]*(\p{L}+)\.?[ ,-]*(\d{4}|\d{2})${TIME}$`,
  "iu",
);
const MONTH_FIRST = new RegExp(String.raw`^(\p{L}+)\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})${TIME}$`, "iu");
/** In the form of asctime: "Tue Jan 8 01:15:00 2019", with or without a zone before the year. */
const YEAR_LAST = /^(\p{L}+)\.? +(\d{1,2}),? +(\d{1,2}:\d{2}(?::\d{2})?)(?: +([A-Z+\-:\d]+))? +(\d{4})$/iu;
const WEEKDAY = /^\p{L}+\.?(?:,\s*|\s+(?=\d{1,2}[\s.-]|\p{L}{3,}\.? +\d))/u;

/**
 * The time of a feed's date, in epoch seconds: RFC 822 with any zone, ISO 8601, and other common spellings. Without a zone it is
 * UTC. undefined for anything else, for impossible dates and for years outside 1970 to 2100.
 */
export function feedDate(raw: string | undefined): number | undefined {
  if (raw === undefined || raw.length > 200) return undefined;
  const text = raw.replace(/\s+/g, " ").replace(/ de /gi, " ").trim();
  if (text === "") return undefined;
  if (/^\d{9,10}$/.test(text)) return inReach(Number(text));
  const bare = text.replace(WEEKDAY, "");
  return isoDate(bare) ?? namedDate(bare) ?? namedDate(text);
}

function isoDate(text: string): number | undefined {
  const found = ISO.exec(text) ?? COMPACT.exec(text);
  if (!found) return undefined;
  const [, year, month, day, ...time] = found;
  return moment(Number(year), Number(month) - 1, Number(day ?? 1), time);
}

function namedDate(text: string): number | undefined {
  const last = YEAR_LAST.exec(text);
  if (last) return namedDate(`${last[2]} ${last[1]} ${last[5]} ${last[3]} ${last[4] ?? ""}`.trim());
  const dayFirst = DAY_FIRST.exec(text);
  const found = dayFirst ?? MONTH_FIRST.exec(text);
  if (!found) return undefined;
  const [, first, second, year, ...time] = found;
  const [day, name] = dayFirst ? [first, second] : [second, first];
  const plainName = (name ?? "").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const month = MONTHS.findIndex((start) => start.test(plainName));
  if (month < 0) return undefined;
  const written = Number(year);
  const century = (year ?? "").length > 2 ? 0 : written < 70 ? 2000 : 1900;
  return moment(century + written, month, Number(day), time);
}

function moment(year: number, month: number, day: number, time: readonly (string | undefined)[]): number | undefined {
  const [hours, minutes, seconds, half, zone] = time;
  const hour = hourOfDay(Number(hours ?? 0), half);
  if (month > 11 || month < 0 || day < 1 || day > 31 || hour > 24 || Number(minutes ?? 0) > 59) return undefined;
  const utc = Date.UTC(year, month, day, hour, Number(minutes ?? 0), Math.min(Number(seconds ?? 0), 59));
  if (new Date(Date.UTC(year, month, day)).getUTCDate() !== day) return undefined;
  return inReach(Math.floor(utc / 1000) - offset(zone ?? ""));
}

function hourOfDay(hour: number, half: string | undefined): number {
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);
}

/** Seconds east of Greenwich; 0 for an unknown zone, which still gives nearly the right day. */
function offset(zone: string): number {
  const numeric = /(?:^|GMT|UTC|\s)([+-])(\d{1,2}):?(\d{2})?\b/i.exec(zone);
  if (numeric) {
    const [, sign, hours, minutes] = numeric;
    const seconds = Number(hours) * 3600 + Number(minutes ?? 0) * 60;
    return seconds > 14 * 3600 ? 0 : sign === "-" ? -seconds : seconds;
  }
  const name = /^[a-z]+/i.exec(zone.trim())?.[0].toLowerCase();
  return name === undefined ? 0 : (ZONES[name] ?? 0) * 3600;
}

function inReach(seconds: number): number | undefined {
  return seconds > 0 && seconds < 4_102_444_800 ? seconds : undefined;
}
