import type { AdFit } from "@earshot/domain/campaigns/fit/ad-fit";
import { Fragment } from "react";
import { MEASURES, OTHER_FACTS, RangeFact, type Row, ScaleAxis } from "./compare-facts";
import { ShowName } from "./compare-table";

type Props = {
  rows: readonly Row[];
  fitOf: (row: Row) => AdFit | undefined;
  onRemove: (id: string) => void;
};

/** The comparison where a table does not fit: one measure after another, with all shows on one axis. */
export function CompareStack({ rows, fitOf, onRemove }: Props) {
  return (
    <div className="grid gap-8">
      <ul aria-label="Shows compared" className="grid gap-3">
        {rows.map((row) => (
          <li key={row.show.id}>
            <ShowName row={row} fit={fitOf(row)} onRemove={onRemove} />
          </li>
        ))}
      </ul>
      {MEASURES.map(({ name, label, definition }) => (
        <section key={name} aria-labelledby={`stack-${name}`}>
          <h4 id={`stack-${name}`} className="text-h3">
            {label} <span className="text-meta font-normal text-text-2">{definition}</span>
          </h4>
          <ul className="mt-3 grid gap-3">
            {rows.map((row) => (
              <li key={row.show.id}>
                <p dir="auto" className="truncate text-meta text-text-2">
                  {row.show.title}
                </p>
                <RangeFact row={row} measure={name} />
              </li>
            ))}
          </ul>
          <ScaleAxis />
        </section>
      ))}
      {OTHER_FACTS.map(({ label, fact }) => (
        <section key={label} aria-label={label}>
          <h4 className="text-h3">{label}</h4>
          <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2">
            {rows.map((row) => (
              <Fragment key={row.show.id}>
                <dt dir="auto" className="truncate text-text-2">
                  {row.show.title}
                </dt>
                <dd>{fact(row)}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
