/**
 * Listeners of the show at place 1 of all shows in the United States, and how fast they fall with the place. Fitted to
 * two public statements: the 32 biggest shows have 2.14 million weekly listeners each on average (Edison Research, half
 * of 100 million listeners among 32 shows would need it), and a show among the best 1 % of 450,000 active ones has about
 * 23,000 (a host's quantiles, moved by half a standard score because that host has many small shows).
 */
const FIRST_PLACE = 11_000_000;
const FALL = 0.74;

/** A place in the chart of one of Apple's 19 categories is taken for the 19-fold place among all shows. */
const CATEGORIES = 19;

/** How many podcast listeners a country has for each one in the United States. Judgement, from population and usage. */
const MARKETS: Readonly<Record<string, number>> = {
  us: 1, br: 0.3, gb: 0.2, de: 0.2, in: 0.2, mx: 0.2, jp: 0.15, fr: 0.15, es: 0.12, it: 0.12, ca: 0.12, au: 0.1, kr: 0.1,
}; // prettier-ignore
const OTHER_MARKET = 0.04;

/** Listeners in 30 days that a place in a chart points to. Falls with the place. */
export function chartAudience({ country, genre, place }: { country: string; genre?: string; place: number }): number {
  const among = Math.max(1, place) * (genre === undefined ? 1 : CATEGORIES);
  return (MARKETS[country.toLowerCase()] ?? OTHER_MARKET) * FIRST_PLACE * among ** -FALL;
}

/** Listeners of the show in the middle of a list of the `shows` biggest ones. */
export function listAudience(shows: number): number {
  return FIRST_PLACE * Math.max(1, shows / 2) ** -FALL;
}

/** Standard deviation, in powers of ten, of the listeners of a show that is somewhere in a list: its place is unknown. */
export const LIST_SPREAD = FALL * 0.43;
