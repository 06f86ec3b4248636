import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import { useToast } from "../../toasts/toast";
import { TOAST_MS } from "../../toasts/toast-slice";
import { useCreateListMutation, useRenameListMutation } from "../api/list-changes";
import { listError } from "../api/list-error";
import { NameDialog } from "../../ui/overlay/name-dialog";

type Layer = { isOpen: boolean; onClose: () => void };

/** Asks for the name of a new list and creates it. A blank name does nothing. */
export function CreateDialog({ isOpen, onClose, onCreated }: Layer & { onCreated: (list: ListSummary) => void }) {
  const [create] = useCreateListMutation();
  const toast = useToast();
  const save = async (name: string): Promise<string | undefined> => {
    if (name === "") return undefined;
    try {
      const list = await create({ name }).unwrap();
      onClose();
      onCreated(list);
      toast(`List “${list.name}” created`, "success", TOAST_MS.list);
      return undefined;
    } catch (error) {
      return listError(error, "create");
    }
  };
  return (
    <NameDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Create new list"
      action="Create"
      pending="Creating…"
      placeholder="e.g., To Pitch"
      onSave={save}
    />
  );
}

/** Asks for a new name. If it is blank or unchanged, the dialog just closes (product specification, section 5). */
export function RenameDialog({ isOpen, onClose, list }: Layer & { list: ListSummary }) {
  const [rename] = useRenameListMutation();
  const toast = useToast();
  const save = async (name: string, before: string): Promise<string | undefined> => {
    if (name === "" || name === before) return void onClose();
    try {
      const renamed = await rename({ id: list.id, name }).unwrap();
      onClose();
      toast(`List renamed to “${renamed.name}”`, "success", TOAST_MS.list);
      return undefined;
    } catch (error) {
      return listError(error, "rename");
    }
  };
  return (
    <NameDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Rename list"
      action="Rename"
      pending="Renaming…"
      start={list.name}
      onSave={save}
    />
  );
}
