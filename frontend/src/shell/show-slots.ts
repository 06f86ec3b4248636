import { lazy } from "react";
import { MatchButton, MatchProvider, MatchSent } from "../campaigns/match-controls";
import type { ShowSlots } from "../catalogue/show-slots";
import { AddToList } from "../lists/add-to-list";
import { FavoriteButton } from "../saved/favorite-button";
import { TrackSwitch } from "../tracking/track-switch";

/**
 * The controls that other features offer on a podcast's card and page. What a control opens is fetched when it is first
 * opened; the control itself is small and there at once.
 */
export const SHOW_SLOTS: ShowSlots = {
  AddManyToList: lazy(() => import("../lists/add-many")),
  AddToList,
  FavoriteButton,
  MatchButton,
  MatchProvider,
  MatchSent,
  SaveMany: lazy(() => import("../saved/save-many")),
  TrackMany: lazy(() => import("../tracking/track-many")),
  TrackSwitch,
};
