import { NavLink } from "react-router-dom";
import { Dialog } from "../ui/dialog";
import { Segmented } from "../ui/segmented";
import { PHONE_LINKS } from "./navigation";
import { chooseTheme, THEMES, useThemeChoice } from "./theme";

/** Where the header's links stand on a phone. */
export function PhoneMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const theme = useThemeChoice();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Menu" placement="sheet" size="sm">
      <nav aria-label="Main">
        <ul>
          {PHONE_LINKS.map((link) => (
            <li key={link.to} className="border-b border-line">
              <NavLink
                to={link.to}
                onClick={onClose}
                className="flex min-h-14 items-center text-[1.0625rem] font-[560] text-text no-underline aria-[current=page]:text-accent"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <p aria-hidden="true" className="mt-6 mb-2 text-control text-text-2">
        Theme
      </p>
      <Segmented label="Theme" value={theme} options={THEMES} onChange={chooseTheme} />
    </Dialog>
  );
}
