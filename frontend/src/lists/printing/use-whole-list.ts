import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { shallowEqual } from "react-redux";
import { type AppState, useAppSelector, useAppStore } from "../../client/store";
import { failureReason } from "../../client/failure-reason";
import { useShortcut } from "../../keyboard/shortcuts";
import { completeOnPaper, printsPart } from "../../platform/paper";
import { usePrint } from "../../platform/use-print";
import { useToast } from "../../toasts/toast";
import { pageCount, showCount } from "../api/count-texts";
import { type Asked, loadPages, NotPrinted, type PartOfList } from "./load-pages";
import { usePagesAhead } from "./use-pages-ahead";

const FAILED = "The other pages couldn’t be loaded.";
/** How long an offer to print is shown, in milliseconds; the page has a button for all pages, too. */
const OFFER_MS = 20_000;

/**
 * Lists of up to this many shows are loaded ahead (judgment). This takes at most three more requests, and three more after each change that
 * loads the page again.
 */
const AHEAD_MAX = 96;

type Source<Page extends PartOfList> = {
  /** The list with its order and filters. With another key, the pages are shown one by one again. */
  readonly key: string;
  /** The page that is shown; undefined until it has loaded. */
  readonly shown: Page | undefined;
  /** Whether `shown` belongs to `key`. The previous page stays until another has loaded. */
  readonly isCurrent: boolean;
  /** Loads a page; with `fresh` also if it has been loaded before. */
  readonly ask: (page: number, fresh: boolean) => Asked;
  /** A page that was loaded. */
  readonly read: (state: AppState, page: number) => Page | undefined;
};

export type WholeList = {
  /** How many pages are shown together, to be printed; 0 if only one is shown. */
  readonly pages: number;
  /** Whether the list has several pages. */
  readonly several: boolean;
  /** The number of shows loaded so far; undefined if none are being loaded. */
  readonly progress: { readonly loaded: number; readonly total: number } | undefined;
  /** Stops loading, or shows one page again. */
  readonly stop: () => void;
};

/**
 * Loads all pages of a list before it is printed; `loaded` contains them meanwhile. The browser's own command cannot wait: it prints the
 * pages that were loaded ahead. If the list is too long for that, an offer to print all pages follows.
 */
export function useWholeList<Page extends PartOfList>({ key, shown, isCurrent, ask, read }: Source<Page>) {
  const toast = useToast();
  const print = usePrint();
  const [shownWhole, setWhole] = useState({ key, pages: 0 });
  const [progress, setProgress] = useState<WholeList["progress"]>();
  const work = useRef<{ readonly asked: Asked[] }>(undefined);
  const pages = shownWhole.key === key ? shownWhole.pages : 0;
  const several = shown !== undefined && shown.total > shown.pageSize;

  const stop = useCallback(() => {
    for (const one of work.current?.asked ?? []) one.unsubscribe();
    work.current = undefined;
    setProgress(undefined);
    setWhole((now) => (now.pages === 0 ? now : { ...now, pages: 0 }));
  }, []);
  const showAll = useEffectEvent(async (withPart: () => void) => {
    if (work.current) return pages > 0;
    const mine = { asked: [] as Asked[] };
    work.current = mine;
    const isStopped = () => work.current !== mine;
    const load = (page: number) => {
      const asked = ask(page, true);
      mine.asked.push(asked);
      return asked.unwrap();
    };
    try {
      const count = await loadPages(load, (loaded, total) => setProgress({ loaded, total }), isStopped);
      if (count === undefined) return false;
      flushSync(() => {
        setProgress(undefined);
        setWhole({ key, pages: count });
      });
      // The rows are in the page now; parts of them may take another step.
      await new Promise((resolve) => setTimeout(resolve));
      return !isStopped();
    } catch (error) {
      if (!isStopped()) {
        stop();
        toast(whyNot(error), "error", OFFER_MS, { label: "Continue with this page", run: withPart });
      }
      return false;
    }
  });
  useEffect(() => {
    if (!several) return;
    const end = completeOnPaper({ showAll: (withPart) => showAll(withPart), showPart: stop });
    return () => {
      end();
      stop();
    };
  }, [key, several, stop]);

  useShortcut("Mod+P", "Print all pages", print, { enabled: several });
  const ahead = isCurrent && shown && several && shown.total <= AHEAD_MAX ? pageCount(shown.total, shown.pageSize) : 0;
  usePagesAhead(key, ahead, (page) => ask(page, false));
  const store = useAppStore();
  const pagesIn = (state: AppState, count: number) =>
    Array.from({ length: count }, (_, index) => read(state, index + 1)).filter((page) => page !== undefined);
  const beforePrint = useEffectEvent(() => {
    if (pages > 0 || ahead === 0 || printsPart()) return;
    const ids = new Set(
      pagesIn(store.getState(), ahead).flatMap(({ items }) => items.map(({ podcastId }) => podcastId)),
    );
    if (ids.size === shown?.total) flushSync(() => setWhole({ key, pages: ahead }));
  });
  const afterPrint = useEffectEvent(() => {
    if (pages > 0) {
      // If a button started the print, its own code ends it.
      if (!work.current) stop();
      return;
    }
    if (!shown || printsPart()) return;
    const part = `${shown.items.length.toLocaleString("en-US")} of ${showCount(shown.total)}`;
    // The dialog may have been closed without printing.
    const text = `The browser’s own command prints only this page: ${part}.`;
    toast(text, "neutral", OFFER_MS, { label: "Print all pages", run: print });
  });
  useEffect(() => {
    if (!several) return;
    const before = () => beforePrint();
    const after = () => afterPrint();
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, [several]);

  const loaded = useAppSelector((state) => pagesIn(state, pages), shallowEqual);
  const whole: WholeList = { pages, several, progress, stop };
  return { whole, loaded };
}

/** Why not all pages are shown, for the user. */
function whyNot(error: unknown): string {
  if (error instanceof NotPrinted) return error.message;
  if (!navigator.onLine) return "You’re offline, so the other pages couldn’t be loaded.";
  return [FAILED, failureReason(error)].join(" ").trim();
}
