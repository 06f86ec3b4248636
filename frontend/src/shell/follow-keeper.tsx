import { useEffect } from "react";
import { api } from "../client/api";
import { useAppDispatch } from "../client/store";
import { onKeptNews } from "../optimistic/kept-news";
import { turnSaved } from "../saved/turn-saved";
import { registerIntent } from "../session/intents";
import { turnTracking } from "../tracking/turn-tracking";
import { showToast } from "../ui/toast";

/** Carries out what a guest wanted to save or to track, and follows what other tabs save and track. Draws nothing. */
export function FollowKeeper() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const withdraw = [
      registerIntent("save", ({ podcastId: id, title = "the show" }) => {
        if (!id) return;
        void dispatch(turnSaved({ id, title }, true)).then((saved) => saved && showToast(dispatch, `Saved ${title}`));
      }),
      registerIntent("track", ({ podcastId: id, title = "the show" }) => {
        if (id) void dispatch(turnTracking({ id, title }, true));
      }),
    ];
    return () => withdraw.forEach((one) => one());
  }, [dispatch]);
  useEffect(() => onKeptNews((kept) => void dispatch(api.util.invalidateTags([kept]))), [dispatch]);
  return null;
}
