import { Select } from "../../ui/select";

/** Hours for which a replaced secret remains valid. */
const GRACES = [
  { value: "0", label: "Not at all" },
  { value: "24", label: "24 hours" },
  { value: "168", label: "7 days" },
] as const;

/** A choice of how long the old secret remains valid. */
export function GraceSelect(props: { label: string; hours: number; onChange: (hours: number) => void }) {
  const { label, hours, onChange } = props;
  const chosen = GRACES.find(({ value }) => Number(value) === hours) ?? GRACES[0];
  return <Select label={label} value={chosen.value} options={GRACES} onChange={(value) => onChange(Number(value))} />;
}
