import type { ListItem, ListSummary } from "@earshot/backend/lists/lists.schemas";
import { useState } from "react";
import { useToast } from "../../toasts/toast";
import { Dialog } from "../../ui/overlay/dialog";
import { AddCreate } from "../adding/add-create";
import { showCount } from "../api/count-texts";
import { ListPicker } from "../adding/list-picker";
import { itemTitle } from "./use-item-actions";

export type Transfer = { readonly how: "move" | "copy"; readonly items: readonly ListItem[] };

type Props = {
  /** The items and the action; null while the dialog is closed. */
  transfer: Transfer | null;
  others: readonly ListSummary[];
  onClose: () => void;
  onPick: (how: "move" | "copy", items: readonly ListItem[], target: ListSummary) => void;
};

/** Asks for the list to move or copy items to, which can be a new one. */
export function TransferDialog({ transfer, others, onClose, onPick }: Props) {
  const [creating, setCreating] = useState(false);
  const { how = "move", items = [] } = transfer ?? {};
  const [first] = items;
  const what = first && items.length === 1 ? `“${itemTitle(first)}”` : showCount(items.length);
  const toast = useToast();
  const create = (target: ListSummary) => {
    toast(`List “${target.name}” created`);
    pick(target);
  };
  const pick = (target: ListSummary) => {
    onClose();
    onPick(how, items, target);
  };
  return (
    <Dialog
      isOpen={transfer !== null}
      onClose={onClose}
      title={`${how === "move" ? "Move" : "Copy"} ${what} to…`}
      size="sm"
      placement="bottom"
    >
      <div className="-mx-2">
        {others.length === 0 ? (
          <p className="px-3 py-2 text-text-2">No other lists</p>
        ) : (
          <ListPicker lists={others} autoFocus onPick={pick} />
        )}
        <div className="mt-2 border-t border-line pt-2">
          <AddCreate isOpen={creating} onOpenChange={setCreating} autoFocus={others.length === 0} onCreated={create} />
        </div>
      </div>
    </Dialog>
  );
}
