import { routeOf } from "@earshot/domain/analytics/analytics-event";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { track } from "./tracker";

/** Counts a view at every change of the page, but not at changes of its filters or tabs. */
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
