import type { FacetCount } from "@earshot/domain/catalogue/search/search-request";
import { cx } from "../../ui/class-names";
import { BoundFields } from "./bound-fields";
import { countedLabel } from "../query/facet-text";
import { COUNTS, useTypedBounds, type Bounds } from "../query/typed-bounds";

type Preset = Bounds & { readonly value: string; readonly label: string };

type Props = {
  legend: string;
  /** What is counted, for the names of the fields: "listeners". */
  of: string;
  bounds: Bounds;
  presets?: readonly Preset[];
  /** How many of the found shows each preset has; a missing preset has no count. */
  counts?: readonly FacetCount[] | undefined;
  /** Called when both fields are readable and the minimum is not above the maximum. */
  onChange: (bounds: Bounds) => void;
};

/** The reason why a preset cannot be chosen. */
const NONE = "No show is known to be in that range.";

/** A minimum and a maximum, typed as people write numbers ("10k", "1.5M"), with shortcuts for common ranges. */
export function CountRange({ legend, of, bounds, presets = [], counts, onChange }: Props) {
  const typing = useTypedBounds(bounds, onChange, COUNTS);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-control">{legend}</legend>
      {presets.length > 0 && (
        <div className="mb-2 grid grid-cols-2 gap-2">
          {presets.map((preset) => {
            const chosen = preset.min === bounds.min && preset.max === bounds.max;
            const counted = counts?.find(({ value }) => value === preset.value);
            const isEmpty = counted?.count === 0 && !counted.atLeast;
            const isClosed = isEmpty && !chosen;
            return (
              <button
                key={preset.label}
                type="button"
                aria-pressed={chosen}
                // Not `disabled`: the counts can arrive while the button has the focus, which would then be lost.
                aria-disabled={isClosed || undefined}
                title={isEmpty ? NONE : undefined}
                onClick={() => isClosed || typing.choose(chosen ? {} : { min: preset.min, max: preset.max })}
                className={cx(
                  "h-8 rounded-control px-2 text-meta whitespace-nowrap transition-colors duration-90 coarse:h-11",
                  chosen
                    ? "bg-accent-soft text-accent-ink"
                    : "bg-surface-3 text-text hover:bg-accent-soft aria-disabled:bg-surface-2 aria-disabled:text-text-3",
                )}
              >
                {counted ? countedLabel(preset.label, counts, preset.value) : preset.label}
              </button>
            );
          })}
        </div>
      )}
      <BoundFields
        bounds={typing}
        fields={[
          { end: "min", label: `Minimum ${of}`, hideLabel: true, inputMode: "numeric", placeholder: "Min" },
          { end: "max", label: `Maximum ${of}`, hideLabel: true, inputMode: "numeric", placeholder: "Max" },
        ]}
      />
    </fieldset>
  );
}
