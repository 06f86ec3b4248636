import { cx } from "../ui/class-names";

type Total = { readonly figure: string; readonly of: string };

const FOUR =
  "grid-cols-2 md:grid-cols-4 *:nth-[n+3]:border-t max-md:*:even:border-l max-md:*:even:pl-6 md:*:nth-[n+3]:border-t-0";
const THREE = "grid-cols-3 max-md:*:not-first:border-l max-md:*:not-first:pl-4";

/** The round figures of a marketing page, side by side between two lines. */
export function TotalsStrip({ totals }: { totals: readonly Total[] }) {
  return (
    <section aria-label="Catalogue size">
      <dl className={cx("grid border-y border-line", totals.length === 4 ? FOUR : THREE)}>
        {totals.map(({ figure, of }) => (
          <div
            key={of}
            className="flex flex-col-reverse justify-end border-line py-6 md:border-l md:pl-6 md:first:border-l-0 md:first:pl-0"
          >
            <dt className="text-control font-normal text-text-2">{of}</dt>
            <dd className="text-[1.5rem] leading-[1.1] font-[640] tracking-[-0.03em] xs:text-[2rem]">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
