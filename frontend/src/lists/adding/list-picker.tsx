import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import { Check } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { cx, FIELD_CLASS } from "../../ui/class-names";
import type { ListId } from "../api/lists-api";

/** Up to this many lists need no filter. */
const FILTER_FROM = 9;

type Props = {
  lists: readonly ListSummary[];
  onPick: (list: ListSummary) => void;
  /** Lists that already contain the show. */
  holders?: ReadonlySet<ListId>;
  /** The list that was just chosen; it is highlighted. */
  chosen?: ListId | null;
  /** A message below one of the lists, such as why the show was not added. */
  note?: { readonly listId: ListId; readonly text: string } | null;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  disabled?: boolean;
};

/** A choice of lists; with many, a field filters them. The arrow keys move up and down. */
export function ListPicker({ lists, onPick, holders, chosen, note, autoFocus = false, disabled = false }: Props) {
  const [filter, setFilter] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  const many = lists.length >= FILTER_FROM;
  const wanted = filter.trim().toLocaleLowerCase();
  const shown = many ? lists.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)) : lists;

  const onKeyDown = (event: KeyboardEvent) => {
    const stations = [...(frame.current?.querySelectorAll<HTMLElement>("input, button") ?? [])];
    const here = stations.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Enter" && event.target instanceof HTMLInputElement && shown[0] && wanted !== "") {
      event.preventDefault();
      onPick(shown[0]);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || here < 0) return;
    event.preventDefault();
    stations[(here + step + stations.length) % stations.length]?.focus();
  };

  return (
    <div ref={frame} onKeyDown={onKeyDown}>
      {many && (
        <input
          type="text"
          aria-label="Filter lists"
          placeholder="Filter lists"
          autoComplete="off"
          autoFocus={autoFocus}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          className={cx(FIELD_CLASS, "mb-1.5 h-9 coarse:min-h-11")}
        />
      )}
      <ul aria-label="Lists" className="relative max-h-72 overflow-y-auto overscroll-contain">
        {shown.map((list, index) => {
          const holds = holders?.has(list.id) ?? false;
          return (
            <li key={list.id}>
              <button
                type="button"
                autoFocus={autoFocus && !many && index === 0}
                aria-disabled={disabled || undefined}
                onClick={() => !disabled && onPick(list)}
                className={cx(
                  "flex min-h-9 w-full items-center gap-3 rounded-control px-3 text-left text-control -outline-offset-2 transition-colors duration-90 hover:bg-surface-2 coarse:min-h-11",
                  chosen === list.id && "bg-accent-soft text-accent-ink hover:bg-accent-soft",
                )}
              >
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {list.name}
                </span>
                {holds && <span className="sr-only"> (already in it)</span>}
                {holds ? (
                  <Check size={16} className="shrink-0 text-pos" />
                ) : (
                  <span className="text-meta font-normal text-text-2">
                    {list.itemCount}
                    <span className="sr-only">{list.itemCount === 1 ? " show" : " shows"}</span>
                  </span>
                )}
              </button>
              {note?.listId === list.id && <p className="px-3 pb-2 text-meta text-neg">{note.text}</p>}
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && many && <p className="px-3 py-2 text-meta text-text-2">No list with that name.</p>}
      <p role="status" className="sr-only">
        {note?.text}
        {many && wanted !== "" && (shown.length === 1 ? "1 list" : `${shown.length} lists`)}
      </p>
    </div>
  );
}
