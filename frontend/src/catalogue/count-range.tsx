import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { cx } from "../ui/class-names";
import { TextField } from "../ui/text-field";
import { useTypedBounds, type Bounds } from "./typed-bounds";

export type Preset = Bounds & { readonly label: string };

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
  const { typed, problem, type, choose } = useTypedBounds(bounds, onChange);
  const noteId = useId();

  const field = (end: "min" | "max", name: string, placeholder: string) => (
    <TextField
      label={`${name} ${of}`}
      hideLabel
      inputMode="numeric"
      placeholder={placeholder}
      value={typed[end]}
      onChange={(event) => type(end, event.target.value)}
      aria-invalid={problem?.fields.includes(end) || undefined}
      aria-describedby={problem?.fields.includes(end) ? noteId : undefined}
    />
  );

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
                onClick={() => choose(chosen ? {} : { min: preset.min, max: preset.max })}
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
      <div className="grid grid-cols-2 gap-2">
        {field("min", "Minimum", "Min")}
        {field("max", "Maximum", "Max")}
      </div>
      {problem && (
        <p id={noteId} role="alert" className="mt-1 flex items-start gap-1 text-meta text-neg">
          <CircleAlert size={14} className="mt-0.5 shrink-0" />
          {problem.text}
        </p>
      )}
    </fieldset>
  );
}
