import type { ReactNode } from "react";
import { cx } from "./class-names";

type Props = {
  /** The visible label beside the switch. */
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** "spread" has the label on the left and the switch on the right, as in a list of settings. */
  layout?: "inline" | "spread";
  className?: string;
};

/** A switch that applies at once. */
export function Switch({ children, checked, onChange, disabled, layout = "inline", className }: Props) {
  return (
    <label
      className={cx(
        "inline-flex min-h-10 items-center text-control coarse:min-h-11",
        layout === "spread" ? "w-full justify-between gap-3" : "gap-2",
        disabled && "text-text-3",
        className,
      )}
    >
      {children}
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6 w-10 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-surface-3 transition-colors duration-140 after:absolute after:top-[3px] after:left-[3px] after:size-4 after:rounded-full after:bg-line-strong after:transition-transform after:duration-140 after:ease-enter checked:border-accent checked:bg-accent checked:after:translate-x-4 checked:after:bg-on-accent forced-colors:after:bg-[ButtonText]"
      />
    </label>
  );
}
