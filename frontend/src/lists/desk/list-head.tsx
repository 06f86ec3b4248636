import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import { type ListRole, mayDo } from "@earshot/domain/lists/list-roles";
import { EllipsisVertical, Pencil, Trash2, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { readableIsoDate } from "../../catalogue/shows/dates";
import { ReadableTime } from "../../catalogue/shows/readable-time";
import { focusTarget } from "../../ui/overlay/focus-target";
import { listFocus } from "../api/focus-names";
import { useShortcut } from "../../keyboard/shortcuts";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { useNarrowerThan } from "../../ui/hooks/use-narrower-than";
import { useOpener } from "../../ui/hooks/use-opener";
import { Dialog } from "../../ui/overlay/dialog";
import { Menu } from "../../ui/overlay/menu";
import { showCount } from "../api/count-texts";
import { DeleteDialog } from "./delete-dialog";
import { ExportMenu } from "./export-menu";
import type { ListId } from "../api/lists-api";
import { ShareButton } from "../sharing/share-button";
import { FiguresAsOf } from "../shortlist/figures-as-of";
import { RenameDialog } from "./name-dialogs";

const ImportPanel = lazy(() => import("../importing/import-panel"));

const ABILITIES: Readonly<Record<ListRole, string>> = {
  viewer: "view",
  commenter: "comment",
  editor: "edit",
  owner: "do everything",
};

type Props = {
  list: ListSummary & { readonly ownerName?: string };
  role: ListRole;
  lists: readonly ListSummary[];
  /** Whether the current page has no items. */
  empty: boolean;
  /** When the list's figures were frozen; null for today's, undefined if there are none on the page. */
  frozenOn: string | null | undefined;
  /** When today's figures were loaded, in epoch milliseconds. */
  loadedAt: number | undefined;
  onSelect: (id: ListId) => void;
};

type Layer = "rename" | "delete" | "import";

const OWN = [
  { id: "rename", label: "Rename", icon: <Pencil size={16} /> },
  { id: "delete", label: "Delete", icon: <Trash2 size={16} />, danger: true },
] as const;
const IMPORT = { id: "import", label: "Import", icon: <Upload size={16} /> } as const;

/** A list's name, its facts, and its actions. */
export function ListHead({ list, role, lists, empty, frozenOn, loadedAt, onSelect }: Props) {
  const [layer, setLayer] = useState<Layer | null>(null);
  const narrow = useNarrowerThan("sm");
  const [now] = useState(() => new Date());
  const close = () => setLayer(null);
  const created = readableIsoDate(list.createdAt, now);
  const actions = [...(role === "owner" ? OWN : []), ...(mayDo(role, "edit") ? [IMPORT] : [])];
  useShortcut("F2", "Rename the list", () => {
    if (role !== "owner") return false;
    if (document.querySelector("[role=dialog], [role=alertdialog]")) return false;
    setLayer("rename");
  });
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2
            ref={focusTarget(listFocus(list.id))}
            id="list-heading"
            tabIndex={-1}
            dir="auto"
            className="text-h2 break-words"
          >
            {list.name}
          </h2>
          <p className="mt-0.5 text-meta text-text-2">
            {showCount(list.itemCount)}
            {list.ownerName !== undefined && ` · shared by ${list.ownerName} · you can ${ABILITIES[role]}`}
            {created && (
              <>
                {" · "}created <ReadableTime date={created} />
              </>
            )}
            {frozenOn !== undefined && <FiguresAsOf frozenOn={frozenOn} loadedAt={loadedAt} />}
          </p>
        </div>
        <div className="flex w-full flex-wrap gap-2 md:w-auto">
          <ShareButton list={list} role={role} onLeft={() => onSelect("")} />
          {!narrow &&
            actions.map(({ id, label, icon }) => (
              <Button
                key={id}
                size="sm"
                aria-haspopup="dialog"
                aria-keyshortcuts={id === "rename" ? "F2" : undefined}
                onClick={() => setLayer(id)}
              >
                {icon}
                {label}
              </Button>
            ))}
          <ExportMenu list={list} empty={empty} />
          {narrow && actions.length > 0 && <MoreActions items={actions} onAction={setLayer} />}
        </div>
      </div>
      <RenameDialog isOpen={layer === "rename"} onClose={close} list={list} />
      <DeleteDialog isOpen={layer === "delete"} onClose={close} list={list} lists={lists} onSelect={onSelect} />
      <Dialog isOpen={layer === "import"} onClose={close} title={`Import into ${list.name}`} placement="sheet">
        <Suspense fallback={<div className="h-64" />}>
          <ImportPanel list={list} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  );
}

type MoreProps = {
  items: readonly ((typeof OWN)[number] | typeof IMPORT)[];
  onAction: (id: Layer) => void;
};

/** A menu in place of the buttons. Is removed with its state when a phone is turned and has room for them. */
function MoreActions({ items, onAction }: MoreProps) {
  const { opener, layer } = useOpener("menu");
  return (
    <>
      <IconButton {...opener} label="More actions" className="ml-auto">
        <EllipsisVertical size={20} />
      </IconButton>
      <Menu
        {...layer}
        label="More actions"
        placement="bottom end"
        items={items}
        onAction={(id) => {
          layer.onClose();
          onAction(id as Layer);
        }}
      />
    </>
  );
}
