import type { MatchFilters } from "@earshot/domain/campaigns/matches/match-searches";
import { isOf } from "@earshot/domain/campaigns/brief/findings/finding";
import { counted, type Reading } from "@earshot/domain/campaigns/brief/findings/readings";
import { countryInText } from "@earshot/domain/catalogue/codes/country-in-text";

/** A filter of the matches, which is on or off. */
export type MatchFilter = { readonly name: string; readonly label: string; readonly filters: MatchFilters };

const ALWAYS: readonly MatchFilter[] = [
  { name: "contact", label: "With a contact", filters: { hasContact: 1 } },
  { name: "clean", label: "Not explicit", filters: { explicit: 0 } },
  { name: "active", label: "Updated in 90 days", filters: { lastUpdate: "90d" } },
  { name: "sized", label: "Audience known", filters: { minListeners: 1 } },
];

/** The filters that suit a brief. A country is offered if the brief names exactly one. */
export function offeredFilters(readings: readonly Reading[]): readonly MatchFilter[] {
  const countries = counted(readings).filter(isOf("country"));
  const [country] = countries.length === 1 ? countries : [];
  if (country === undefined) return ALWAYS;
  const label = `Made in ${countryInText(country.value)}`;
  return [{ name: "country", label, filters: { country: country.value } }, ...ALWAYS];
}

/** The search filters of the active ones, combined. */
export function chosenFilters(offered: readonly MatchFilter[], on: readonly string[]): MatchFilters {
  return Object.assign(
    {},
    ...offered.filter(({ name }) => on.includes(name)).map(({ filters }) => filters),
  ) as MatchFilters;
}
