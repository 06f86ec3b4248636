import { Heart } from "lucide-react";
import { useSession } from "../session/session";
import { cx } from "../ui/class-names";
import { IconButton } from "../ui/icon-button";
import type { SavableShow } from "./change-saved";
import { useSaved } from "./use-saved";

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
