import { Heart } from "lucide-react";
import { useSession } from "../session/session";
import { cx } from "../ui/class-names";
import { IconButton } from "../ui/icon-button";
import type { SavableShow } from "./change-saved";
import { useAppDispatch } from "../client/store";
import { useAsUser } from "../session/use-as-user";
import { useSavedStateQuery } from "./saved-api";

/** The heart that saves or removes a show. Saving requires an account, so guests are asked to sign in. */
export function FavoriteButton({ podcast }: { podcast: SavableShow }) {
  const { saved, toggle } = useSaved(podcast);
  const { state } = useSession();
  return (
    <IconButton
      label={`Favorite: ${podcast.title}`}
      aria-pressed={saved}
      aria-haspopup={state === "guest" ? "dialog" : undefined}
      data-action="favorite"
      onClick={toggle}
    >
      <Heart size={18} className={cx("transition-transform duration-140", saved && "[scale:1.1] fill-current")} />
    </IconButton>
  );
}

/** Whether a show is saved, and a function that changes it. A guest is asked to sign in. */
function useSaved(show: SavableShow): { saved: boolean; toggle: () => void } {
  const { id, title } = show;
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const { data } = useSavedStateQuery(id, { skip: !user });
  const saved = user !== null && data != null;
  const toggle = useAsUser({ intent: "save", reason: `Sign in to save ${title}.`, podcastId: id, title }, () => {
    // The shell loads this for signed-in users before anything can be pressed.
    void import("./change-saved").then(({ changeSaved }) => dispatch(changeSaved(show, !saved)));
  });
  return { saved, toggle };
}
