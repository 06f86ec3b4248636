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
/** The browser names codes in longer lists, maybe differently than the prerendered page: rendered after hydration. */
const LONG = 50;

/** The filter of a coded fact: values with results, once counts are known. */
export function CodeFilter({ name, chosen, counts, onChange }: Props) {
  const { label, choices, nameOf } = CODED_FACTS[name];
  const hydrated = useHydrated();
  const all = choices();
  const offered = all.length > LONG && !hydrated ? [] : found(all, counts, nameOf);
  // A code from the address that the list does not contain is offered as well.
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

/** The found codes: those of the list in its order, then others. The whole list while counts are incomplete. */
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
