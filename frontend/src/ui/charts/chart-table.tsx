import { cx } from "../class-names";

type Props = {
  caption: string;
  heads: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
  className?: string;
};

/** A chart's numbers as a table. */
export function ChartTable({ caption, heads, rows, className }: Props) {
  return (
    <table className={cx("w-full max-w-md border-collapse text-left", className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-text-2 [&>th]:pr-3 [&>th]:font-normal">
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], at) => (
          <tr key={at} className="border-t border-line [&>*]:py-1 [&>*]:pr-3">
            <th scope="row" className="font-normal">
              {head}
            </th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
