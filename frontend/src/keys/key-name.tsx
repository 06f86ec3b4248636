import type { SentKey } from "@earshot/backend/keys/keys.schemas";
import { KEY_NAME_MAX } from "@earshot/domain/keys/api-key";
import { Pencil } from "lucide-react";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { authFailure } from "../accounts/fields/auth-message";
import { useToast } from "../toasts/toast";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { TextField } from "../ui/text-field";
import { useRenameKeyMutation } from "./keys-api";

/** A key's name; a text field while it is being renamed. */
export function KeyName({ sent }: { sent: SentKey }) {
  const [editing, setEditing] = useState(false);
  const [wasEditing, setWasEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  // The focused field is gone.
  useEffect(() => {
    if (wasEditing && !editing) pencil.current?.focus();
  }, [wasEditing, editing]);
  if (editing) return <NameForm sent={sent} onDone={() => setEditing(false)} />;
  return (
    <>
      <span dir="auto" className="min-w-0 break-words">
        {sent.name}
      </span>
      <IconButton
        ref={pencil}
        size="sm"
        label={`Rename ${sent.name}`}
        onClick={() => {
          setWasEditing(true);
          setEditing(true);
        }}
      >
        <Pencil size={15} />
      </IconButton>
    </>
  );
}

function NameForm({ sent, onDone }: { sent: SentKey; onDone: () => void }) {
  const [rename, { isLoading }] = useRenameKeyMutation();
  const toast = useToast();
  const [name, setName] = useState(sent.name);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (why: string) => {
    setError(why);
    field.current?.focus();
  };
  const save = async () => {
    const wanted = name.trim();
    if (wanted === "") return refuse("Give the key a name.");
    if (wanted === sent.name) return onDone();
    setError(undefined);
    try {
      await rename({ id: sent.id, name: wanted }).unwrap();
      toast("Key renamed");
      onDone();
    } catch (failure) {
      refuse(authFailure(failure).text);
    }
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isLoading) void save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onDone();
  };
  return (
    <form
      noValidate
      aria-label={`Rename ${sent.name}`}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      className="flex w-full flex-wrap items-start gap-2"
    >
      <TextField
        ref={field}
        label="Key name"
        hideLabel
        autoFocus
        maxLength={KEY_NAME_MAX}
        value={name}
        error={error}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
        className="min-w-0 flex-1 basis-40"
      />
      <Button type="submit" variant="primary" aria-disabled={isLoading}>
        {isLoading ? "Saving…" : "Save"}
      </Button>
      <Button onClick={onDone}>Cancel</Button>
      <p role="alert" className="sr-only">
        {error}
      </p>
    </form>
  );
}
