import { lazy, type ReactNode } from "react";
import { type ResultSlots, ResultSlotsContext } from "../catalogue/shows/show-slots";
import { AddToList } from "../lists/adding/add-to-list";
import { FavoriteButton } from "../saved/favorite-button";
import { SaveView } from "../saved/views/save-view";
import { ViewsPlace } from "../saved/views/views-place";

const SLOTS: ResultSlots = {
  AddManyToList: lazy(() => import("../lists/adding/add-many")),
  AddToList,
  CompareMany: lazy(() => import("../compare/compare-many")),
  FavoriteButton,
  PlanMany: lazy(() => import("../lists/planning/plan-many")),
  SaveView,
  SavedViews: ViewsPlace,
  SaveMany: lazy(() => import("../saved/save-many")),
  TrackMany: lazy(() => import("../tracking/track-many")),
};

/** The controls that other features provide for results. Dialogs, and actions on several shows, are loaded on first use. */
export function WithSlots({ children }: { children: ReactNode }) {
  return <ResultSlotsContext value={SLOTS}>{children}</ResultSlotsContext>;
}
