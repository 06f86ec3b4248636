import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { currentTitle } from "../navigation/document-title";
import { useObserved } from "../platform/observable";

/** After a change of page the focus stands on its heading and its title is read out. The first page is left to the browser. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const title = useObserved(currentTitle, "");
  const told = useRef(pathname);
  const focused = useRef(pathname);
  const [text, setText] = useState("");

  useEffect(() => {
    // Without a heading the page is still on its way: its title will wake this up again.
    const heading = document.querySelector<HTMLElement>("main h1");
    if (focused.current === pathname || !heading) return;
    focused.current = pathname;
    if (document.activeElement?.matches("[data-autofocus]")) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, title]);

  useEffect(() => {
    // Asked anew: the title of this render may still be that of the page before.
    const now = currentTitle.get();
    if (!now || told.current === pathname) return;
    told.current = pathname;
    setText(now);
  }, [title, pathname]);

  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  );
}
