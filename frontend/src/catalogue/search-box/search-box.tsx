import { searchToUrl } from "@earshot/domain/catalogue/search/search-url";
import type { SearchMode, Suggestion } from "@earshot/domain/catalogue/search/search-request";
import { Search as SearchIcon, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useShortcut } from "../../keyboard/shortcuts";
import { Button } from "../../ui/button";
import { cx, FIELD_CLASS } from "../../ui/class-names";
import { IconButton } from "../../ui/icon-button";
import { useSuggestQuery } from "../api/catalogue-api";
import { useOptionList } from "./option-list";
import { plainSearch, type Search } from "../query/search";
import { podcastPath } from "../shows/podcast-path";
import { SuggestionRow } from "./suggestion-row";
import { useDebounced } from "../api/use-debounced";

const SUGGEST_AFTER_MS = 150;
const SHORTEST = 2;

type Props = {
  /** The field starts with this search's text, which comes from the address. */
  search: Search;
  onSubmit: (term: string) => void;
};

/** The search field with its button. Enter always searches for the typed text, unless a suggestion is highlighted. */
export function SearchBox({ search, onSubmit }: Props) {
  const [typed, setTyped] = useState(search.term);
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const suggestions = useSuggestions(typed, search.mode, open);
  const shown = open ? suggestions : [];
  const choose = (index: number) => {
    const suggestion = shown[index];
    setOpen(false);
    if (suggestion) void navigate(suggestionPath(suggestion));
  };
  const list = useOptionList(shown.length, choose);

  // Back and links change the address, and the field follows it.
  const [from, setFrom] = useState(search.term);
  if (from !== search.term) {
    setFrom(search.term);
    setTyped(search.term);
  }
  useLayoutEffect(() => {
    // Text typed before hydration is kept.
    setTyped(field.current?.value ?? "");
  }, []);
  useShortcut("/", "Focus the search field", () => field.current?.select());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    onSubmit(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.onKeyDown(event)) return;
    if (event.key === "Escape" && shown.length > 0) {
      event.preventDefault();
      setOpen(false);
      list.setActive(-1);
    }
  };

  return (
    <form role="search" aria-label="Podcasts" onSubmit={submit} className="relative flex flex-wrap gap-2">
      {/* Keeps the mode when the form is submitted without scripts. */}
      <input type="hidden" name="mode" value={search.mode} />
      <div className="min-w-0 flex-1 basis-36 sm:relative" onBlur={() => setOpen(false)}>
        <label htmlFor={id} className="sr-only">
          Search podcasts
        </label>
        <div className="relative">
          <input
            ref={field}
            id={id}
            name="term"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={PLACEHOLDERS[search.mode]}
            value={typed}
            dir="auto"
            onChange={(event) => {
              setTyped(event.target.value);
              setOpen(true);
              list.setActive(-1);
            }}
            onKeyDown={onKeyDown}
            className={cx(FIELD_CLASS, "h-12 pr-11")}
            {...list.fieldProps}
          />
          {typed !== "" && (
            <IconButton
              label="Clear the search field"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                setTyped("");
                setOpen(false);
                field.current?.focus();
              }}
              className="absolute top-1.5 right-1.5 coarse:top-0.5 coarse:right-0.5"
            >
              <X size={16} />
            </IconButton>
          )}
        </div>
        {shown.length > 0 && (
          <ul
            {...list.listProps}
            aria-label="Suggestions"
            className="absolute inset-x-0 top-full z-15 mt-1.5 max-h-96 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-floating"
          >
            {shown.map((suggestion, index) => (
              <li
                key={`${suggestion.kind} ${suggestion.podcastId ?? suggestion.text}`}
                {...list.optionProps(index)}
                className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2.5 aria-selected:bg-accent-soft aria-selected:text-accent-ink coarse:min-h-11"
              >
                <SuggestionRow suggestion={suggestion} typed={typed} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button type="submit" variant="primary" size="lg" className="px-4 xs:px-6">
        <SearchIcon size={18} />
        Search
      </Button>
    </form>
  );
}

const PLACEHOLDERS: Readonly<Record<SearchMode, string>> = {
  all: "Title, topic or host",
  title: "Search by title",
  topic: "Search by topic",
  host: "Search by host",
};

/** Completions of the typed text; empty while the visitor is still typing or has typed too little. */
function useSuggestions(typed: string, mode: SearchMode, open: boolean): readonly Suggestion[] {
  const q = useDebounced(typed.trim(), SUGGEST_AFTER_MS);
  const suggesting = open && q.length >= SHORTEST;
  const { currentData } = useSuggestQuery({ q, mode }, { skip: !suggesting });
  return suggesting && q === typed.trim() ? (currentData ?? []) : [];
}

/** The address of a suggestion: the show, or a search for the host or the category. */
function suggestionPath({ kind, text, podcastId }: Suggestion): string {
  if (kind === "podcast" && podcastId !== undefined) return podcastPath(podcastId);
  if (kind === "category")
    return searchToUrl(plainSearch({ mode: "topic", filters: { tags: [], categories: [text] } }));
  return searchToUrl(plainSearch({ mode: kind === "host" ? "host" : "title", term: text }));
}
