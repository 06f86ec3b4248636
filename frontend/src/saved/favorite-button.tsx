import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { Heart } from "lucide-react";
import { useLoginDialog } from "../app/login-dialog";
import { IconButton } from "../ui/icon-button";

/** Saves a show. Keeping things needs an account, so a guest is asked to sign in. */
export function FavoriteButton({ podcast, className }: { podcast: Podcast; className?: string }) {
  const login = useLoginDialog();
  return (
    <IconButton
      label={`Favorite: ${podcast.title}`}
      aria-pressed={false}
      aria-haspopup="dialog"
      data-action="favorite"
      className={className}
      onClick={() =>
        login.open({
          intent: "save",
          reason: `Sign in to save ${podcast.title}.`,
          podcastId: podcast.id,
          title: podcast.title,
        })
      }
    >
      <Heart size={18} />
    </IconButton>
  );
}
