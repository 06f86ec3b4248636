import { Check } from "lucide-react";
import { cx } from "../../ui/class-names";
import type { MatchFilter } from "./match-filters";

type Props = {
  offered: readonly MatchFilter[];
  /** Names of the active filters. */
  on: readonly string[];
  onChange: (on: readonly string[]) => void;
};

/** The filters of the matches, as toggle buttons. */
export function FilterChips({ offered, on, onChange }: Props) {
  return (
    <div role="group" aria-label="Match filters" className="flex flex-wrap gap-2">
      {offered.map(({ name, label }) => {
        const pressed = on.includes(name);
        return (
          <button
            key={name}
            type="button"
            aria-pressed={pressed}
            onClick={() => onChange(pressed ? on.filter((other) => other !== name) : [...on, name])}
            className={cx(
              "inline-flex h-8 items-center gap-1.5 rounded-full border px-3 text-control whitespace-nowrap coarse:h-11",
              pressed
                ? "border-transparent bg-accent-soft text-accent-ink"
                : "border-line-strong text-text-2 hover:text-text",
            )}
          >
            {pressed && <Check size={14} />}
            {label}
          </button>
        );
      })}
    </div>
  );
}
