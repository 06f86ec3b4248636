import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { currentPageTitle, subscribeToPageTitle } from "./document-title";

/** After a change of page the focus stands on its heading and its title is read out. The first page is left to the browser. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const title = useSyncExternalStore(subscribeToPageTitle, currentPageTitle);
  const told = useRef(pathname);
  const focused = useRef(pathname);
  const [text, setText] = useState("");

  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    if (!heading || document.activeElement?.matches("[autofocus], [data-autofocus]")) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    if (!title || told.current === pathname) return;
    told.current = pathname;
    setText(title);
  }, [title, pathname]);

  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  );
}
