import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import { Plus } from "lucide-react";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/text-field";
import { useCreateListMutation } from "../api/list-changes";
import { listError } from "../api/list-error";

type Props = {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gives the focus to the collapsed prompt. */
  autoFocus?: boolean;
  /** The name that the field starts with. */
  suggested?: string;
  /** The name and its setter, if the caller keeps the state. */
  naming?: readonly [name: string, setName: (name: string) => void];
  /** Shows the visitor the new list. */
  onCreated: (list: ListSummary) => void;
};

/** A prompt that opens into a field for the name of a new list. Enter creates the list. A blank name does nothing. */
export function AddCreate({ isOpen, onOpenChange, autoFocus, suggested = "", naming, onCreated }: Props) {
  const own = useState(suggested);
  const [name, setName] = naming ?? own;
  const [error, setError] = useState<string>();
  const [create, { isLoading }] = useCreateListMutation();
  const [back, setBack] = useState(false);
  const prompt = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (autoFocus) prompt.current?.focus();
  }, [autoFocus]);
  const close = () => {
    setBack(true);
    onOpenChange(false);
    setName(suggested);
    setError(undefined);
  };
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === "" || isLoading) return;
    try {
      const list = await create({ name: wanted }).unwrap();
      close();
      onCreated(list);
    } catch (failure) {
      setError(listError(failure, "create"));
    }
  };
  // Escape closes one layer at a time.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  if (!isOpen) {
    return (
      <Button
        variant="ghost"
        ref={prompt}
        autoFocus={back}
        className="w-full justify-start px-3"
        onClick={() => onOpenChange(true)}
      >
        <Plus size={16} />
        Create list
      </Button>
    );
  }
  return (
    <form onSubmit={(event) => void onSubmit(event)} onKeyDown={onKeyDown} className="grid gap-2 p-1.5">
      <TextField
        label="List name"
        hideLabel
        placeholder="e.g., To Pitch"
        autoFocus
        maxLength={200}
        onFocus={(event) => name === suggested && event.target.select()}
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
      <p role="alert" className="sr-only">
        {error}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button type="submit" variant="primary" size="sm" aria-disabled={isLoading || undefined}>
          {isLoading ? "Creating…" : "Create"}
        </Button>
        <Button size="sm" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
