import { type ComponentType, lazy } from "react";
import { useSession } from "../../session/session";
import { SparePart } from "../../ui/spare-part";

type Props = { className?: string };

/** A part of the header for signed-in users: its code loads once the visitor is known to be signed in. */
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

const load = () => import("../../tracking/unseen-badge");

/**
 * The number of new episodes of tracked shows, for a link to the dashboard; without a number, a dot; and the announcement for screen
 * readers.
 */
export const NewEpisodes = forUsers(async () => (await load()).UnseenBadge);
export const NewEpisodesDot = forUsers(async () => (await load()).UnseenDot);
export const NewEpisodesNews = forUsers(async () => (await load()).UnseenNews);
