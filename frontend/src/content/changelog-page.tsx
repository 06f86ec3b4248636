import { lazy, Suspense } from "react";
import { pageMetadata } from "@earshot/domain/site/pages";
import { usePage } from "../navigation/use-page";

const Releases = lazy(() => import("./releases"));

/** What is new, release by release. */
export function Component() {
  usePage(pageMetadata("/changelog"));
  return (
    <div className="max-w-[48em] pt-10 md:pt-16">
      <h1 className="text-h1">What’s new</h1>
      <p className="mt-3 text-lead text-text-2">What changed for you, newest first.</p>
      <Suspense fallback={<div className="min-h-96" />}>
        <Releases />
      </Suspense>
    </div>
  );
}
