import type { ReferenceField } from "@earshot/domain/site/api-reference";
import { useState } from "react";

type Props = {
  fields: readonly ReferenceField[];
  /** The mark beside a name: a request needs the field, or a response can lack it. */
  mark: "required" | "optional";
};

/** Names with their types and meanings. The fields of an object expand on request. */
export function FieldList({ fields, mark }: Props) {
  return (
    <ul className="border-t border-line text-meta">
      {fields.map((field) => (
        <Field key={field.name} field={field} mark={mark} />
      ))}
    </ul>
  );
}

function Field({ field, mark }: { field: ReferenceField; mark: Props["mark"] }) {
  const { name, type, text, isRequired, fields } = field;
  const [isOpen, setIsOpen] = useState(false);
  const isMarked = (mark === "required") === (isRequired ?? false);
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-mono font-[560] break-all">{name}</span>
        <span className="font-mono text-axis text-text-2">{type}</span>
        {isMarked && <span className="text-axis text-text-2">{mark}</span>}
      </p>
      {text && (
        <p className="text-text-2">
          <WithCode text={text} />
        </p>
      )}
      {fields && (
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className="cursor-pointer py-1 text-text-2 coarse:py-3">
            {fields.length === 1 ? "1 field" : `${fields.length} fields`} inside
            <span className="sr-only"> {name}</span>
          </summary>
          {isOpen && (
            <div className="mt-1 ml-1 border-l-2 border-line pl-3">
              <FieldList fields={fields} mark={mark} />
            </div>
          )}
        </details>
      )}
    </li>
  );
}

/** A sentence from the OpenAPI document, with names in backticks shown as code. */
export function WithCode({ text }: { text: string }) {
  return text.split("`").map((part, at) =>
    at % 2 === 1 ? (
      <code key={at} className="font-mono text-[0.889em]">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
