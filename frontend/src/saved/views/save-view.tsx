import { Bookmark } from "lucide-react";
import { useState } from "react";
import { useToast } from "../../toasts/toast";
import { IconButton } from "../../ui/icon-button";
import { NameDialog } from "../../ui/overlay/name-dialog";
import { useViews } from "./use-views";

type Props = { query: string; hidden: readonly string[]; suggested: string };

/** Gives the search on the screen a name. */
export default function SaveView({ query, hidden, suggested }: Props) {
  const [open, setOpen] = useState(false);
  const { put } = useViews();
  const toast = useToast();
  const save = async (name: string) => {
    const refused = await put({ id: crypto.randomUUID(), name, query, hidden: [...hidden] });
    if (refused) return refused;
    setOpen(false);
    toast(`Saved the view ${name}`, "success");
    return undefined;
  };
  return (
    <>
      <IconButton label="Save this view" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bookmark size={18} />
      </IconButton>
      <NameDialog
        isOpen={open}
        onClose={() => setOpen(false)}
        title="Save this view"
        action="Save"
        pending="Saving…"
        start={suggested}
        onSave={save}
      />
    </>
  );
}
