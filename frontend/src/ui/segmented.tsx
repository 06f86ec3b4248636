import { useId } from "react";
import { cx } from "./class-names";

type Props<Value extends string> = {
  /** The accessible name, which is not visible. */
  label: string;
  value: Value;
  /** `count` is an option's number of results. */
  options: readonly { readonly value: Value; readonly label: string; readonly count?: string }[];
  onChange: (value: Value) => void;
  /** The field's name when a form is submitted. */
  name?: string;
  /**
   * Lets options go to a second row if the text is large. The caller gives the choice a width, and each option is 4rem wide or more.
   */
  wraps?: boolean;
  className?: string;
};

/** A choice between a few options, side by side: a radio group that the arrow keys move through. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  name,
  wraps,
  className,
}: Props<Value>) {
  const ownName = useId();
  return (
    <fieldset className={cx("min-w-0", className)}>
      <legend className="sr-only">{label}</legend>
      <div
        className={cx(
          "gap-0.5 rounded-control bg-surface-3 p-[3px] dark:bg-bg dark:[box-shadow:inset_0_0_0_1px_var(--color-line)]",
          wraps ? "flex flex-wrap" : "grid auto-cols-fr grid-flow-col",
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid min-h-[34px] min-w-0 flex-1 basis-16 place-items-center rounded-[6px] px-3 max-xs:px-1.5 text-control text-text-2 hover:text-text has-checked:bg-surface has-checked:text-text has-checked:shadow-rest has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus coarse:min-h-11 dark:has-checked:bg-surface-3 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="flex min-w-0 items-baseline gap-1.5">
              {option.label}
              {option.count !== undefined && (
                <span className="truncate text-meta font-normal text-text-2">{option.count}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
