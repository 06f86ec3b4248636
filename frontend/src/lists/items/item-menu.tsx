import { Copy, EllipsisVertical, FolderInput, MessageSquare, Trash2 } from "lucide-react";
import { cx } from "../../ui/class-names";
import { Dialog } from "../../ui/overlay/dialog";
import { IconButton } from "../../ui/icon-button";
import { Menu } from "../../ui/overlay/menu";
import { useNarrowerThan } from "../../ui/hooks/use-narrower-than";
import { useOpener } from "../../ui/hooks/use-opener";

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
  const narrow = useNarrowerThan("sm");
  const { opener, layer } = useOpener(narrow ? "dialog" : "menu");
  const { isOpen, onClose } = layer;
  const act = (id: string) => {
    onClose();
    if (id === "remove") onRemove();
    else if (id === "comment") onComment();
    else onTransfer(id === "move" ? "move" : "copy");
  };
  return (
    <>
      <IconButton {...opener} label={`Actions: ${title}`} className="relative z-1 -mt-1 -mr-1">
        <EllipsisVertical size={18} />
      </IconButton>
      <Menu
        {...layer}
        isOpen={isOpen && !narrow}
        label={`Actions: ${title}`}
        placement="bottom end"
        items={ENTRIES.map(({ icon: Icon, ...entry }) => ({ ...entry, icon: <Icon size={16} /> }))}
        onAction={act}
      />
      <Dialog isOpen={isOpen && narrow} onClose={onClose} title={title} placement="bottom">
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
