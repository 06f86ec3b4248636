import { lazy, type ReactNode } from "react";
import { type ResultSlots, ResultSlotsContext } from "../catalogue/show-slots";
import { AddToList } from "../lists/add-to-list";
import { FavoriteButton } from "../saved/favorite-button";

const SLOTS: ResultSlots = {
  AddManyToList: lazy(() => import("../lists/add-many")),
  AddToList,
  FavoriteButton,
  SaveMany: lazy(() => import("../saved/save-many")),
  TrackMany: lazy(() => import("../tracking/track-many")),
};

/**
 * The controls that other features offer on results. What a control opens, and what works on several shows, is fetched when it is
 * first wanted.
 */
export function WithSlots({ children }: { children: ReactNode }) {
  return <ResultSlotsContext value={SLOTS}>{children}</ResultSlotsContext>;
}
