import { Bookmark } from "lucide-react";
import { lazy, useState } from "react";
import { IconButton } from "../../ui/icon-button";
import { Dialog } from "../../ui/overlay/dialog";

const NameView = lazy(() => import("./name-view"));

type Props = { query: string; hidden: readonly string[]; suggested: string };

/**
 * Saves the current search under a name. The button is in the server's HTML, so its code loads with the page: a press before hydration is
 * repeated on the same button.
 */
export function SaveView({ query, hidden, suggested }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label="Save this view" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bookmark size={18} />
      </IconButton>
      <Dialog isOpen={open} onClose={close} title="Save this view" size="sm">
        <NameView query={query} hidden={hidden} suggested={suggested} onClose={close} />
      </Dialog>
    </>
  );
}
