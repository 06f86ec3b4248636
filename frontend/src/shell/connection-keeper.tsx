import { useEffect } from "react";
import { isApiError } from "../client/api-error";
import { type AppState, useAppSelector } from "../client/store";
import { usePlatform } from "../platform/use-platform";
import { checkConnection } from "./check-connection";

/** Checks the connection after a request got no response. Renders nothing. */
export function ConnectionKeeper() {
  const unanswered = useAppSelector(lastUnanswered);
  // The desktop app checks its own connection.
  const isOwn = usePlatform().offline === undefined;
  useEffect(() => {
    if (isOwn && unanswered > 0) void checkConnection();
  }, [isOwn, unanswered]);
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
