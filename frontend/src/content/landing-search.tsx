import { useEffect } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { useAppDispatch } from "../client/store";
import { overlayOpened } from "../navigation/overlay-slice";
import { useModKey } from "../platform/hydration";
import { Button } from "../ui/button";
import { setLandingDraft, useLandingDraft } from "./landing-draft";
import { SearchForm } from "./search-form";

/** The landing page's search: keeps term and mode over a visit to the results and Back, and points to advanced search. */
export function LandingSearch() {
  const dispatch = useAppDispatch();
  const draft = useLandingDraft();
  const modKey = useModKey();
  const arrival = useNavigationType();
  useEffect(() => {
    if (arrival !== NavigationType.Pop) setLandingDraft("empty");
  }, [arrival]);
  const openPalette = () => void dispatch(overlayOpened({ kind: "palette" }));
  return (
    <>
      <SearchForm draft={draft} onChange={setLandingDraft} focused />
      <p className="mt-2.5 text-control font-normal text-text-2 pointer-coarse:hidden">
        Press <kbd className="keycap">{modKey}+K</kbd> to open advanced search
      </p>
      <div className="mt-1 -ml-4 hidden pointer-coarse:block">
        <Button variant="ghost" onClick={openPalette} className="text-accent!">
          Advanced search
        </Button>
      </div>
    </>
  );
}
