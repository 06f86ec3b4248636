import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { pendingAction, registerIntent } from "../../session/intents";

/**
 * When a page is opened again, the browser first scrolls to the old position. After this many frames without movement, it counts as still.
 */
const RESTING_FRAMES = 8;
const TIMEOUT_MS = 3000;
/** Height of the site's header in px. */
const HEADER = 56;

/** Opens a show's menu automatically if a guest asked for it before signing in. */
export function useAddIntent(
  podcastId: PodcastId,
  button: RefObject<HTMLElement | null>,
  open: (how: "pick" | "create") => void,
): void {
  const carryOut = useEffectEvent(open);
  useEffect(() => {
    const action = pendingAction();
    if (action?.podcastId !== podcastId) return;
    if (action.intent !== "add_to_list" && action.intent !== "create_list") return;
    const how = action.intent === "create_list" ? "create" : "pick";
    return registerIntent(action.intent, () => {
      if (button.current) whenAtRest(button.current, () => carryOut(how));
    });
  }, [podcastId, button]);
}

/** Waits until an element stops moving; scrolls it into view if it is outside. */
function whenAtRest(element: HTMLElement, then: () => void): void {
  const since = performance.now();
  let resting = 0;
  let before = NaN;
  const focusTrigger = () => {
    if (!element.isConnected) return;
    const { top, bottom } = element.getBoundingClientRect();
    resting = Math.abs(top - before) < 1 ? resting + 1 : 0;
    before = top;
    const late = performance.now() - since > TIMEOUT_MS;
    if (late) element.scrollIntoView({ block: "center" });
    if (late || (resting >= RESTING_FRAMES && top >= HEADER && bottom <= window.innerHeight)) return then();
    requestAnimationFrame(focusTrigger);
  };
  focusTrigger();
}
