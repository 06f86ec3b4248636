import type { SearchMode } from "@earshot/domain/catalogue/search/search-request";
import { searchTerm } from "@earshot/domain/catalogue/search/search-rules";
import { Search } from "lucide-react";
import { type FormEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { SEARCH_MODES } from "../../catalogue/query/search-modes";
import { useShortcut } from "../../keyboard/shortcuts";
import { hasMouse } from "../../platform/has-mouse";
import { useHydrated } from "../../platform/hydration";
import { Button } from "../../ui/button";
import { FIELD_CLASS } from "../../ui/class-names";
import { Segmented } from "../../ui/segmented";
import type { SearchDraft } from "./landing-draft";

const PLACEHOLDERS: Record<SearchMode, string> = {
  all: "Show, topic, or person",
  title: "A show",
  topic: "A subject",
  host: "A person",
};

/** A pattern for the browser's own validation, which applies until the scripts load. */
const SOMETHING = ".*\\S.*";

type Props = {
  draft: SearchDraft;
  /** Called with the changed values only. */
  onChange: (change: Partial<SearchDraft>) => void;
  /** Focuses the field on load, except on touch screens, where this would open the keyboard. */
  focused?: boolean;
};

/** The search field on pages other than the search page, which it opens. A blank term does nothing. Works without scripts. */
export function SearchForm({ draft, onChange, focused = false }: Props) {
  const { term, mode } = draft;
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    const early = draftOf(field.current?.form);
    if (early && (early.term !== term || early.mode !== mode)) onChange(early);
    // Runs once, at hydration, to keep what was typed and chosen before.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useShortcut("/", "Focus the search field", () => field.current?.select());
  useEffect(() => {
    if (focused && hasMouse()) field.current?.focus({ preventScroll: true });
  }, [focused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = searchTerm(term);
    if (wanted === undefined) return field.current?.focus();
    void navigate(`/home?${new URLSearchParams({ term: wanted, mode }).toString()}`);
  };

  return (
    <form role="search" action="/home" onSubmit={submit} className="max-w-[640px]">
      <Segmented
        label="Search in"
        name="mode"
        value={mode}
        options={SEARCH_MODES}
        onChange={(chosen) => onChange({ mode: chosen })}
        wraps
        className="mb-2 max-w-80"
      />
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          type="search"
          name="term"
          enterKeyHint="search"
          aria-label="Search podcasts"
          data-autofocus={focused || undefined}
          autoComplete="off"
          required={!hydrated}
          pattern={hydrated ? undefined : SOMETHING}
          placeholder={PLACEHOLDERS[mode]}
          value={term}
          onChange={(event) => onChange({ term: event.target.value })}
          className={`${FIELD_CLASS} h-14 min-w-0 flex-1 basis-48 px-4 text-[1.0625rem] md:text-[1.0625rem]`}
        />
        <Button type="submit" variant="primary" className="h-14 px-4 text-body sm:px-6">
          <Search size={18} />
          Search
        </Button>
      </div>
    </form>
  );
}

function draftOf(form: HTMLFormElement | null | undefined): SearchDraft | undefined {
  if (!form) return undefined;
  const given = new FormData(form);
  const mode = SEARCH_MODES.find(({ value }) => value === given.get("mode"))?.value;
  const term = given.get("term");
  return mode !== undefined && typeof term === "string" ? { term, mode } : undefined;
}
