/**
 * The controls of other features that stand on a show's card and page. Screens of the catalogue take them from here alone.
 * What a control opens is fetched when it is first opened; the control itself is small and there at once.
 */
export { AddToList } from "../lists/add-to-list";
export { FavoriteButton } from "../saved/favorite-button";
export { TrackSwitch } from "../tracking/track-switch";
export { MatchButton, MatchProvider, MatchSent } from "./match-controls";
