import { useNavigate } from "react-router-dom";
import { isApiError } from "../../client/api-error";
import { useAppDispatch } from "../../client/store";
import { useSession } from "../../session/session";
import { signInPath } from "../../session/sign-in-path";
import { useToast } from "../../toasts/toast";
import { watchingApi } from "./watching-api";

/** The page with the changes of a watched view. */
export const watchingPath = (id: string): string => `/watching?view=${encodeURIComponent(id)}`;

type Watchable = { readonly id: string; readonly name: string };

/** Which views are watched, and a function that changes it. Guests sign in first, because watched views run on the server. */
export function useWatching() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = useSession();
  const { data } = watchingApi.useWatchesQuery(undefined, { skip: state !== "user" });
  const watchOf = (id: string) => (state === "user" ? data?.watches.find((one) => one.id === id) : undefined);

  const setWatched = async ({ id, name }: Watchable, watched: boolean): Promise<void> => {
    if (state !== "user") return void navigate(signInPath("/home", "watch"));
    const { watchView, unwatchView } = watchingApi.endpoints;
    const { error } = await dispatch((watched ? watchView : unwatchView).initiate(id));
    if (error && isApiError(error) && error.status === 401) return;
    if (error) return toast("That did not work. Try again.", "error");
    toast(watched ? `Watching ${name}` : `No longer watching ${name}`, "success");
  };
  return { watchOf, setWatched };
}
