import { Undo2 } from "lucide-react";
import { useAppDispatch, useAppSelector } from "../../client/store";
import { isTextField, useShortcut } from "../../keyboard/shortcuts";
import { Button } from "../../ui/button";
import type { ListId } from "../api/lists-api";
import { undoLast } from "../api/undo-last";
import { selectUndoStep } from "../api/undo-slice";

/** Undoes the last step. Stays until the next step. Renders nothing if there is no step to undo. */
export function UndoButton({ onUndone }: { onUndone: (list: ListId) => void }) {
  const dispatch = useAppDispatch();
  const step = useAppSelector(selectUndoStep);
  const undo = () =>
    void dispatch(undoLast()).then((list) => {
      if (list !== undefined) onUndone(list);
    });
  useShortcut(
    "Mod+Z",
    "Undo the last change to a list",
    ({ target }) => {
      if (isTextField(target) || document.querySelector("[role=dialog], [role=alertdialog]")) return false;
      undo();
    },
    { enabled: step !== null },
  );
  if (step === null) return null;
  return (
    <Button onClick={undo} title={`Undo ${step.what}`} className="max-w-full min-w-0 sm:max-w-80">
      <Undo2 size={16} className="shrink-0" />
      <span dir="auto" className="truncate">
        Undo {step.what}
      </span>
    </Button>
  );
}
