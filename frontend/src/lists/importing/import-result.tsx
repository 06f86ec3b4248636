import type { Added, ListSummary } from "@earshot/backend/lists/lists.schemas";
import { CircleCheck, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useAppDispatch } from "../../client/store";
import { Button } from "../../ui/button";
import { showCount } from "../api/count-texts";
import { undoLast } from "../api/undo-last";

export function ImportResult({ list, added, onClose }: { list: ListSummary; added: Added; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const statusLine = useRef<HTMLParagraphElement>(null);
  const [undone, setUndone] = useState(false);
  useEffect(() => statusLine.current?.focus(), [undone]);
  const undo = () => void dispatch(undoLast()).then((where) => setUndone(where !== undefined));
  const { unknown } = added;
  return (
    <div className="grid justify-items-center gap-3 py-10 text-center">
      <CircleCheck size={40} className="text-pos" />
      <p ref={statusLine} tabIndex={-1} role="status" className="text-h3 break-words">
        {undone ? `Import into ${list.name} undone.` : `${showCount(added.added)} added to ${list.name}`}
      </p>
      {!undone && (added.alreadyThere > 0 || unknown.length > 0) && (
        <p className="text-text-2">
          {[
            added.alreadyThere > 0 && `${added.alreadyThere} already there`,
            unknown.length > 0 && `${unknown.length} no longer in the catalogue`,
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        {!undone && added.undoId !== null && (
          <Button onClick={undo}>
            <Undo2 size={16} />
            Undo import
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
