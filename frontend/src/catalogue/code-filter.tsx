import { CODED_FACTS, type CodedName } from "@earshot/domain/catalogue/coded-facts";
import type { FacetCount } from "@earshot/domain/catalogue/search-request";
import { Select } from "../ui/select";
import { countedLabel } from "./facet-text";

type Props = {
  name: CodedName;
  chosen: string | undefined;
  counts: readonly FacetCount[] | undefined;
  onChange: (code: string | undefined) => void;
};

const ANY = "";
/** A longer list offers only what would find something, once that is known. */
const LONG = 50;

/** The filter of a coded fact. */
export function CodeFilter({ name, chosen, counts, onChange }: Props) {
  const { label, choices, nameOf } = CODED_FACTS[name];
  const all = choices();
  const offered =
    all.length > LONG && counts ? all.filter(({ code }) => counts.some(({ value }) => value === code)) : all;
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
