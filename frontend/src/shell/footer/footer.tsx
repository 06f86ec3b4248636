import { BRAND } from "@earshot/domain/shared/brand";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { FOLLOW_ELEMENT, type FollowLink } from "@earshot/domain/site/follow-links";
import { useAppDispatch } from "../../client/store";
import { overlayOpened } from "../../navigation/overlay-slice";
import { useHydrated } from "../../platform/hydration";
import { cx } from "../../ui/class-names";
import { Mark } from "../../ui/mark";
import { FooterContact } from "./footer-contact";

/** `file`: an address that is not a page of the website. */
type Entry = { readonly label: string } & ({ readonly to: string } | { readonly file: string });

const COLUMNS: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
  {
    title: "Product",
    entries: [
      { label: "Search podcasts", to: "/home" },
      { label: "My Lists", to: "/lists" },
      { label: "PodcastGPT", to: "/advertisers" },
      { label: "Features", to: "/features" },
      { label: "How we estimate", to: "/how-we-estimate" },
      { label: "Plans", to: "/upgrade" },
    ],
  },
  {
    title: "Company",
    entries: [
      { label: "About", to: "/about" },
      { label: "Blog", to: "/blog" },
      { label: "Developer API", to: "/api" },
      { label: "Contact", to: "/contact" },
      { label: "Status", to: "/status" },
      { label: "What’s new", to: "/changelog" },
    ],
  },
  {
    title: "Legal",
    entries: [
      { label: "Terms", to: "/terms" },
      { label: "Privacy", to: "/privacy" },
      { label: "Cookies", to: "/cookies" },
    ],
  },
];

const FEED: Entry = { label: "RSS feed", file: "/blog/feed.xml" };

const LINK = "link inline-flex min-h-[inherit] items-center coarse:min-w-11";

function FootLink({ label, ...entry }: Entry) {
  if ("file" in entry) return <a href={entry.file} className={LINK} children={label} />;
  return <Link to={entry.to} className={LINK} children={label} />;
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="text-meta font-[640]">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </section>
  );
}

function Item({ children }: { readonly children: ReactNode }) {
  return <li className="flex min-h-8 items-center text-meta coarse:min-h-11">{children}</li>;
}

/** The blog's feed, and the operator's pages on other services. Prerendered markup has only the feed. */
function FollowColumn() {
  const links = useHydrated() ? sentFollowLinks() : [];
  return (
    <Column title="Follow">
      <Item>
        <FootLink {...FEED} />
      </Item>
      {links.map(({ name, href }) => (
        <Item key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={cx(LINK, "wrap-anywhere")}
            children={name}
          />
        </Item>
      ))}
    </Column>
  );
}

/** The footer of every page. */
export function Footer() {
  const dispatch = useAppDispatch();
  return (
    <footer data-region="footer" className="mt-24 border-t border-line pb-[calc(var(--player-height,0px)+24px)]">
      <div className="page grid gap-10 pt-12 pb-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <p className="flex items-center gap-2.5 text-[1.0625rem] font-[680] tracking-[-0.01em]">
            <Mark size={22} />
            {BRAND}
          </p>
          <p className="mt-3 max-w-[25.5em] text-text-2">
            Find the shows, see how many people listen, and know how sure that figure is.
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 xs:grid-cols-4">
          {COLUMNS.map((column) => (
            <Column key={column.title} title={column.title}>
              {column.entries.map((entry) => (
                <Item key={entry.label}>
                  <FootLink {...entry} />
                </Item>
              ))}
            </Column>
          ))}
          <FollowColumn />
        </div>
      </div>
      <div className="page">
        <FooterContact />
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4 text-meta text-text-2">
          <p>Audience figures are estimates, shown as ranges.</p>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => dispatch(overlayOpened({ kind: "shortcuts" }))}
            className="inline-flex min-h-8 items-center gap-2 rounded-chip hover:text-text coarse:min-h-11 pointer-coarse:hidden"
          >
            Keyboard shortcuts <kbd className="keycap">?</kbd>
          </button>
        </div>
      </div>
    </footer>
  );
}

/** The operator's pages on other services, from the server's HTML. */
function sentFollowLinks(): readonly FollowLink[] {
  const element = document.getElementById(FOLLOW_ELEMENT);
  return element === null ? [] : (JSON.parse(element.textContent) as FollowLink[]);
}
