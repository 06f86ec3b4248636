import { cx } from "../../ui/class-names";
import { BoundFields } from "./bound-fields";
import { COUNTS, useTypedBounds, type Bounds } from "../query/typed-bounds";

type Preset = Bounds & { readonly label: string };

type Props = {
  legend: string;
  /** What is counted, for the names of the fields: "listeners". */
  of: string;
  bounds: Bounds;
  presets?: readonly Preset[];
  /** Called when both fields can be read and together make sense. */
  onChange: (bounds: Bounds) => void;
};

/** A least and a greatest number, typed as people write numbers ("10k", "1.5M"), with shortcuts for common ranges. */
export function CountRange({ legend, of, bounds, presets = [], onChange }: Props) {
  const typing = useTypedBounds(bounds, onChange, COUNTS);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-control">{legend}</legend>
      {presets.length > 0 && (
        <div className="mb-2 grid grid-cols-2 gap-2">
          {presets.map((preset) => {
            const chosen = preset.min === bounds.min && preset.max === bounds.max;
            return (
              <button
                key={preset.label}
                type="button"
                aria-pressed={chosen}
                onClick={() => typing.choose(chosen ? {} : { min: preset.min, max: preset.max })}
                className={cx(
                  "h-8 rounded-control px-2 text-meta whitespace-nowrap transition-colors duration-90 coarse:h-11",
                  chosen
                    ? "bg-accent-soft text-accent-ink"
                    : "bg-surface-2 text-text-2 hover:bg-surface-3 hover:text-text",
                )}
              >
                {preset.label}
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
