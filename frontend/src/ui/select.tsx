import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { cx, FIELD_CLASS } from "./class-names";

type Props<Value extends string> = {
  label: string;
  /** Hides the label visually. */
  hideLabel?: boolean;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
  size?: "sm" | "md";
  className?: string;
};

/** A choice between many options. A native select: fast, and easy to use on a phone. */
export function Select<Value extends string>({
  label,
  hideLabel,
  value,
  options,
  onChange,
  size = "md",
  className,
}: Props<Value>) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "mb-2 block text-control"}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className={cx(
            FIELD_CLASS,
            "appearance-none pr-9 [&>option]:bg-surface",
            size === "sm" ? "h-8 coarse:min-h-11" : "h-10 coarse:min-h-11",
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} className="pointer-events-none absolute inset-y-0 right-3 my-auto text-text-2" />
      </div>
    </div>
  );
}
