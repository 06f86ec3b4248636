import { useEffect } from "react";
import { isApiError } from "../../client/api-error";
import { type AppState, useAppSelector } from "../../client/store";
import { isOwnAddress } from "../../platform/connection";
import { usePlatform } from "../../platform/use-platform";
import { checkConnection } from "./check-connection";

/** Dispatched by Vite's loader when the code of a page or a part cannot be loaded. */
const CODE_MISSING = "vite:preloadError";

/** Checks the connection after a request got no response, and after code or sound of ours could not be loaded. Renders nothing. */
export function ConnectionKeeper() {
  const unanswered = useAppSelector(lastUnanswered);
  // The desktop app checks its own connection.
  const isOwn = usePlatform().offline === undefined;
  useEffect(() => {
    if (isOwn && unanswered > 0) void checkConnection();
  }, [isOwn, unanswered]);
  useEffect(() => {
    if (!isOwn) return;
    const check = () => void checkConnection();
    const checkSound = ({ target }: Event) => target instanceof HTMLAudioElement && isOwnAddress(target.src) && check();
    window.addEventListener(CODE_MISSING, check);
    // An element's error does not bubble.
    window.addEventListener("error", checkSound, { capture: true });
    return () => {
      window.removeEventListener(CODE_MISSING, check);
      window.removeEventListener("error", checkSound, { capture: true });
    };
  }, [isOwn]);
  return null;
}

/** When the newest query without a response was sent (epoch milliseconds); 0 if there is none. */
function lastUnanswered({ api: { queries } }: AppState): number {
  const sent = Object.values(queries).map((query) => {
    const { error, startedTimeStamp = 0 } = query ?? {};
    return isApiError(error) && /^(unreachable|timeout)$/.test(error.kind) ? startedTimeStamp : 0;
  });
  return Math.max(0, ...sent);
}
