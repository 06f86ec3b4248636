import { lazy, type ReactNode } from "react";
import { MatchButton, MatchProvider, MatchSent } from "../campaigns/match/match-controls";
import { type PageSlots, PageSlotsContext } from "../catalogue/shows/show-slots";
import { AddToList } from "../lists/adding/add-to-list";
import { FavoriteButton } from "../saved/favorite-button";
import { TrackSwitch } from "../tracking/track-switch";

const SLOTS: PageSlots = {
  AddToList,
  CheckFeed: lazy(() => import("../claims/check-feed")),
  ContactCard: lazy(() => import("../contacts/contact-card")),
  CompareThis: lazy(() => import("../compare/compare-this")),
  FavoriteButton,
  MakerClaim: lazy(() => import("../claims/maker-claim")),
  MatchButton,
  MatchProvider,
  MatchSent,
  TrackSwitch,
};

/** The controls that other features provide for a podcast's page. What a control opens is loaded when it is first opened. */
export function WithSlots({ children }: { children: ReactNode }) {
  return <PageSlotsContext value={SLOTS}>{children}</PageSlotsContext>;
}
