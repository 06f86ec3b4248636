import { CircleAlert } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { cx, FIELD_CLASS } from "./class-names";

type Props = Omit<ComponentProps<"input">, "size"> & {
  label: string;
  /** Hides the label visually. */
  hideLabel?: boolean;
  /** A line of help below the field. */
  hint?: string;
  error?: string;
  /** Reserves a line for the hint or error, so that nothing shifts. */
  noteSpace?: boolean;
  size?: "md" | "lg" | "xl";
};

const SIZES = { md: "h-10 coarse:min-h-11", lg: "h-12", xl: "h-14 px-4 text-[1.0625rem] md:text-[1.0625rem]" } as const;

/** A one-line field. For numbers, use `inputMode="numeric"`: the field still accepts text such as "10k". */
export function TextField({ label, hideLabel, hint, error, noteSpace, size = "md", className, ...rest }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "mb-2 block text-control"}>
        {label}
      </label>
      <input
        id={id}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className={cx(FIELD_CLASS, SIZES[size])}
        {...rest}
      />
      {(note || noteSpace) && (
        <p
          id={`${id}-note`}
          className={cx("mt-1 flex min-h-[1lh] items-center gap-1 text-meta", error ? "text-neg" : "text-text-2")}
        >
          {error && <CircleAlert size={14} className="shrink-0" />}
          {note}
        </p>
      )}
    </div>
  );
}
