import { VIEW_NAME_MAX, VIEWS_MAX } from "@earshot/domain/saved/views/saved-view";
import { useEffect } from "react";
import { isApiError } from "../../client/api-error";
import { useAppDispatch } from "../../client/store";
import { useObserved } from "../../platform/observable";
import { useSession } from "../../session/session";
import { useToast } from "../../toasts/toast";
import { TOAST_MS } from "../../toasts/toast-slice";
import { arrangeViews } from "./arrange-views";
import { guestViews, keepGuestViews } from "./guest-views";
import { inOrder, movedBy } from "./view-order";
import { rememberViewCount } from "./view-count";
import { type NamedView, viewsApi } from "./views-api";

const NONE: readonly NamedView[] = [];
const FAILED = "The view could not be saved. Try again.";

/** The saved searches: the account's, or for a guest those in this browser. */
export function useViews() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { state } = useSession();
  const own = viewsApi.useSavedViewsQuery(undefined, { skip: state !== "user" });
  const onDevice = useObserved(guestViews, NONE);
  const views = state === "user" ? (own.data ?? NONE) : onDevice;
  const isKnown = state === "user" ? own.data !== undefined || own.isError : state !== "unknown";
  const hasFailed = state === "failed" || own.isError;
  useEffect(() => {
    if (isKnown && !hasFailed) rememberViewCount(views.length);
  }, [isKnown, hasFailed, views.length]);

  /** Creates or changes a view. Returns the error message if it was refused. */
  const put = async (view: NamedView): Promise<string | undefined> => {
    if (view.name === "") return "Give the view a name.";
    if ([...view.name].length > VIEW_NAME_MAX) return `At most ${VIEW_NAME_MAX} characters.`;
    if (state === "user") {
      const { error } = await dispatch(viewsApi.endpoints.putView.initiate(view));
      return error ? (isApiError(error) && error.detail) || FAILED : undefined;
    }
    const now = guestViews.get();
    const known = now.some(({ id }) => id === view.id);
    if (!known && now.length >= VIEWS_MAX) return `You can save up to ${VIEWS_MAX} views. Delete one first.`;
    keepGuestViews(known ? now.map((one) => (one.id === view.id ? view : one)) : [view, ...now]);
    return undefined;
  };
  /** Applies a new order of the views at once, and stores it. */
  const arrange = async (ids: readonly string[]) => {
    if (state !== "user") return keepGuestViews(inOrder(guestViews.get(), ids));
    try {
      await dispatch(arrangeViews(ids));
    } catch {
      dispatch(viewsApi.util.invalidateTags([{ type: "Saved", id: "views" }]));
      toast("The view could not be moved. Try again.", "error");
    }
  };
  /** Moves a view up or down; can be undone. */
  const move = (view: NamedView, steps: -1 | 1) => {
    const before = views.map(({ id }) => id);
    const after = movedBy(before, view.id, steps);
    if (after === before) return;
    void arrange(after);
    const text = `Moved the view ${view.name} ${steps < 0 ? "up" : "down"}`;
    toast(text, "neutral", TOAST_MS.undo, { label: "Undo", run: () => void arrange(before) });
  };
  /** Deletes a view; undo restores it at its old position. */
  const remove = async (view: NamedView) => {
    const before = views.map(({ id }) => id);
    if (state === "user") {
      const { error } = await dispatch(viewsApi.endpoints.removeView.initiate(view.id));
      if (error) return toast("The view could not be deleted. Try again.", "error");
    } else keepGuestViews(guestViews.get().filter(({ id }) => id !== view.id));
    const undo = async () => {
      const refused = await put(view);
      if (refused) toast(refused, "error");
      else await arrange(before);
    };
    toast(`Deleted the view ${view.name}`, "neutral", TOAST_MS.undo, { label: "Undo", run: () => void undo() });
  };
  /** Loads the account's views again; undefined unless they could not be loaded. */
  const retry = own.isError && own.data === undefined ? () => void own.refetch() : undefined;
  return { views, isKnown, retry, retrying: own.isFetching, put, remove, move };
}

/**
 * Moves a guest's views into the account after the sign-in. Views beyond the account's limit stay in the browser. After the sign-out, the
 * number of the account's views does not.
 */
export function useViewsTakenOver(): void {
  const dispatch = useAppDispatch();
  const { state } = useSession();
  useEffect(() => {
    if (state === "guest") rememberViewCount(guestViews.get().length);
    if (state !== "user") return;
    // The oldest first, so that the newest ends up on top in the account too.
    const take = async () => {
      for (const view of [...guestViews.get()].reverse()) {
        const { error } = await dispatch(viewsApi.endpoints.putView.initiate(view));
        if (error) return;
        keepGuestViews(guestViews.get().filter(({ id }) => id !== view.id));
      }
    };
    void take();
  }, [state, dispatch]);
}
