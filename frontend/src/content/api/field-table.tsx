import type { Field } from "./api-texts";

type Props = {
  caption: string;
  /** The headings of the first two columns. */
  head?: readonly [name: string, type: string];
  fields: readonly Field[];
};

/** Names in the API with their types: a table, or on a phone, where three columns do not fit, a definition list. */
export function FieldTable({ caption, head = ["Field", "Type"], fields }: Props) {
  return (
    <>
      <table className="w-full border-collapse text-left max-sm:hidden">
        <caption className="mb-2 text-left text-meta text-text-2">{caption}</caption>
        <thead className="text-meta">
          <tr className="border-b border-line-strong">
            {[...head, "Meaning"].map((title) => (
              <th key={title} scope="col" className="py-2 pr-4 font-[640]">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, text }) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-2.5 pr-4 font-mono text-meta font-[560]">
                {name}
              </th>
              <td className="max-w-40 py-2.5 pr-4 font-mono text-axis font-normal text-text-2">{type}</td>
              <td className="py-2.5 text-meta text-text-2">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="sm:hidden">
        <p className="mb-2 text-meta text-text-2">{caption}</p>
        <dl>
          {fields.map(({ name, type, text }) => (
            <div key={name} className="border-t border-line py-2.5">
              <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-mono text-meta font-[560]">{name}</span>
                <span className="font-mono text-axis font-normal text-text-2">{type}</span>
              </dt>
              <dd className="mt-0.5 text-meta text-text-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
