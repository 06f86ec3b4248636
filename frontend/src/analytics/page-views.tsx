import { routeOf } from "@earshot/domain/analytics/analytics-event";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { track } from "./tracker";

/** Counts a page view whenever the page changes, but not when its filters or tabs change. */
export function PageViews() {
  const { pathname } = useLocation();
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    const props = routeOf(pathname);
    if (props) track({ name: "page_view", props });
  }, [pathname]);
  return null;
}
