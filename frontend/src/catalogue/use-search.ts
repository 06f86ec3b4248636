import { searchFromUrl, searchToUrl } from "@earshot/domain/catalogue/search-url";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type Search } from "./search";

/** "commit" is a step that Back returns from; "typing" changes the step that one is on. */
export type SearchStep = "commit" | "typing";

/** The search in the address, and the way to change it. */
export function useSearch(): { search: Search; go: (next: Search, step?: SearchStep) => void } {
  const { search: query, pathname, state } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => searchFromUrl(new URLSearchParams(query)), [query]);
  const go = useCallback(
    (next: Search, step: SearchStep = "commit") => {
      const path = searchToUrl(next);
      if (path === pathname + query) return;
      // The state belongs to the step: "typing" keeps it (the filter sheet stays open), "commit" starts without.
      void navigate(path, step === "typing" ? { replace: true, state: state as unknown } : {});
    },
    [navigate, pathname, query, state],
  );
  return { search, go };
}
