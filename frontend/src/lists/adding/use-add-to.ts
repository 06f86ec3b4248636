import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { payloadOf } from "@earshot/domain/lists/item-payload";
import { useEffect, useRef, useState } from "react";
import { useAppDispatch } from "../../client/store";
import { useToast } from "../../toasts/toast";
import { useAddItemMutation } from "../api/item-changes";
import { ALREADY_IN_THIS, listError } from "../api/list-error";
import type { ListId } from "../api/lists-api";
import { listStepped } from "../api/undo-slice";
import { useTemporaryState } from "../../ui/hooks/use-temporary-state";

/** Milliseconds for which a chosen list is highlighted, and milliseconds until the menu closes (specification, section 9). */
const LIT_MS = 220;
const CLOSE_MS = 250;

type Around = { holders: ReadonlySet<ListId>; onAdded: () => void; onClose: () => void };

/**
 * Adds a show to a list: highlights the list, shows a message, and soon closes the menu. For a list that was just created for the show, one
 * message covers both steps.
 */
export function useAddTo(podcast: Podcast, { holders, onAdded, onClose }: Around) {
  const [addItem] = useAddItemMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [chosen, setChosen] = useState<ListId | null>(null);
  const [lit, light] = useTemporaryState(LIT_MS);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<{ readonly listId: ListId; readonly text: string } | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
      clearTimeout(closing.current);
    };
  }, []);

  const to = async (list: Pick<ListSummary, "id" | "name">, kind: "known" | "new" = "known") => {
    if (busy) return;
    const before = kind === "new" ? `List “${list.name}” created. ` : "";
    setChosen(list.id);
    light();
    // The show is already in the list: a note appears, and the menu stays open for another choice.
    if (holders.has(list.id)) return setNote({ listId: list.id, text: ALREADY_IN_THIS });
    setNote(null);
    setBusy(true);
    try {
      const item = await addItem({
        listId: list.id,
        podcastId: podcast.id,
        payload: payloadOf(podcast, window.location.origin),
      }).unwrap();
      onAdded();
      dispatch(listStepped({ what: `add ${podcast.title}`, listId: list.id, itemId: item.id }));
      toast(`${before}Added “${podcast.title}” to ${list.name}`);
    } catch (error) {
      const text = listError(error, "add");
      setNote({ listId: list.id, text });
      toast(before + text, "error");
    }
    // If the menu was closed in the meantime, the open one is a different menu.
    if (open.current) closing.current = setTimeout(onClose, CLOSE_MS);
  };
  return { to, busy, note, lit: lit ? chosen : null };
}
