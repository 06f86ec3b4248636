import { X } from "lucide-react";
import type { AdFit } from "@earshot/domain/campaigns/fit/ad-fit";
import { removeButton } from "../../compare/compare-focus";
import { Cover } from "../../ui/cover";
import { focusTarget } from "../../ui/overlay/focus-target";
import { IconButton } from "../../ui/icon-button";
import { MEASURES, OTHER_FACTS, RangeFact, type Row, ScaleAxis } from "./compare-facts";
import { FitStrip, fitText } from "./fit-strip";

type Props = {
  rows: readonly Row[];
  fitOf: (row: Row) => AdFit | undefined;
  onRemove: (id: string) => void;
};

/** Shows in one table: each measure has one axis, so that sizes can be compared by position. */
export function CompareTable({ rows, fitOf, onRemove }: Props) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Comparison">
      <table className="w-full min-w-[1040px] border-collapse text-left align-top text-[0.875rem]">
        <caption className="sr-only">The shows side by side; ranges are drawn on one scale</caption>
        <thead>
          <tr className="border-b border-line align-bottom [&>th]:pr-3 [&>th]:py-2 [&>th:last-child]:pr-0">
            <th scope="col" className="w-52 text-control">
              Show
            </th>
            {MEASURES.map(({ name, label, definition }) => (
              <th key={name} scope="col" className="w-48 text-control">
                {label}
                <span className="block text-meta font-normal text-text-2">{definition}</span>
                <ScaleAxis />
              </th>
            ))}
            {OTHER_FACTS.map(({ label }) => (
              <th key={label} scope="col" className="text-control">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.show.id}
              className="border-b border-line align-top [&>*]:py-4 [&>*]:pr-3 [&>*:last-child]:pr-0"
            >
              <th scope="row" className="font-normal">
                <ShowName row={row} fit={fitOf(row)} onRemove={onRemove} />
              </th>
              {MEASURES.map(({ name }) => (
                <td key={name}>
                  <RangeFact row={row} measure={name} />
                </td>
              ))}
              {OTHER_FACTS.map(({ label, fact }) => (
                <td key={label}>{fact(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type NameProps = { row: Row; fit: AdFit | undefined; onRemove: (id: string) => void };

/** A show's name with its score, and a button that removes it from the comparison; the first show has no such button. */
export function ShowName({ row: { show, base }, fit, onRemove }: NameProps) {
  return (
    <div className="flex items-start gap-3">
      <Cover src={show.imageUrl} seed={show.id} size={40} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="line-clamp-2 text-control" title={show.title}>
          {show.title}
        </p>
        {base === undefined && <p className="text-meta text-text-2">baseline</p>}
        {fit && (
          <div className="mt-1 max-w-36">
            <p className="mb-1 text-meta text-text-2">Ad fit {fitText(fit.total)}</p>
            <FitStrip total={fit.total} />
          </div>
        )}
      </div>
      {base !== undefined && (
        <IconButton
          ref={focusTarget(removeButton(show.id))}
          label={`Remove from comparison: ${show.title}`}
          size="sm"
          onClick={() => onRemove(show.id)}
        >
          <X size={16} />
        </IconButton>
      )}
    </div>
  );
}
