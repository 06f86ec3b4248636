import { CODED_FACTS, type CodedName, type NamedCode } from "@earshot/domain/catalogue/codes/coded-facts";
import type { FacetCount } from "@earshot/domain/catalogue/search/search-request";
import { useHydrated } from "../../platform/hydration";
import { Select } from "../../ui/select";
import { countedLabel } from "../query/facet-text";

type Props = {
  name: CodedName;
  chosen: string | undefined;
  counts: readonly FacetCount[] | undefined;
  onChange: (code: string | undefined) => void;
};

const ANY = "";
/** Longer lists get their names from the browser, which can differ from the prerendered page, so they render after hydration. */
const LONG = 50;

/** A filter for a field with codes. Offers only values with results once the counts are known. */
export function CodeFilter({ name, chosen, counts, onChange }: Props) {
  const { label, choices, nameOf } = CODED_FACTS[name];
  const hydrated = useHydrated();
  const all = choices();
  const offered = all.length > LONG && !hydrated ? [] : found(all, counts, nameOf);
  // A code from the address is offered even if the list does not contain it.
  const isOther = chosen !== undefined && !offered.some(({ code }) => code === chosen);
  const others = isOther ? [{ code: chosen, name: nameOf(chosen) }] : [];
  return (
    <Select
      label={label}
      value={chosen ?? ANY}
      options={[
        { value: ANY, label: "Any" },
        ...[...offered, ...others].map(({ code, name }) => ({ value: code, label: countedLabel(name, counts, code) })),
      ]}
      onChange={(code) => onChange(code === ANY ? undefined : code)}
    />
  );
}

/** The codes that were found: first those of the list, in its order, then others. The complete list while counts are incomplete. */
function found(
  all: readonly NamedCode[],
  counts: readonly FacetCount[] | undefined,
  nameOf: (code: string) => string,
): readonly NamedCode[] {
  if (counts === undefined || counts.some(({ atLeast }) => atLeast)) return all;
  const others = counts.filter(({ value }) => !all.some(({ code }) => code === value));
  return [
    ...all.filter(({ code }) => counts.some(({ value }) => value === code)),
    ...others.map(({ value }) => ({ code: value, name: nameOf(value) })),
  ];
}
