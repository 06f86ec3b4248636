import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import { useAppDispatch } from "../../client/store";
import { useToast } from "../../toasts/toast";
import { TOAST_MS } from "../../toasts/toast-slice";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/overlay/dialog";
import { showCount } from "../api/count-texts";
import { moveFocus } from "../../ui/overlay/focus-target";
import { listFocus } from "../api/focus-names";
import { useDeleteListMutation } from "../api/list-changes";
import { listError } from "../api/list-error";
import type { ListId } from "../api/lists-api";
import { listStepped } from "../api/undo-slice";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  list: ListSummary;
  lists: readonly ListSummary[];
  /** Called with the list to show next; "" if none is left. */
  onSelect: (id: ListId) => void;
};

/** Confirms the deletion of a list. The list disappears at once, and comes back if the server refuses. */
export function DeleteDialog({ isOpen, onClose, list, lists, onSelect }: Props) {
  const [remove] = useDeleteListMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const onDelete = async () => {
    onClose();
    const deleted = remove(list.id).unwrap();
    const next = lists.find(({ id }) => id !== list.id)?.id ?? "";
    onSelect(next);
    moveFocus(listFocus(next));
    try {
      const { undoId } = await deleted;
      dispatch(listStepped({ what: `delete ${list.name}`, undoId }));
      toast(`List “${list.name}” deleted`, "success", TOAST_MS.list);
    } catch (error) {
      onSelect(list.id);
      moveFocus(listFocus(list.id));
      toast(listError(error, "delete"), "error");
    }
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Delete list" size="sm" role="alertdialog">
      <p className="break-words">
        Delete <b className="font-[640]">“{list.name}”</b>, which holds {showCount(list.itemCount)}? All its items are
        removed.
      </p>
      <p className="mt-2 text-meta text-text-2">You can undo this for an hour.</p>
      <div className="mt-5 flex justify-end gap-2">
        <Button autoFocus onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void onDelete()} className="bg-neg! text-on-neg! hover:opacity-90">
          Delete list
        </Button>
      </div>
    </Dialog>
  );
}
