import type { SearchMode } from "@earshot/domain/catalogue/search-request";
import { searchTerm } from "@earshot/domain/catalogue/search-rules";
import { Search } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { SEARCH_MODES } from "../app/search-modes";
import { useShortcut } from "../app/shortcuts";
import { Button } from "../ui/button";
import { FIELD_CLASS } from "../ui/class-names";
import { Segmented } from "../ui/segmented";

const PLACEHOLDERS: Record<SearchMode, string> = { title: "A show", topic: "A subject", host: "A person" };

type Props = {
  initialTerm?: string;
  initialMode?: SearchMode;
  /** Told on every change, for pages that keep what was typed. */
  onChange?: (term: string, mode: SearchMode) => void;
  /** Takes the focus when the page arrives; only where no finger would bring up a keyboard. */
  focused?: boolean;
};

/** The search box of pages other than the search page: leads there with the term and the mode. A blank term does nothing. */
export function SearchForm({ initialTerm = "", initialMode = "title", onChange, focused = false }: Props) {
  const navigate = useNavigate();
  const [term, setTerm] = useState(initialTerm);
  const [mode, setMode] = useState(initialMode);
  const field = useRef<HTMLInputElement>(null);
  const wantsFocus = focused && window.matchMedia("(hover: hover) and (pointer: fine)").matches;

  useShortcut("/", "Focus the search field", () => field.current?.select());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = searchTerm(term);
    if (wanted === undefined) return field.current?.focus();
    void navigate(`/home?${new URLSearchParams({ term: wanted, mode }).toString()}`);
  };

  return (
    <form role="search" onSubmit={submit} className="max-w-[640px]">
      <Segmented
        label="Search in"
        value={mode}
        options={SEARCH_MODES}
        onChange={(chosen) => {
          setMode(chosen);
          onChange?.(term, chosen);
        }}
        className="mb-2 max-w-80"
      />
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          aria-label="Search podcasts"
          data-autofocus={wantsFocus || undefined}
          autoFocus={wantsFocus}
          autoComplete="off"
          placeholder={PLACEHOLDERS[mode]}
          value={term}
          onChange={(event) => {
            setTerm(event.target.value);
            onChange?.(event.target.value, mode);
          }}
          className={`${FIELD_CLASS} h-14 min-w-45 flex-1 basis-0 px-4 text-[1.0625rem] md:text-[1.0625rem]`}
        />
        <Button type="submit" variant="primary" className="h-14 px-6 text-body">
          <Search size={18} />
          Search
        </Button>
      </div>
    </form>
  );
}
