// The patterns are in reach.css, which the reach panel loads on the same page.

/** What the two parts of a bar mean. */
export function ReachKeys() {
  return (
    <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-text-2">
      <span className="flex items-center gap-2">
        <span className="reach-key reach-new" /> New people
      </span>
      <span className="flex items-center gap-2">
        <span className="reach-key reach-known" /> Already reached by the shows above
      </span>
    </p>
  );
}

/** A show's audience as a bar: first new people, then people already reached, as shares of the largest audience. */
export function ReachBar({ gross, added }: { gross: number; added: number }) {
  const share = (part: number) => `${(part * 100).toFixed(2)}%`;
  return (
    <span aria-hidden="true" className="flex h-3 w-full">
      <span className="reach-new h-full min-w-0.5" style={{ width: share(added) }} />
      <span className="reach-known h-full" style={{ width: share(Math.max(0, gross - added)) }} />
    </span>
  );
}
