import { type ComponentProps, useId } from "react";
import { cx, FIELD_CLASS } from "./class-names";
import { FieldError } from "./field-error";

type Props = Omit<ComponentProps<"textarea">, "id"> & { label: string; error?: string | undefined };

/** A field of several lines. */
export function TextArea({ label, error, className, ...rest }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-control">
        {label}
      </label>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        className={cx(FIELD_CLASS, "block py-2", className)}
        {...rest}
      />
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  );
}
