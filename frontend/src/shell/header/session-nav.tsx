import { CircleUserRound } from "lucide-react";
import { lazy, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { NavLink } from "react-router-dom";
import { deviceMemory } from "../../platform/device-memory";
import { type Session, type SessionUser, useSession } from "../../session/session";
import { useSignInPath } from "../../session/sign-in-path";
import { useSignOut } from "../../session/use-sign-out";
import { cx } from "../../ui/class-names";
import { IconButton } from "../../ui/icon-button";
import { LayerBoundary } from "../../ui/overlay/layer-boundary";
import { useLayer } from "../../ui/overlay/layers";
import { GUEST_LABEL, USER_LINK } from "./header-links";
import { NewEpisodes } from "./new-episodes";

/** Loaded with the other layers while the browser is idle (overlays.tsx). */
const AccountItems = lazy(() => import("./account-items"));

const HINT = "earshot.signed-in";
const never = () => () => undefined;

/**
 * Whether the header shows the links of a signed-in user. Until the server has responded, and if it does not, the state of the last visit
 * is used, so that the links do not change under the pointer.
 */
export function useShowsUser({ state }: Session): boolean {
  const hint = useSyncExternalStore(
    never,
    () => deviceMemory.read(HINT) === "1",
    () => false,
  );
  useEffect(() => {
    if (state === "user" || state === "guest") deviceMemory.write(HINT, state === "user" ? "1" : null);
  }, [state]);
  return state === "user" || (state !== "guest" && hint);
}

/** The end of the header's links: Log In; or Dashboard, Sign out, and the account menu. */
export function SessionNav({ linkClass }: { linkClass: string }) {
  const session = useSession();
  const signIn = useSignInPath();
  const signOut = useSignOut();
  if (!useShowsUser(session)) {
    return (
      <NavLink to={signIn} className={linkClass}>
        {GUEST_LABEL}
      </NavLink>
    );
  }
  return (
    <>
      <NavLink to={USER_LINK.to} className={cx(linkClass, "relative")}>
        {USER_LINK.label}
        <NewEpisodes className="absolute -top-0.5 -right-1" />
      </NavLink>
      {/* Where space is tight, this is only in the account menu. */}
      <button type="button" onClick={signOut} className={cx(linkClass, "md:max-lg:hidden")}>
        Sign out
      </button>
    </>
  );
}

/** The signed-in user's menu. Renders nothing for guests. */
export function AccountMenu() {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  // Escape also closes the menu while its code is loading.
  useLayer(open, close);
  if (!useShowsUser(session)) return null;
  return (
    <>
      <IconButton
        ref={trigger}
        label={session.user ? `Account: ${displayName(session.user)}` : "Account"}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <CircleUserRound size={20} />
      </IconButton>
      {open && (
        <LayerBoundary onClose={close}>
          <AccountItems triggerRef={trigger} onClose={close} />
        </LayerBoundary>
      )}
    </>
  );
}

/** A user's displayed name: the name, or the email address if no name was given. */
function displayName({ name, email }: SessionUser): string {
  return name || email;
}
