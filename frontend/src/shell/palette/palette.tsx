import { languageCode } from "@earshot/domain/catalogue/codes/languages";
import { FIRST_MODE } from "@earshot/domain/catalogue/search/search-rules";
import { Search, X } from "lucide-react";
import { type KeyboardEvent, useCallback, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useOptionList } from "../../catalogue/search-box/option-list";
import { activeFilters, NO_FILTERS } from "../../catalogue/query/search";
import { useMatches } from "../../catalogue/api/use-matches";
import { useCatalogueSummaryQuery } from "../../client/api";
import { useAppDispatch, useAppSelector } from "../../client/store";
import { useCurrentShortcuts } from "../../keyboard/shortcuts";
import { useMyLists } from "../../lists/api/use-my-lists";
import { overlayOpened } from "../../navigation/overlay-slice";
import { useViews } from "../../saved/views/use-views";
import { useSession } from "../../session/session";
import { useSignOut } from "../../session/use-sign-out";
import { FilterChip } from "../../ui/chip";
import { IconButton } from "../../ui/icon-button";
import { type PaletteDraft, paletteDraftStored, selectPaletteDraft } from "./palette-draft";
import { PaletteList } from "./palette-list";
import { readPalette } from "./palette-query";
import {
  commandRows,
  filterRows,
  listRows,
  matchRows,
  recentRows,
  searchRows,
  type PaletteRow,
  viewRows,
} from "./palette-rows";

const EMPTY: PaletteDraft = { text: "", filters: NO_FILTERS };
/** The language of the visitor's browser, which is the first filter offered. */
const OWN_LANGUAGE = languageCode(navigator.language) ?? "en";

/** Advanced search and quick navigation: one field and one list, fully usable by keyboard. */
export function Palette({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [opened] = useState(() => Date.now());
  const draft = useAppSelector((state) => selectPaletteDraft(state, opened)) ?? EMPTY;
  const change = useCallback(
    (next: PaletteDraft) => void dispatch(paletteDraftStored({ draft: next, at: Date.now() })),
    [dispatch],
  );
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const signedIn = useSession().user !== null;
  const myLists = useMyLists(signedIn);
  const { views } = useViews();
  const signOut = useSignOut();
  const openRequest = useCallback(() => void dispatch(overlayOpened({ kind: "campaign" })), [dispatch]);
  const { data: summary } = useCatalogueSummaryQuery();
  const { term, mode } = readPalette(draft.text);
  const { matches, settled } = useMatches({
    term,
    mode: mode ?? FIRST_MODE,
    filters: draft.filters,
    sort: "relevance",
  });
  const shortcuts = useCurrentShortcuts();

  const rows = useMemo((): readonly PaletteRow[] => {
    const categories = summary?.categories.map(({ name }) => name) ?? [];
    const search = searchRows(draft);
    const found = [...matchRows(matches, term), ...filterRows(draft, categories, OWN_LANGUAGE, change)];
    const own = [...viewRows(draft, views), ...listRows(draft, myLists), ...recentRows(draft)];
    const commands = commandRows(draft, { pathname, shortcuts, signOut: signedIn ? signOut : undefined, openRequest });
    return [...search, ...found, ...own, ...commands];
  }, [draft, matches, term, summary, pathname, shortcuts, change, signedIn, signOut, myLists, views, openRequest]);

  const open = (row: PaletteRow, elsewhere = false) => {
    if (row.stays) return row.run?.();
    if (row.to !== undefined && elsewhere) return void window.open(row.to, "_blank", "noopener");
    change(EMPTY);
    onClose();
    if (row.to !== undefined) void navigate(row.to, { state: row.state });
    row.run?.();
  };
  const list = useOptionList(rows.length, (index) => rows[index] && open(rows[index]), { start: 0 });

  const write = (next: PaletteDraft) => {
    change(next);
    list.setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = rows[list.active];
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey) && chosen) {
      event.preventDefault();
      return open(chosen, true);
    }
    if (list.onKeyDown(event)) return;
    const offer = rows.find((row) => row.key.startsWith("filter "));
    if (event.key === "Tab" && !event.shiftKey && offer && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // Otherwise, the dialog would handle the key and move the focus.
      event.stopPropagation();
      offer.run?.();
      list.setActive(0);
    }
    // The first Escape clears the field, the next one closes the dialog.
    if (event.key === "Escape" && (draft.text !== "" || activeFilters(draft.filters).length > 0)) {
      event.preventDefault();
      event.stopPropagation();
      write(EMPTY);
    }
    if (event.key === "Backspace" && event.currentTarget.selectionEnd === 0) {
      const last = activeFilters(draft.filters).at(-1);
      if (last) write({ ...draft, filters: last.without });
    }
  };

  return (
    <div className="flex h-full max-h-[inherit] flex-col">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 has-[span]:pt-2 sm:px-5">
        {activeFilters(draft.filters).map(({ key, label, without }) => (
          <FilterChip key={key} label={label} onRemove={() => write({ ...draft, filters: without })} />
        ))}
        <div className="flex min-w-56 flex-1 items-center gap-3">
          <Search size={18} className="shrink-0 text-text-3" />
          <input
            autoFocus
            onFocus={(event) => event.target.select()}
            type="text"
            aria-label="Search podcasts and go anywhere"
            placeholder="Search titles, # topics, @ hosts"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={draft.text}
            onChange={(event) => write({ ...draft, text: event.target.value })}
            onKeyDown={onKeyDown}
            className="h-14 min-w-0 flex-1 bg-transparent text-[1.0625rem] outline-none"
            {...list.fieldProps}
          />
          <IconButton label="Close" onClick={onClose} className="-mr-2 sm:hidden">
            <X size={20} />
          </IconButton>
        </div>
      </div>
      <PaletteList rows={rows} list={list} />
      <p role="status" className="sr-only">
        {settled && term !== ""
          ? matches.length === 1
            ? "1 podcast matches"
            : `${matches.length} podcasts match`
          : ""}
      </p>
      <p
        aria-hidden="true"
        className="hidden items-center gap-4 border-t border-line px-5 py-2.5 text-meta text-text-2 sm:flex"
      >
        <Hint keys="t:">titles</Hint>
        <Hint keys="#">topics</Hint>
        <Hint keys="@">hosts</Hint>
        <Hint keys="Tab">adds a filter</Hint>
        <span className="ml-auto">
          <Hint keys="Esc">clears, then closes</Hint>
        </span>
      </p>
    </div>
  );
}

function Hint({ keys, children }: { keys: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <kbd className="keycap">{keys}</kbd>
      {children}
    </span>
  );
}
