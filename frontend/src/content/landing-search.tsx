import type { SearchMode } from "@earshot/domain/catalogue/search-request";
import { toSearchMode } from "@earshot/domain/catalogue/search-rules";
import { useState } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { overlayOpened } from "../app/overlay-slice";
import { useAppDispatch } from "../app/store";
import { platform } from "../platform/web-platform";
import { Button } from "../ui/button";
import { SearchForm } from "./search-form";

const KEY = "earshot.landing-search";

/** What was typed before leaving, for the way back. */
function kept(): { term: string; mode: SearchMode } {
  const [mode, term = ""] = platform.memory.read(KEY)?.split("\n") ?? [];
  return { mode: toSearchMode(mode), term };
}

/** The landing page's search: keeps term and mode over a visit to the results and Back, and points to advanced search. */
export function LandingSearch() {
  const dispatch = useAppDispatch();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const [start] = useState(() => (cameBack ? kept() : { term: "", mode: "title" as const }));
  const openPalette = () => void dispatch(overlayOpened({ kind: "palette" }));
  return (
    <>
      <SearchForm
        initialTerm={start.term}
        initialMode={start.mode}
        onChange={(term, mode) => platform.memory.write(KEY, `${mode}\n${term}`)}
        focused
      />
      <p className="mt-2.5 text-control font-normal text-text-2 pointer-coarse:hidden">
        Press <kbd className="keycap">{platform.modKey}+K</kbd> to open advanced search
      </p>
      <div className="mt-1 -ml-4 hidden pointer-coarse:block">
        <Button variant="ghost" onClick={openPalette} className="text-accent!">
          Advanced search
        </Button>
      </div>
    </>
  );
}
