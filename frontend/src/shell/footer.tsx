import { BRAND } from "@earshot/domain/shared/brand";
import { Link } from "react-router-dom";
import { useAppDispatch } from "../client/store";
import { overlayOpened } from "../navigation/overlay-slice";
import { Mark } from "../ui/mark";
import { FooterContact } from "./footer-contact";

type Entry = { readonly label: string; readonly to?: string; /** A file, not a page. */ readonly file?: string };

/** An entry without an address has no page yet: it is written, but leads nowhere and looks like it. */
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
    ],
  },
  { title: "Legal", entries: [{ label: "Terms" }, { label: "Privacy" }, { label: "Cookies" }] },
  {
    title: "Social",
    entries: [
      { label: "LinkedIn" },
      { label: "YouTube" },
      { label: "X" },
      { label: "RSS feed", file: "/blog/feed.xml" },
    ],
  },
];

const LINK = "link inline-flex min-h-[inherit] items-center";

function FootLink({ label, to, file }: Entry) {
  if (file) return <a href={file} className={LINK} children={label} />;
  return to ? <Link to={to} className={LINK} children={label} /> : <span className="text-text-3">{label}</span>;
}

/** The foot of every page. */
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
          <p className="mt-3 max-w-[38ch] text-text-2">
            Find the shows, see how many people listen, and know how sure that figure is.
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 xs:grid-cols-4">
          {COLUMNS.map((column) => (
            <section key={column.title} aria-label={column.title}>
              <h2 className="text-meta font-[640]">{column.title}</h2>
              <ul className="mt-2">
                {column.entries.map((entry) => (
                  <li key={entry.label} className="flex min-h-8 items-center text-meta coarse:min-h-11">
                    <FootLink {...entry} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
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
