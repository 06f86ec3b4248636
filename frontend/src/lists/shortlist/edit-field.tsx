import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { cx } from "../../ui/class-names";

type Props = {
  label: string;
  value: string;
  placeholder: string;
  /** Returns why the text is invalid; undefined if it was accepted. */
  onCommit: (text: string) => string | undefined;
  lines?: 1 | 2;
  className?: string;
};

/** The unsaved text, the field's value before typing, and the function that saves it. */
type Draft = { readonly text: string; readonly from: string; readonly onCommit: Props["onCommit"] };

/**
 * Text that is edited in place. Enter or leaving the field or the page saves it, Escape cancels. It uses the `onCommit` from the first key press, so
 * that the edit applies to the row that the user saw: the row can change while they type.
 */
export function EditField({ label, value, placeholder, onCommit, lines = 1, className }: Props) {
  /** null while the field shows the stored value. */
  const [draft, setDraft] = useState<Draft | null>(null);
  const [fault, setFault] = useState<string>();
  const faultId = useId();
  const typed = draft?.text ?? value;
  const drop = () => {
    setDraft(null);
    setFault(undefined);
  };
  const commit = () => {
    const text = typed.trim();
    if (!draft || text === value || text === draft.from) return drop();
    const refused = draft.onCommit(text);
    if (refused === undefined) drop();
    else setFault(refused);
  };
  const saveOnLeave = useEffectEvent(commit);
  useEffect(() => {
    // A reload does not unmount the field, and the Back button does not blur it.
    const save = () => saveOnLeave();
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      save();
    };
  }, []);
  const common = {
    "aria-label": label,
    "aria-invalid": fault !== undefined || undefined,
    "aria-describedby": fault === undefined ? undefined : faultId,
    value: typed,
    placeholder,
    // Enter saves, also in a note.
    enterKeyHint: "done" as const,
    onBlur: commit,
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((now) => ({ ...(now ?? { from: value, onCommit }), text: target.value })),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" && !event.shiftKey) {
        event.preventDefault();
        commit();
      }
      if (event.key !== "Escape" || !draft) return;
      if (typed !== draft.from) event.stopPropagation();
      drop();
    },
    className: cx(
      "w-full rounded-control border border-transparent bg-transparent px-2 text-meta text-text placeholder:text-text-2 hover:border-line-strong focus:border-line-strong focus:bg-surface aria-invalid:border-neg coarse:min-h-11 max-md:border-line-strong max-md:text-input",
      className,
    ),
  };
  return (
    <span className="block">
      <span data-on-paper aria-hidden="true">
        {value}
      </span>
      {lines === 1 ? (
        <input type="text" autoComplete="off" {...common} className={cx(common.className, "h-8")} />
      ) : (
        <textarea rows={1} {...common} className={cx(common.className, "list-note block resize-none py-1.5")} />
      )}
      {fault !== undefined && (
        <span id={faultId} role="alert" className="block px-2 text-meta text-neg">
          {fault}
        </span>
      )}
    </span>
  );
}
