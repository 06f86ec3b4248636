import { useEffect } from "react";
import { turnSaved } from "../saved/turn-saved";
import { turnTracking } from "../tracking/turn-tracking";
import { showToast } from "../ui/toast";
import { api } from "./api";
import { registerIntent } from "./intents";
import { onKeptNews } from "./kept-news";
import { useAppDispatch } from "./store";

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
