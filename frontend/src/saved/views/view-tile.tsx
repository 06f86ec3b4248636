import { ArrowDown, ArrowUp, Bookmark, Ellipsis, Eye, EyeOff, Pencil, Trash2 } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { hideColumns } from "../../catalogue/results/shown-columns";
import { useFocusHandover } from "../../ui/hooks/focus-handover";
import { IconButton } from "../../ui/icon-button";
import { Menu } from "../../ui/overlay/menu";
import { ChangesBadge } from "../watching/changes-badge";
import type { NamedView } from "./views-api";

type Props = {
  view: NamedView;
  /** The view's index among all views. */
  place: number;
  of: number;
  /** The number of new changes; undefined if the view is not watched. */
  news: number | undefined;
  onWatch: (watched: boolean) => void;
  onMove: (steps: -1 | 1) => void;
  onRename: () => void;
  onRemove: () => void;
};

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** A saved view: a link with a menu. Alt and an arrow key move it. */
export function ViewTile({ view, place, of, news, onWatch, onMove, onRename, onRemove }: Props) {
  const [open, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const moved = useRef<HTMLElement>(null);
  const tile = useRef<HTMLLIElement>(null);
  useFocusHandover(tile);
  // An element that moves within the page loses the focus.
  useLayoutEffect(() => {
    moved.current?.focus();
    moved.current = null;
  }, [place]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps = STEPS[event.key];
    if (open || !event.altKey || steps === undefined) return;
    event.preventDefault();
    if (place + steps < 0 || place + steps >= of) return;
    moved.current = document.activeElement as HTMLElement;
    onMove(steps);
  };
  const actions: Readonly<Record<string, () => void>> = {
    up: () => onMove(-1),
    down: () => onMove(1),
    watch: () => onWatch(news === undefined),
    rename: onRename,
    remove: onRemove,
  };
  return (
    <li ref={tile} onKeyDown={onKeyDown} className="flex min-w-0 items-center rounded-control bg-surface-2">
      <Link
        to={`/home?${view.query}`}
        onClick={() => hideColumns(view.hidden)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        className="flex h-9 min-w-0 flex-1 items-center gap-2 px-3 text-control text-text no-underline hover:underline coarse:h-11"
      >
        <Bookmark size={15} className="shrink-0 text-text-3" />
        <span dir="auto" className="truncate">
          {view.name}
        </span>
      </Link>
      {news !== undefined && <ChangesBadge id={view.id} name={view.name} news={news} />}
      <IconButton
        ref={more}
        label={`Actions for the view ${view.name}`}
        size="sm"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Ellipsis size={15} />
      </IconButton>
      <Menu
        triggerRef={more}
        isOpen={open}
        onClose={() => setOpen(false)}
        label={`Actions for the view ${view.name}`}
        placement="bottom end"
        onAction={(id) => actions[id]?.()}
        items={[
          news === undefined
            ? { id: "watch", label: "Watch", icon: <Eye size={16} /> }
            : { id: "watch", label: "Stop watching", icon: <EyeOff size={16} /> },
          { id: "up", label: "Move up", icon: <ArrowUp size={16} />, shortcut: "Alt ↑", disabled: place === 0 },
          {
            id: "down",
            label: "Move down",
            icon: <ArrowDown size={16} />,
            shortcut: "Alt ↓",
            disabled: place === of - 1,
          },
          { id: "rename", label: "Rename", icon: <Pencil size={16} /> },
          { id: "remove", label: "Delete", icon: <Trash2 size={16} />, danger: true },
        ]}
      />
    </li>
  );
}
