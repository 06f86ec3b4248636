import { CircleUserRound, LayoutDashboard, LogOut, Settings, Sparkles } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { NavLink, useNavigate } from "react-router-dom";
import { deviceMemory } from "../platform/device-memory";
import { type Session, type SessionUser, useSession } from "../session/session";
import { useSignInPath } from "../session/sign-in-path";
import { useSignOut } from "../session/use-sign-out";
import { cx } from "../ui/class-names";
import { IconButton } from "../ui/icon-button";
import { Menu } from "../ui/overlay/menu";
import { GUEST_LABEL, USER_LINK } from "./header-links";
import { NewEpisodes } from "./new-episodes";

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
  const navigate = useNavigate();
  const signOut = useSignOut();
  const close = () => setOpen(false);
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
      <Menu
        triggerRef={trigger}
        isOpen={open}
        onClose={close}
        label="Account"
        placement="bottom end"
        items={[
          { id: "/dashboard", label: "Dashboard", icon: <LayoutDashboard size={16} /> },
          { id: "/account", label: "Account settings", icon: <Settings size={16} /> },
          { id: "/upgrade", label: "Plans", icon: <Sparkles size={16} /> },
          { id: "sign-out", label: "Sign out", icon: <LogOut size={16} /> },
        ]}
        onAction={(id) => {
          close();
          if (id === "sign-out") signOut();
          else void navigate(id);
        }}
      />
    </>
  );
}

/** A user's displayed name: the name, or the email address if no name was given. */
function displayName({ name, email }: SessionUser): string {
  return name || email;
}
