import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { cx, FIELD_CLASS } from "../../ui/class-names";
import { IconButton } from "../../ui/icon-button";
import { Select } from "../../ui/select";
import { type ListsAddress, SORTS } from "../api/lists-address";
import type { ChangeAddress } from "../api/use-lists-address";

const TYPING_MS = 250;

/** The search within the list, and the sort order. Both apply to the complete list, not only to this page. */
export function ListFilters({ address, change }: { address: ListsAddress; change: ChangeAddress }) {
  const [typed, setTyped] = useState({ text: address.q, of: address.q });
  // Changes elsewhere (Back, "Clear search") replace the typed text.
  if (typed.of !== address.q)
    setTyped({ text: typed.text.trim() === address.q ? typed.text : address.q, of: address.q });
  const apply = (text: string) => {
    if (text.trim() !== address.q.trim()) change({ q: text.trim() }, "in place");
  };
  const applyTyped = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => applyTyped(typed.text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed.text]);
  const write = (text: string) => setTyped((now) => ({ ...now, text }));
  return (
    <div className="mt-4 mb-3 flex flex-wrap gap-2">
      <div role="search" aria-label="This list" className="relative min-w-0 flex-1 basis-24">
        <Search size={16} className="pointer-events-none absolute inset-y-0 left-3 my-auto text-text-3" />
        <input
          type="text"
          aria-label="Search in list…"
          placeholder="Search in list…"
          autoComplete="off"
          spellCheck={false}
          value={typed.text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") apply(typed.text);
            if (event.key !== "Escape" || typed.text === "") return;
            event.preventDefault();
            write("");
            apply("");
          }}
          className={cx(FIELD_CLASS, "h-10 pr-10 pl-9 coarse:min-h-11")}
        />
        {typed.text !== "" && (
          <IconButton
            label="Clear search"
            size="sm"
            className="absolute inset-y-0 right-1 my-auto"
            onClick={(event) => {
              event.currentTarget.parentElement?.querySelector("input")?.focus();
              write("");
              apply("");
            }}
          >
            <X size={16} />
          </IconButton>
        )}
      </div>
      <Select
        label="Sort by"
        hideLabel
        value={address.sort}
        options={SORTS}
        onChange={(sort) => change({ sort })}
        className="w-[10.25rem] max-w-full sm:w-44"
      />
    </div>
  );
}
