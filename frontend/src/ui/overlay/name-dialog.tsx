import { type SyntheticEvent, useState } from "react";
import { Button } from "../button";
import { Dialog } from "./dialog";
import { TextField } from "../text-field";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The button's text: idle, and while saving. */
  action: string;
  pending: string;
  start?: string;
  placeholder?: string;
  /** Called with the trimmed name and the initial one. Resolves to the error message if the name was refused. */
  onSave: (name: string, before: string) => Promise<string | undefined>;
};

/** A dialog that asks for a name. A refused name stays in the field, with the reason. */
export function NameDialog({ isOpen, onClose, title, ...form }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="sm">
      <NameForm {...form} onClose={onClose} />
    </Dialog>
  );
}

/** The dialog's content, for dialogs whose code is loaded later. */
export function NameForm({
  onClose,
  action,
  pending,
  start = "",
  placeholder,
  onSave,
}: Omit<Props, "isOpen" | "title">) {
  // The initial name: the list shows the new name before the server confirms it.
  const [before] = useState(start);
  const [name, setName] = useState(start);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    // Screen readers announce the same message again only if it was removed in between.
    setError(undefined);
    const refused = await onSave(name.trim(), before);
    setBusy(false);
    setError(refused);
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="grid gap-3">
      <TextField
        label="Name"
        autoFocus
        maxLength={200}
        placeholder={placeholder}
        value={name}
        error={error}
        noteSpace
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
      {/* Inside the dialog: while it is open, screen readers do not announce anything outside of it. */}
      <p role="alert" className="sr-only">
        {error}
      </p>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
          {busy ? pending : action}
        </Button>
      </div>
    </form>
  );
}
