import { BRAND } from "@earshot/domain/shared/brand";
import { Menu as MenuIcon, Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, NavLink } from "react-router-dom";
import { useAppDispatch, useAppSelector } from "../../client/store";
import { overlayOpened } from "../../navigation/overlay-slice";
import { useModKey } from "../../platform/hydration";
import { selectIsPlaying } from "../../player/player-slice";
import { IconButton } from "../../ui/icon-button";
import { Mark } from "../../ui/mark";
import { DemoLabel } from "./demo-label";
import { DESKTOP_LINKS } from "./header-links";
import { NewEpisodesDot, NewEpisodesNews } from "./new-episodes";
import { AccountMenu, SessionNav } from "./session-nav";
import { ThemeButton } from "./theme-button";

/** Loaded with the other layers while the browser is idle (overlays.tsx). */
const PhoneMenu = lazy(async () => ({ default: (await import("./phone-menu")).PhoneMenu }));

const LINK =
  "rounded-control px-2 py-2 font-medium whitespace-nowrap md:max-[80rem]:px-1.5 text-text-2 no-underline hover:bg-surface-2 hover:text-text aria-[current=page]:text-text";

/** The bar at the top of every page. */
export function Header() {
  const dispatch = useAppDispatch();
  const playing = useAppSelector(selectIsPlaying);
  const modKey = useModKey();
  const [menuOpen, setMenuOpen] = useState(false);
  const openPalette = () => void dispatch(overlayOpened({ kind: "palette" }));
  return (
    <header
      data-region="header"
      className="sticky top-0 z-20 h-14 border-b border-line bg-[color-mix(in_oklch,var(--color-bg)_92%,transparent)] frosted"
    >
      <div className="page flex h-full items-center gap-2 lg:gap-4">
        <Link
          to="/"
          className="flex items-center gap-[10px] rounded-chip text-[1.0625rem] font-[680] tracking-[-0.01em] no-underline coarse:min-h-11"
        >
          <Mark live={playing} />
          {BRAND}
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={openPalette}
          className="hidden h-9 items-center gap-2.5 rounded-control border border-line-strong bg-surface pr-2.5 pl-3 text-control font-normal text-text-2 hover:text-text md:flex"
        >
          <Search size={16} />
          <span className="md:max-lg:sr-only">Search podcasts</span>
          <kbd className="keycap ml-auto md:max-[80rem]:sr-only">{modKey} K</kbd>
        </button>
        <DemoLabel />
        <nav aria-label="Main" className="ml-auto hidden gap-0.5 md:flex">
          {DESKTOP_LINKS.map((link) => (
            <NavLink key={link.to} to={link.to} className={LINK}>
              {link.label}
            </NavLink>
          ))}
          <SessionNav linkClass={LINK} />
        </nav>
        <div className="-mr-2 hidden md:flex">
          <ThemeButton />
          <AccountMenu />
        </div>
        <div className="ml-auto flex md:hidden">
          <IconButton label="Search podcasts" size="lg" aria-haspopup="dialog" onClick={openPalette}>
            <Search size={20} />
          </IconButton>
          <IconButton
            label="Menu"
            size="lg"
            className="relative"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(true)}
          >
            <MenuIcon size={20} />
            <NewEpisodesDot className="absolute top-1.5 right-1.5" />
          </IconButton>
        </div>
      </div>
      <NewEpisodesNews />
      {menuOpen && (
        <Suspense fallback={null}>
          <PhoneMenu onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
