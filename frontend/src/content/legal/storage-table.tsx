export type StorageRow = { readonly name: string; readonly what: string; readonly until: string };

type Props = {
  caption: string;
  rows: readonly StorageRow[];
  /** Whether to show the names. They help with cookies, because readers find the same names in their browser. */
  named?: boolean;
};

/** The stored data and how long it is kept. On a phone, each row becomes a short paragraph. */
export function StorageTable({ caption, rows, named = false }: Props) {
  return (
    <table className="w-full text-left text-meta">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-xs:sr-only">
        <tr className="border-b border-line-strong text-meta [&>th]:py-2 [&>th]:pr-4 [&>th]:font-[560]">
          {named && <th scope="col">Name</th>}
          <th scope="col">What it holds</th>
          <th scope="col">Kept until</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, what, until }) => (
          <tr
            key={name}
            className="border-b border-line align-top max-xs:block max-xs:py-3 xs:[&>td]:py-3 xs:[&>td]:pr-4"
          >
            {named && (
              <td className="max-xs:block">
                <code className="font-mono xs:whitespace-nowrap">{name}</code>
              </td>
            )}
            <td className="max-xs:block">{what}.</td>
            <td className="text-text-2 max-xs:block">
              <span className="xs:hidden">Kept until: </span>
              {until}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
