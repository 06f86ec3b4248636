import { usePageLoading } from "../navigation/page-loading";

/** A line at the top while the code of the next page loads. Not shown for very short loads. */
export function PageProgress() {
  if (!usePageLoading()) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden bg-accent-soft animate-[appear_140ms_ease-out_150ms_backwards]"
    >
      <div className="passing h-full w-1/3 rounded-r-full bg-accent" />
    </div>
  );
}
