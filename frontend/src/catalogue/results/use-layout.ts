import {
  layoutFromUrl,
  type ResultsLayout,
  SEARCH_PATH,
  searchFromUrl,
  searchToUrl,
} from "@earshot/domain/catalogue/search/search-url";
import { useLocation, useNavigate } from "react-router-dom";
import { deviceMemory } from "../../platform/device-memory";
import { useHydrated } from "../../platform/hydration";

const KEY = "earshot.results-layout";

/** The layout of the results: from the address, otherwise the last choice on this device. Choosing stores it in both. */
export function useLayout(): { layout: ResultsLayout; choose: (layout: ResultsLayout) => void } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The server's HTML has cards.
  const layout = hydrated ? (layoutFromUrl(new URLSearchParams(search)) ?? remembered()) : "cards";
  const choose = (next: ResultsLayout) => {
    deviceMemory.write(KEY, next);
    const now = window.location;
    if (now.pathname !== SEARCH_PATH) return;
    void navigate(searchToUrl(searchFromUrl(new URLSearchParams(now.search)), next), { replace: true });
  };
  return { layout, choose };
}

const remembered = (): ResultsLayout => (deviceMemory.read(KEY) === "table" ? "table" : "cards");
