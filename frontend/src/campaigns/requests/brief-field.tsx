import { CAMPAIGN_BRIEF_MAX } from "@earshot/domain/campaigns/requests/campaign-request";
import { capEdit } from "@earshot/domain/campaigns/capped-edit";
import { codePointLength, firstCodePoints } from "@earshot/domain/shared/text/code-points";
import { type ChangeEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { cx, FIELD_CLASS } from "../../ui/class-names";
import { CopyButton } from "../../ui/copy-button";
import { FieldError } from "../../ui/field-error";

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  name?: string;
  error?: string | undefined;
  /** Whether the field gets the initial focus of the page. */
  autoFocus?: boolean;
  rows?: number;
  placeholder?: string;
};

/** Text of at most 800 characters, with a counter. Excess text is not accepted, but never lost silently. */
export function BriefField({ label, value, onChange, onBlur, name, error, autoFocus, rows = 6, placeholder }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(null);
  const [cut, setCut] = useState("");
  const count = codePointLength(value);

  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    // While an input method is composing a word, the text must not be changed; excess text is cut afterward.
    if ((nativeEvent as InputEvent).isComposing) return onChange(target.value);
    const next = capEdit(
      firstCodePoints(value, CAMPAIGN_BRIEF_MAX),
      target.value,
      target.selectionEnd,
      CAMPAIGN_BRIEF_MAX,
    );
    setCut(next.cut);
    if (next.cut !== "") caret.current = next.caret;
    onChange(next.text);
  };
  // Without this, the cursor would jump to the end after the text was shortened.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-control">
          {label}
        </label>
        <span className={cx("text-meta", count >= CAMPAIGN_BRIEF_MAX ? "font-[560] text-text" : "text-text-2")}>
          {count}/{CAMPAIGN_BRIEF_MAX}
        </span>
      </div>
      <textarea
        ref={field}
        id={id}
        name={name}
        rows={rows}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        value={value}
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={edit}
        onCompositionEnd={({ currentTarget }) => onChange(firstCodePoints(currentTarget.value, CAMPAIGN_BRIEF_MAX))}
        onBlur={onBlur}
        dir="auto"
        className={cx(FIELD_CLASS, "block resize-y py-2.5")}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p role="status" className="sr-only">
        {remainingText(count)}
      </p>
      <div role="status">{cut !== "" && <CutNotice cut={cut} onDismiss={() => setCut("")} />}</div>
    </div>
  );
}

/** Announced only at 700, 780 and 800 characters: announcing it at every key would disturb the writer. */
function remainingText(count: number): string {
  if (count >= CAMPAIGN_BRIEF_MAX) return "No characters left";
  if (count >= 780) return "20 characters left";
  return count >= 700 ? "100 characters left" : "";
}

const SHOWN = 80;

function CutNotice({ cut, onDismiss }: { cut: string; onDismiss: () => void }) {
  const length = codePointLength(cut);
  // A single character typed at the end of a full field is not worth saving.
  if (length === 1) return <p className="mt-1 text-meta text-text-2">{CAMPAIGN_BRIEF_MAX} characters at most.</p>;
  return (
    <div className="mt-2 rounded-control bg-surface-2 px-3 py-2 text-meta">
      <p>
        {length.toLocaleString("en")} characters did not fit and were left out:{" "}
        <q dir="auto" className="text-text-2">
          {firstCodePoints(cut, SHOWN).trim()}
          {length > SHOWN && "…"}
        </q>
      </p>
      <div className="-ml-3 flex flex-wrap gap-1">
        <CopyButton text={cut} size="sm" variant="ghost">
          Copy what was left out
        </CopyButton>
        <button type="button" onClick={onDismiss} className="min-h-8 px-3 text-control text-text-2 coarse:min-h-11">
          Dismiss
        </button>
      </div>
    </div>
  );
}
