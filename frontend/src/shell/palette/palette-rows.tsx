import { foldText } from "@earshot/domain/catalogue/text/fold";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import type { SearchFilters, SearchMode } from "@earshot/domain/catalogue/search/search-request";
import { searchToUrl } from "@earshot/domain/catalogue/search/search-url";
import { ArrowRight, Bookmark, Filter, History, ListMusic, LogOut, Moon, Search, Send, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { listenersText } from "../../audience/range-text";
import { MatchedText } from "../../catalogue/search-box/matched-text";
import { podcastPath } from "../../catalogue/shows/podcast-path";
import { recentSearches } from "../../catalogue/query/recent-searches";
import { activeFilters, NO_FILTERS } from "../../catalogue/query/search";
import { hideColumns } from "../../catalogue/results/shown-columns";
import { runShortcut, type Shortcut } from "../../keyboard/shortcuts";
import type { NamedList } from "../../lists/api/use-my-lists";
import type { NamedView } from "../../saved/views/views-api";
import { chooseTheme, THEMES } from "../../styles/theme";
import { Cover } from "../../ui/cover";
import { filterOffers, largestFirst, readPalette } from "./palette-query";

/** A row of the palette. Rows with a `to` are links and can be opened in a new tab. */
export type PaletteRow = {
  readonly key: string;
  readonly group: string;
  readonly icon: ReactNode;
  readonly label: ReactNode;
  /** At the end of the row: a key, or a fact. */
  readonly end?: ReactNode;
  readonly to?: string;
  readonly state?: unknown;
  readonly run?: () => void;
  /** Whether the palette stays open. */
  readonly stays?: boolean;
};

type Typed = { readonly text: string; readonly filters: SearchFilters };

const MODES: readonly { readonly mode: SearchMode; readonly words: string }[] = [
  { mode: "all", words: "everything" },
  { mode: "title", words: "titles" },
  { mode: "topic", words: "topics" },
  { mode: "host", words: "hosts" },
];

/** "Search everything for …", and the same for each mode, starting with the one that a prefix chose. */
export function searchRows({ text, filters }: Typed): readonly PaletteRow[] {
  const { term, mode } = readPalette(text);
  if (term === "" && activeFilters(filters).length === 0) return [];
  const modes = [...MODES].sort((a, b) => Number(b.mode === mode) - Number(a.mode === mode));
  const group = term === "" ? "Search" : `Search for “${term}”`;
  return (term === "" ? modes.slice(0, 1) : modes).map(({ mode: in_, words }, index) => ({
    key: `search ${in_}`,
    group,
    icon: <Search size={16} />,
    label: (
      <>
        {term === "" ? "Search with these filters" : `Search ${words}`}
        {term !== "" && <span className="sr-only"> for {term}</span>}
      </>
    ),
    end: index === 0 ? <kbd className="keycap">Enter</kbd> : undefined,
    to: searchToUrl({ term, mode: in_, filters, sort: "relevance" }),
  }));
}

/** Filters that can be added as tokens. */
export function filterRows(
  typed: Typed,
  categories: readonly string[],
  language: string,
  take: (next: Typed) => void,
): readonly PaletteRow[] {
  return filterOffers(typed.text, typed.filters, categories, language).map(({ filters, rest }, index) => {
    const added = { ...typed.filters, ...filters };
    const label = activeFilters({ ...NO_FILTERS, ...filters }).at(-1)?.label ?? "";
    return {
      key: `filter ${label}`,
      group: "Narrow to",
      icon: <Filter size={16} />,
      label,
      end: index === 0 ? <kbd className="keycap">Tab</kbd> : undefined,
      run: () => take({ text: rest, filters: added }),
      stays: true,
    };
  });
}

/** Shows that match the typed text. */
export function matchRows(podcasts: readonly Podcast[], term: string): readonly PaletteRow[] {
  return largestFirst(podcasts, term).map((podcast) => ({
    key: `podcast ${podcast.id}`,
    group: "Podcasts",
    icon: <Cover src={podcast.imageUrl} seed={podcast.id} size={28} eager className="rounded-chip" />,
    label: (
      <>
        <MatchedText text={podcast.title} typed={term} />{" "}
        <span className="text-meta text-text-2">{podcast.itunesAuthor}</span>
      </>
    ),
    end: <span className="text-meta text-text-2">{listenersText(podcast)}</span>,
    to: podcastPath(podcast.id),
    state: { podcast },
  }));
}

/** Recent searches, while nothing is typed. */
export function recentRows({ text }: Typed): readonly PaletteRow[] {
  if (text.trim() !== "") return [];
  return recentSearches()
    .slice(0, 4)
    .map(({ term, mode, url }) => ({
      key: `recent ${url}`,
      group: "Recent searches",
      icon: <History size={16} />,
      label: term,
      end: <span className="text-meta text-text-2">{mode === "all" ? "anywhere" : `in ${mode}s`}</span>,
      to: url,
    }));
}

/** How many views or lists are offered before anything is typed. Typing finds the others. */
const AT_REST = 3;
const FOUND = 6;

function offered<Item extends { readonly name: string }>({ text }: Typed, items: readonly Item[]): readonly Item[] {
  const typed = text.trim();
  if (typed === "") return items.slice(0, AT_REST);
  return items.filter(({ name }) => foldText(name).includes(foldText(typed))).slice(0, FOUND);
}

export function viewRows(typed: Typed, views: readonly NamedView[]): readonly PaletteRow[] {
  return offered(typed, views).map((view) => ({
    key: `view ${view.id}`,
    group: "Saved views",
    icon: <Bookmark size={16} />,
    label: <MatchedText text={view.name} typed={typed.text.trim()} />,
    to: `/home?${view.query}`,
    run: () => hideColumns(view.hidden),
  }));
}

export function listRows(typed: Typed, lists: readonly NamedList[]): readonly PaletteRow[] {
  return offered(typed, lists).map((list) => ({
    key: `list ${list.id}`,
    group: "My Lists",
    icon: <ListMusic size={16} />,
    label: <MatchedText text={list.name} typed={typed.text.trim()} />,
    end: (
      <span className="text-meta text-text-2">
        {list.itemCount} {list.itemCount === 1 ? "show" : "shows"}
      </span>
    ),
    to: list.to,
  }));
}

const PAGES = [
  { to: "/home", label: "Search podcasts", keys: "G H" },
  { to: "/match", label: "Match a brief", keys: "G M" },
  { to: "/compare", label: "Compare shows", keys: "G C" },
  { to: "/lists", label: "My Lists", keys: "G L" },
  { to: "/dashboard", label: "Dashboard", keys: "G D" },
  { to: "/drafts", label: "Drafts", keys: undefined },
  { to: "/api", label: "API", keys: "G A" },
  { to: "/blog", label: "Blog", keys: "G B" },
  { to: "/about", label: "About", keys: undefined },
  { to: "/advertisers", label: "PodcastGPT", keys: undefined },
] as const;

const REQUEST = "Send a campaign request";
const GUEST_PAGES = [{ to: "/sign-in", label: "Log In", keys: undefined }] as const;
const USER_PAGES = [
  { to: "/watching", label: "Watched searches", keys: undefined },
  { to: "/account", label: "Account settings", keys: undefined },
  { to: "/account/api", label: "API usage", keys: undefined },
] as const;

export type CommandContext = {
  readonly pathname: string;
  readonly shortcuts: readonly Shortcut[];
  /** undefined for guests. */
  readonly signOut: (() => void) | undefined;
  /** Opens the campaign request form. */
  readonly openRequest: () => void;
};

/** The palette's actions, other than searches, that match the typed text. */
export function commandRows(
  { text }: Typed,
  { pathname, shortcuts, signOut, openRequest }: CommandContext,
): readonly PaletteRow[] {
  const typed = text.trim().toLowerCase();
  const named = (label: string) => typed === "" || label.toLowerCase().includes(typed);
  const here = pathname.startsWith("/podcast/") ? shortcuts.filter(({ group }) => group === "This page") : [];
  const actions = here
    .filter(({ does, keys }) => PODCAST_KEYS.includes(keys) && named(does))
    .map(({ does, keys }) => ({
      key: `action ${keys}`,
      group: "This podcast",
      icon: <Zap size={16} />,
      label: does,
      end: <kbd className="keycap">{keys}</kbd>,
      run: () => runShortcut(keys),
    }));
  const pages = [...PAGES, ...(signOut ? USER_PAGES : GUEST_PAGES)]
    .filter(({ label }) => named(label))
    .map(({ to, label, keys }) => ({
      key: `page ${to}`,
      group: "Go to",
      icon: <ArrowRight size={16} />,
      label,
      end: keys === undefined ? undefined : <kbd className="keycap">{keys}</kbd>,
      to,
    }));
  const request: readonly PaletteRow[] = named(REQUEST)
    ? [{ key: "request", group: "Go to", icon: <Send size={16} />, label: REQUEST, run: openRequest }]
    : [];
  const leave = signOut && named("Sign out");
  const account: readonly PaletteRow[] = leave
    ? [{ key: "sign out", group: "Go to", icon: <LogOut size={16} />, label: "Sign out", run: signOut }]
    : [];
  const themes = THEMES.filter(({ label }) => named(`Theme ${label}`)).map(({ value, label }) => ({
    key: `theme ${value}`,
    group: "Theme",
    icon: <Moon size={16} />,
    label,
    run: () => chooseTheme(value),
  }));
  return [...actions, ...pages, ...request, ...account, ...(typed === "" ? [] : themes)];
}

/** Shortcuts of a podcast's page that get a row; those that only move the focus do not. */
const PODCAST_KEYS = ["M", "T", "L", "C", "P", "1", "2"];
