import { Heart } from "lucide-react";
import { useSession } from "../session/session";
import { Button } from "../ui/button";
import { cx } from "../ui/class-names";
import { IconButton } from "../ui/icon-button";
import type { SavableShow } from "./change-saved";
import { useSaved } from "./use-saved";

type Props = { podcast: SavableShow; /** Shows the label beside the heart. */ labeled?: boolean; className?: string };

/** The heart that saves or removes a show. Saving requires an account, so guests are asked to sign in. */
export function FavoriteButton({ podcast, labeled = false, className }: Props) {
  const { saved, toggle } = useSaved(podcast);
  const { state } = useSession();
  const name = `Favorite: ${podcast.title}`;
  const common = {
    "aria-pressed": saved,
    "aria-haspopup": state === "guest" ? ("dialog" as const) : undefined,
    "data-action": "favorite",
    onClick: toggle,
  };
  const heart = (
    <Heart size={18} className={cx("transition-transform duration-140", saved && "[scale:1.1] fill-current")} />
  );
  if (!labeled) {
    return (
      <IconButton label={name} className={className} {...common}>
        {heart}
      </IconButton>
    );
  }
  return (
    <Button variant="ghost" aria-label={name} className={cx("px-2.5 aria-pressed:text-accent", className)} {...common}>
      {heart}
      Favorite
    </Button>
  );
}
