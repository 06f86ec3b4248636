import type { ReactNode } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";
import { useAppSelector } from "../client/store";
import { useOnline } from "../platform/use-online";
import { useSession } from "../session/session";
import { selectEnded } from "../session/session-slice";
import { signInPath } from "../session/sign-in-path";
import { ErrorNotice } from "../ui/error-notice";

/** Pages with personal data are never stored on a device. */
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
  if (state === "unknown") return null;
  if (state === "failed" && !online) {
    return (
      <div className="py-10">
        <h1 className="text-h1">You’re offline</h1>
        <p className="mt-2 max-w-[40em] text-text-2">
          {OFFLINE[reason]} It opens when you’re back online. Until then you can open pages that you visited on this
          device, and your{" "}
          <Link to="/drafts" className="link">
            drafts
          </Link>
          .
        </p>
      </div>
    );
  }
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
