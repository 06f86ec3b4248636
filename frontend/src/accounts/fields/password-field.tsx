import { ArrowBigUp, Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { cx, FIELD_CLASS } from "../../ui/class-names";
import { FieldError } from "../../ui/field-error";

type Props = Omit<ComponentProps<"input">, "type" | "autoComplete"> & {
  label: string;
  autoComplete: "current-password" | "new-password";
  /** The rule, shown before anything is typed. */
  hint?: string;
  error?: string | undefined;
};

/** A password field that can reveal the password, and warns when Caps Lock is on. Pasting is allowed. */
export function PasswordField({ label, hint, error, className, ...rest }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCaps(event.getModifierState("CapsLock"));
  const notes = [error && `${id}-error`, hint && `${id}-hint`, caps && `${id}-caps`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-control">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={shown ? "text" : "password"}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onBlur={() => setCaps(false)}
          className={cx(FIELD_CLASS, "h-10 pr-11 coarse:min-h-11 coarse:pr-12")}
          {...rest}
        />
        <button
          type="button"
          aria-label="Show password"
          aria-pressed={shown}
          title="Show password"
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-text-2 hover:text-text coarse:w-11"
        >
          {shown ? <EyeOff size={18} /> : <Eye size={18} />}
        </button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-meta text-text-2">
          {hint}
        </p>
      )}
      <p id={`${id}-caps`} role="status" className="text-meta text-signal-ink">
        {caps && (
          <span className="mt-1 flex items-center gap-1">
            <ArrowBigUp size={14} className="shrink-0" />
            Caps Lock is on
          </span>
        )}
      </p>
    </div>
  );
}
