import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { currentTitle } from "../navigation/document-title";
import { useObserved } from "../platform/observable";

/** After a page change, focuses the heading and announces the title. Does nothing for the first page, which the browser announces. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const title = useObserved(currentTitle, "");
  const announced = useRef(pathname);
  const focused = useRef(pathname);
  const [text, setText] = useState("");

  useEffect(() => {
    // Without a heading, the page is still loading; its title will run this again.
    const heading = document.querySelector<HTMLElement>("main h1");
    if (focused.current === pathname || !heading) return;
    focused.current = pathname;
    if (document.activeElement?.matches("[data-autofocus]")) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, title]);

  useEffect(() => {
    // Read again, because this render can still have the previous page's title.
    const now = currentTitle.get();
    if (!now || announced.current === pathname) return;
    announced.current = pathname;
    setText(now);
  }, [title, pathname]);

  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  );
}
