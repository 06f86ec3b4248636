import { useAppDispatch } from "../client/store";
import { useSession } from "../session/session";
import { useAsUser } from "../session/use-as-user";
import { useSavedStateQuery } from "./saved-api";

/** A show as far as it must be known to be saved. */
export type Show = { readonly id: string; readonly title: string };

/** Whether a show is saved, and the way to change that. A guest is asked to sign in. */
export function useSaved(show: Show): { saved: boolean; toggle: () => void } {
  const { id, title } = show;
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const { data } = useSavedStateQuery(id, { skip: !user });
  const saved = user !== null && data != null;
  const toggle = useAsUser({ intent: "save", reason: `Sign in to save ${title}.`, podcastId: id, title }, () => {
    // The keeper of wishes has fetched it by the time that anything is pressed.
    void import("./turn-saved").then(({ turnSaved }) => dispatch(turnSaved(show, !saved)));
  });
  return { saved, toggle };
}
