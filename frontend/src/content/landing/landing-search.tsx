import { useEffect } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { useAppDispatch, useAppSelector } from "../../client/store";
import { overlayOpened } from "../../navigation/overlay-slice";
import { useModKey } from "../../platform/hydration";
import { Button } from "../../ui/button";
import { landingDraftEmptied, landingDraftWritten, selectLandingDraft } from "./landing-draft";
import { SearchForm } from "./search-form";

/** The landing page's search: keeps the term and mode for Back, and mentions advanced search. */
export function LandingSearch() {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectLandingDraft);
  const modKey = useModKey();
  const arrival = useNavigationType();
  useEffect(() => {
    if (arrival !== NavigationType.Pop) dispatch(landingDraftEmptied());
  }, [arrival, dispatch]);
  const openPalette = () => void dispatch(overlayOpened({ kind: "palette" }));
  return (
    <>
      <SearchForm draft={draft} onChange={(next) => dispatch(landingDraftWritten(next))} focused />
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
