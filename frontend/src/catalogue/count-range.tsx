import { parseCount } from "@earshot/domain/catalogue/parse-count";
import { formatCount } from "@earshot/domain/shared/format-count";
import { CircleAlert } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { cx } from "../ui/class-names";
import { TextField } from "../ui/text-field";
import { useDebounced } from "./use-debounced";

export type Bounds = { readonly min?: number; readonly max?: number };
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

const SETTLE_MS = 350;
const write = (count: number | undefined) => (count === undefined ? "" : formatCount(count));

/** A least and a greatest number, typed as people write numbers ("10k", "1.5M"), with shortcuts for common ranges. */
export function CountRange({ legend, of, bounds, presets = [], onChange }: Props) {
  const [typed, setTyped] = useState({ min: write(bounds.min), max: write(bounds.max) });
  const settled = useDebounced(typed, SETTLE_MS);
  const noteId = useId();
  const min = parseCount(typed.min);
  const max = parseCount(typed.max);
  const note = noteOn(min, max);
  const pending = settled !== typed;

  // What was typed goes out once it stands still.
  useEffect(() => {
    if (pending || note !== undefined || min === "invalid" || max === "invalid") return;
    if (min !== bounds.min || max !== bounds.max) onChange({ min, max });
    // Only what was typed sets this off: bounds that change elsewhere must not be overwritten by it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);

  // Bounds that changed elsewhere (a chip removed, Back) show in the fields; "10k" stays while it means the same.
  const [shown, setShown] = useState(bounds);
  if (shown.min !== bounds.min || shown.max !== bounds.max) {
    setShown(bounds);
    if (!pending) {
      setTyped({
        min: min === bounds.min ? typed.min : write(bounds.min),
        max: max === bounds.max ? typed.max : write(bounds.max),
      });
    }
  }

  const field = (end: "min" | "max", name: string, placeholder: string) => (
    <TextField
      label={`${name} ${of}`}
      hideLabel
      inputMode="numeric"
      placeholder={placeholder}
      value={typed[end]}
      onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
      aria-invalid={note?.fields.includes(end) || undefined}
      aria-describedby={note?.fields.includes(end) ? noteId : undefined}
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
                onClick={() => {
                  const next: Bounds = chosen ? {} : preset;
                  setTyped({ min: write(next.min), max: write(next.max) });
                  onChange({ min: next.min, max: next.max });
                }}
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
      {note && (
        <p id={noteId} role="alert" className="mt-1 flex items-start gap-1 text-meta text-neg">
          <CircleAlert size={14} className="mt-0.5 shrink-0" />
          {note.text}
        </p>
      )}
    </fieldset>
  );
}

type Read = ReturnType<typeof parseCount>;

/** What keeps the two from being used, and the fields that it is about. */
function noteOn(min: Read, max: Read): { text: string; fields: readonly ("min" | "max")[] } | undefined {
  const unreadable = [
    ...(min === "invalid" ? (["min"] as const) : []),
    ...(max === "invalid" ? (["max"] as const) : []),
  ];
  if (unreadable.length > 0) return { text: "Write a number such as 5,000, 10k or 1.5M.", fields: unreadable };
  if (typeof min === "number" && typeof max === "number" && min > max) {
    return { text: "The minimum is above the maximum, so nothing would match.", fields: ["min", "max"] };
  }
  return undefined;
}
