import { Copy, EllipsisVertical, FolderInput, MessageSquare, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { cx } from "../../ui/class-names";
import { Dialog } from "../../ui/overlay/dialog";
import { IconButton } from "../../ui/icon-button";
import { Menu } from "../../ui/overlay/menu";
import { useNarrowerThan } from "../../ui/hooks/use-narrower-than";

type Props = {
  title: string;
  onTransfer: (how: "move" | "copy") => void;
  onRemove: () => void;
  onComment: () => void;
};

const ENTRIES = [
  { id: "move", label: "Move to…", icon: FolderInput, danger: false },
  { id: "copy", label: "Copy to…", icon: Copy, danger: false },
  { id: "comment", label: "Comments…", icon: MessageSquare, danger: false },
  { id: "remove", label: "Remove", icon: Trash2, danger: true },
] as const;

/** The actions for an item: a menu, or on a phone a sheet at the bottom. */
export function ItemMenu({ title, onTransfer, onRemove, onComment }: Props) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const narrow = useNarrowerThan("sm");
  const close = () => setOpen(false);
  const act = (id: string) => {
    close();
    if (id === "remove") onRemove();
    else if (id === "comment") onComment();
    else onTransfer(id === "move" ? "move" : "copy");
  };
  return (
    <>
      <IconButton
        ref={trigger}
        label={`Actions: ${title}`}
        aria-haspopup={narrow ? "dialog" : "menu"}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="relative z-1 -mt-1 -mr-1"
      >
        <EllipsisVertical size={18} />
      </IconButton>
      <Menu
        triggerRef={trigger}
        isOpen={open && !narrow}
        onClose={close}
        label={`Actions: ${title}`}
        placement="bottom end"
        items={ENTRIES.map(({ icon: Icon, ...entry }) => ({ ...entry, icon: <Icon size={16} /> }))}
        onAction={act}
      />
      <Dialog isOpen={open && narrow} onClose={close} title={title} placement="bottom">
        <ul>
          {ENTRIES.map(({ id, label, icon: Icon, danger }) => (
            <li key={id} className="border-t border-line">
              <button
                type="button"
                onClick={() => act(id)}
                className={cx("flex min-h-13 w-full items-center gap-4 text-left text-input", danger && "text-neg")}
              >
                <Icon size={20} />
                {label}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
