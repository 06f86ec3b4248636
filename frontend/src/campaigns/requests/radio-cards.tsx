import { CircleCheck } from "lucide-react";
import { useId } from "react";
import { cx } from "../../ui/class-names";
import { FieldError } from "../../ui/field-error";

type Props<Value extends string> = {
  label: string;
  options: readonly Value[];
  value: string;
  onChange: (value: Value) => void;
  required?: boolean;
  error?: string | undefined;
  /** The field's name in a form. */
  name?: string;
  columns?: string;
};

/** A choice between a few visible options. A check mark shows the chosen one, so color is not the only sign. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, required = false, error, name, columns = "grid-cols-2" } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="@container"
    >
      <p id={`${id}-label`} className="mb-2 text-control">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </p>
      <div className={cx("grid gap-2", columns)}>
        {options.map((option) => (
          <label
            key={option}
            className={cx(
              "relative flex min-h-10 items-center gap-2 rounded-control border px-3 py-2 text-control transition-colors duration-90 coarse:min-h-11",
              "hover:bg-surface-2 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink forced-colors:has-checked:outline-2",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              error ? "border-neg" : "border-line-strong",
            )}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="min-w-0 flex-1">{option}</span>
            <CircleCheck size={16} className="invisible shrink-0 peer-checked:visible" />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
