import { type SyntheticEvent, useState } from "react";
import { Button } from "../button";
import { Dialog } from "./dialog";
import { TextField } from "../text-field";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The button's text, and its text while saving. */
  action: string;
  pending: string;
  start?: string;
  placeholder?: string;
  /** Gets the trimmed name and the initial one. Returns the error sentence if it was refused. */
  onSave: (name: string, before: string) => Promise<string | undefined>;
};

/** A dialog for a name. A refused name stays in the field, with the reason. */
export function NameDialog({ isOpen, onClose, title, ...form }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="sm">
      <NameForm {...form} onClose={onClose} />
    </Dialog>
  );
}

/** The content of the dialog, for a dialog whose code is loaded later. */
export function NameForm({
  onClose,
  action,
  pending,
  start = "",
  placeholder,
  onSave,
}: Omit<Props, "isOpen" | "title">) {
  // The list shows the new name before the server confirms it.
  const [before] = useState(start);
  const [name, setName] = useState(start);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    // Screen readers announce a repeated reason only if it was removed before.
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
      {/* Announced inside the dialog: content outside is not read while it is open. */}
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
