import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import { type DragEvent, useState } from "react";
import type { ItemId, ListId } from "../api/lists-api";

/** The items being dragged. Stored here, because drag events hide their data until the drop. */
type Dragged = { readonly from: ListId; readonly ids: readonly ItemId[]; readonly drop: (target: ListSummary) => void };
let dragged: Dragged | undefined;

const KIND = "application/x-earshot-items";

/** Makes an item draggable onto a list on the left. The item's menu offers the same actions. */
export function dragSource(what: Dragged) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dragged = what;
      dataTransfer.setData(KIND, String(what.ids.length));
      dataTransfer.effectAllowed = "move";
    },
    onDragEnd: () => void (dragged = undefined),
  };
}

/** Makes a list a drop target for items. `over` is true while an acceptable item is dragged over it. */
export function useDropTarget(list: ListSummary) {
  const [over, setOver] = useState(false);
  const takes = () => dragged !== undefined && dragged.from !== list.id;
  return {
    over,
    target: {
      onDragOver: (event: DragEvent) => {
        if (!takes()) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!takes()) return;
        event.preventDefault();
        dragged?.drop(list);
      },
    },
  };
}
