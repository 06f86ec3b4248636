import { type SyntheticEvent, useState } from "react";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextField } from "../ui/text-field";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What the button says, and what it says while it is done. */
  action: string;
  pending: string;
  start?: string;
  placeholder?: string;
  /** Gets the trimmed name, and the one it started with. Gives the sentence to show when it was refused. */
  onSave: (name: string, before: string) => Promise<string | undefined>;
};

/** A dialog that asks for a list's name. What was refused stays in the field, with the reason. */
export function NameDialog({ isOpen, onClose, title, ...form }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="sm">
      <NameForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({ onClose, action, pending, start = "", placeholder, onSave }: Omit<Props, "isOpen" | "title">) {
  // While another name is shown before the server agreed, the list has that one already.
  const [before] = useState(start);
  const [name, setName] = useState(start);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    // The same reason said twice would be heard once, and read as the answer to this try.
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
      {/* Said in the dialog: what stands outside is not heard while it is open. */}
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
