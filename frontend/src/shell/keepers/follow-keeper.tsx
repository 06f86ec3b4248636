import { useEffect } from "react";
import { api } from "../../client/api";
import { useAppDispatch } from "../../client/store";
import { ownNews } from "../../optimistic/own-news";
import { changeSaved } from "../../saved/change-saved";
import { useViewsTakenOver } from "../../saved/views/use-views";
import { registerIntent } from "../../session/intents";
import { showToast } from "../../toasts/toast";
import { changeTracked } from "../../tracking/change-tracked";

/** Completes a guest's pending save or track, and follows changes in other tabs. Renders nothing. */
export function FollowKeeper() {
  const dispatch = useAppDispatch();
  useViewsTakenOver();
  useEffect(() => {
    const withdraw = [
      registerIntent("save", ({ podcastId: id, title = "the show" }) => {
        if (!id) return;
        void dispatch(changeSaved({ id, title }, true)).then((saved) => saved && showToast(dispatch, `Saved ${title}`));
      }),
      registerIntent("track", ({ podcastId: id, title = "the show" }) => {
        if (id) void dispatch(changeTracked({ id, title }, true));
      }),
    ];
    return () => withdraw.forEach((one) => one());
  }, [dispatch]);
  useEffect(() => ownNews.follow((tag) => void dispatch(api.util.invalidateTags([tag]))), [dispatch]);
  return null;
}
