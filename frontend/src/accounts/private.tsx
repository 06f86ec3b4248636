import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useAppSelector } from "../client/store";
import { offlineText } from "../platform/connection";
import { useOnline } from "../platform/use-online";
import { useSession } from "../session/session";
import { selectEnded } from "../session/session-slice";
import { signInPath } from "../session/sign-in-path";
import { ErrorNotice } from "../ui/error-notice";
import { NotOnDevice } from "../ui/not-on-device";
import { Skeleton } from "../ui/skeleton";

const OFFLINE = {
  dashboard: "Your dashboard isn’t stored on this device.",
  account: "Your account page isn’t stored on this device.",
  watching: "Your watched searches aren’t stored on this device.",
} as const;

/** A page for signed-in users. Its code is not loaded until the session is known. Guests sign in first and then return to it. */
export function Private({ reason, children }: { reason: keyof typeof OFFLINE; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { state, refresh } = useSession();
  const online = useOnline();
  const ended = useAppSelector(selectEnded);
  if (state === "unknown") {
    return (
      <div className="pt-8 pb-16 md:pt-10">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="mt-6 h-96 rounded-card" />
      </div>
    );
  }
  if (state === "failed" && !online) return <NotOnDevice title={offlineText()}>{OFFLINE[reason]}</NotOnDevice>;
  if (state === "failed") {
    return (
      <div className="py-10">
        <h1 className="sr-only">Not loaded</h1>
        <ErrorNotice text="Something went wrong. Please try again." onRetry={refresh}>
          We couldn’t check whether you’re signed in.
        </ErrorNotice>
      </div>
    );
  }
  if (state === "user") return children;
  if (ended === "leaving" || ended === "left") return <Navigate to="/" replace />;
  return <Navigate to={signInPath(pathname + search, ended === "expired" ? ended : reason)} replace />;
}
