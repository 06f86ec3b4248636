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
/**
 * A longer list offers only values with results, once counts are known. Its names come from the browser and may differ from the
 * prerendered page, so it is drawn after hydration.
 */
const LONG = 50;

/** The filter of a coded fact. */
export function CodeFilter({ name, chosen, counts, onChange }: Props) {
  const { label, choices, nameOf } = CODED_FACTS[name];
  const hydrated = useHydrated();
  const all = choices();
  const offered = all.length > LONG ? (hydrated ? found(all, counts) : []) : all;
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

function found(all: readonly NamedCode[], counts: readonly FacetCount[] | undefined): readonly NamedCode[] {
  return counts ? all.filter(({ code }) => counts.some(({ value }) => value === code)) : all;
}
