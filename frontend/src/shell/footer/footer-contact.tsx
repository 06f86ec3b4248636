import { ChevronDown } from "lucide-react";
import { lazy, useState } from "react";
import { useLocation } from "react-router-dom";
import { cx } from "../../ui/class-names";
import { SparePart } from "../../ui/spare-part";

const ContactForm = lazy(async () => ({ default: (await import("../../outreach/contact-form")).ContactForm }));

const INVITATION = "Write to us. You get a reply within 1 business day.";

/** Pages where people work. There, the form is collapsed into one line. */
const SCREENS = ["/home", "/podcast", "/lists", "/dashboard", "/watching", "/account"];

function isScreen(path: string): boolean {
  return SCREENS.some((screen) => path === screen || path.startsWith(`${screen}/`));
}

/** The contact form at the bottom of every page. It stays mounted across pages, so that typed text is kept. */
export function FooterContact() {
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState("");
  const [seen, setSeen] = useState(false);
  const folds = isScreen(pathname);
  const isOpen = !folds || openedOn === pathname;
  if (isOpen && !seen) setSeen(true);
  const toggle = () => setOpenedOn(isOpen ? "" : pathname);
  return (
    <section
      id="contact"
      aria-labelledby="contact-us"
      className={cx(
        "grid grid-cols-[minmax(0,1fr)] gap-x-10 border-t border-line md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
        folds ? "py-3" : "py-10",
        isOpen && "gap-y-5",
      )}
    >
      <div className={cx(folds && "md:col-span-2")}>
        {folds ? (
          <h2>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls="contact-form"
              onClick={toggle}
              className="flex min-h-11 w-full items-center gap-x-4 rounded-chip text-left hover:text-accent"
            >
              <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-x-4">
                <span id="contact-us" className="block shrink-0 text-h3">
                  Contact Us
                </span>
                <span className="block text-meta font-normal text-text-2">{INVITATION}</span>
              </span>
              <ChevronDown size={18} className={cx("shrink-0 transition-transform", isOpen && "rotate-180")} />
            </button>
          </h2>
        ) : (
          <>
            <h2 id="contact-us" className="text-h2">
              Contact Us
            </h2>
            <p className="mt-1.5 max-w-[25.5em] text-text-2">{INVITATION}</p>
          </>
        )}
      </div>
      <div
        id="contact-form"
        hidden={!isOpen}
        className={cx("min-h-[340px] max-w-[640px] xs:min-h-[262px]", folds && "md:col-start-2")}
      >
        {seen && (
          <SparePart missing={<p>This form isn’t on your device yet. It loads when you’re back online.</p>}>
            <ContactForm />
          </SparePart>
        )}
      </div>
    </section>
  );
}
