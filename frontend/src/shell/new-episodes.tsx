import { type ComponentType, lazy } from "react";
import { useSession } from "../session/session";
import { SparePart } from "../ui/spare-part";

type Props = { className?: string };

/** A part of the header that only signed-in users need: fetched once one is known to be there. */
function forUsers(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function ForUsers(props) {
    const { user } = useSession();
    if (!user) return null;
    return (
      <SparePart>
        <Part {...props} />
      </SparePart>
    );
  };
}

const load = () => import("../tracking/unseen-badge");

/** The number of new episodes of tracked shows, for a link to the dashboard; a dot without the number; its announcer. */
export const NewEpisodes = forUsers(async () => (await load()).UnseenBadge);
export const NewEpisodesDot = forUsers(async () => (await load()).UnseenDot);
export const NewEpisodesNews = forUsers(async () => (await load()).UnseenNews);
