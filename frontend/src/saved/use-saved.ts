import { useAppDispatch } from "../client/store";
import { useSession } from "../session/session";
import { useAsUser } from "../session/use-as-user";
import type { SavableShow } from "./change-saved";
import { useSavedStateQuery } from "./saved-api";

/** Whether a show is saved, and a function that changes it. A guest is asked to sign in. */
export function useSaved(show: SavableShow): { saved: boolean; toggle: () => void } {
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
