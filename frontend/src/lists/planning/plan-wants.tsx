import type { Confidence } from "@earshot/domain/audience/range/confidence";
import { Select } from "../../ui/select";

/** What the user asks of a plan besides its budget. */
export type Wants = {
  readonly minShows?: number;
  /** 0 to 1. */
  readonly maxShareOfOne?: number;
  readonly minConfidence?: Confidence;
};

type Options<Value extends string> = readonly { readonly value: Value; readonly label: string }[];

const SHOWS: Options<string> = [
  { value: "", label: "Any" },
  ...["2", "3", "5", "10", "20"].map((value) => ({ value, label: `At least ${value}` })),
];
const SHARES: Options<string> = [
  { value: "", label: "Any share" },
  { value: "0.5", label: "Half of the budget" },
  { value: "0.34", label: "A third of the budget" },
  { value: "0.25", label: "A quarter of the budget" },
  { value: "0.1", label: "A tenth of the budget" },
];
const CONFIDENCE: Options<Confidence | ""> = [
  { value: "", label: "Any" },
  { value: "medium", label: "Medium or high" },
  { value: "high", label: "High" },
];

type Props = { wants: Wants; onChange: (wants: Wants) => void };

/** What a plan must be like: one choice for each requirement. */
export function PlanWants({ wants, onChange }: Props) {
  const change = (name: keyof Wants, value: Wants[keyof Wants]) => {
    const others = Object.entries(wants).filter(([other]) => other !== name);
    onChange(Object.fromEntries(value === undefined ? others : [...others, [name, value]]));
  };
  const number = (value: string) => (value === "" ? undefined : Number(value));
  return (
    <details className="mt-3">
      <summary className="min-h-6 cursor-pointer text-text-2 coarse:py-3">How to spread the budget</summary>
      <div className="mt-2 flex flex-wrap gap-3">
        <Select
          label="Number of shows"
          size="sm"
          value={String(wants.minShows ?? "")}
          options={SHOWS}
          onChange={(value) => change("minShows", number(value))}
        />
        <Select
          label="Most for one show"
          size="sm"
          value={String(wants.maxShareOfOne ?? "")}
          options={SHARES}
          onChange={(value) => change("maxShareOfOne", number(value))}
        />
        <Select
          label="Confidence in the audience"
          size="sm"
          value={wants.minConfidence ?? ""}
          options={CONFIDENCE}
          onChange={(value) => change("minConfidence", value === "" ? undefined : value)}
        />
      </div>
    </details>
  );
}
