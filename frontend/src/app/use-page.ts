import { useEffect } from "react";
import { pageTitle } from "./brand";

/**
 * Names the page: "Thing - Earshot" in the tab and to assistive technology after a change of route. Undefined while the name
 * is not known yet; "" is the product alone. `noindex` keeps the page out of search engines.
 */
export function usePage(thing: string | undefined, { noindex = false }: { noindex?: boolean } = {}): void {
  useEffect(() => {
    if (thing === undefined) return;
    document.title = pageTitle(thing);
  }, [thing]);
  useEffect(() => {
    if (!noindex) return;
    const meta = Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
    document.head.append(meta);
    return () => meta.remove();
  }, [noindex]);
}
