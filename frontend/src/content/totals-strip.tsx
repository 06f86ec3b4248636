import { siteTotals, type TotalsPage } from "@earshot/domain/site/site-totals";
import { useState } from "react";
import { useCatalogueSummaryQuery } from "../client/api";

/** The size of the current catalogue: figures in a row between two lines. Blank until they are known. */
export function TotalsStrip({ page }: { page: TotalsPage }) {
  const { data } = useCatalogueSummaryQuery();
  const [now] = useState(() => new Date());
  return (
    <section aria-label="Catalogue size">
      <dl className="flex flex-wrap border-y border-line max-md:*:not-first:border-l max-md:*:not-first:pl-4">
        {siteTotals(page, data, now).map(({ figure, of }, index) => (
          <div
            key={index}
            className="flex flex-1 basis-24 flex-col-reverse justify-end border-line py-6 md:border-l md:pl-6 md:first:border-l-0 md:first:pl-0"
          >
            <dt className="text-control font-normal text-text-2">{of}</dt>
            <dd className="min-h-[1.1em] text-[1.5rem] leading-[1.1] font-[640] tracking-[-0.03em] whitespace-nowrap xs:text-[2rem]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
