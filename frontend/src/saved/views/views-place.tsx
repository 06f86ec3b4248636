import { lazy, Suspense, useState } from "react";
import { lastViewCount } from "./view-count";
import { ViewsSkeleton } from "./views-skeleton";

const SavedViews = lazy(() => import("./saved-views"));

type Props = {
  /** "top" if the number of views is known from the last visit, so that their space is reserved; otherwise "below". */
  at: "top" | "below";
};

/** One of the two places of the saved views: on top, or below everything that they would push down. */
export function ViewsPlace({ at }: Props) {
  const [count] = useState(lastViewCount);
  if ((at === "top") !== count > 0) return null;
  const placeholder = <ViewsSkeleton count={count} />;
  return (
    <Suspense fallback={placeholder}>
      <SavedViews placeholder={placeholder} />
    </Suspense>
  );
}
