import { lazy, Suspense } from "react";
import { Component as UsagePage } from "../keys/usage-page";
import { Skeleton } from "../ui/skeleton";

const Webhooks = lazy(() => import("../webhooks/webhooks-setting"));

/** The page about API usage, with the webhooks from another feature. */
export function Component() {
  return (
    <UsagePage>
      <Suspense fallback={<Skeleton className="my-8 h-32 rounded-card" />}>
        <Webhooks />
      </Suspense>
    </UsagePage>
  );
}
