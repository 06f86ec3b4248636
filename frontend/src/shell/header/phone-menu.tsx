import { NavLink } from "react-router-dom";
import { useSession } from "../../session/session";
import { useSignInPath } from "../../session/sign-in-path";
import { useSignOut } from "../../session/use-sign-out";
import { chooseTheme, THEMES, useThemeChoice } from "../../styles/theme";
import { Dialog } from "../../ui/overlay/dialog";
import { Segmented } from "../../ui/segmented";
import { ACCOUNT_LINK, DRAFTS_LINK, GUEST_LABEL, PHONE_LINKS, USER_LINK } from "./header-links";
import { NewEpisodes } from "./new-episodes";
import { useShowsUser } from "./session-nav";

const ROW =
  "flex min-h-14 w-full items-center text-left text-[1.0625rem] font-[560] text-text no-underline aria-[current=page]:text-accent";

/** The open menu, which contains the header's links on a phone. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const theme = useThemeChoice();
  const user = useShowsUser(useSession());
  const signIn = useSignInPath();
  const signOut = useSignOut();
  const own = user ? [USER_LINK, DRAFTS_LINK, ACCOUNT_LINK] : [{ to: signIn, label: GUEST_LABEL }];
  return (
    <Dialog isOpen onClose={onClose} title="Menu" placement="sheet" size="sm">
      <nav aria-label="Main">
        <ul>
          {[...PHONE_LINKS, ...own].map((link) => (
            <li key={link.to} className="border-b border-line">
              <NavLink to={link.to} onClick={onClose} className={ROW}>
                {link.label}
                {link === USER_LINK && <NewEpisodes className="ml-3" />}
              </NavLink>
            </li>
          ))}
          {user && (
            <li className="border-b border-line">
              <button
                type="button"
                className={ROW}
                onClick={() => {
                  onClose();
                  signOut();
                }}
              >
                Sign out
              </button>
            </li>
          )}
        </ul>
      </nav>
      <p aria-hidden="true" className="mt-6 mb-2 text-control text-text-2">
        Theme
      </p>
      <Segmented label="Theme" value={theme} options={THEMES} onChange={chooseTheme} wraps />
    </Dialog>
  );
}
