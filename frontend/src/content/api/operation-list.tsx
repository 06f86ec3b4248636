import type { ReferenceAnswer, ReferenceOperation } from "@earshot/domain/site/api-reference";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { LinkedHeading } from "./api-section";
import { asMarkup } from "./as-markup";
import { CodeBlock } from "./code-block";
import { FieldList, WithCode } from "./field-list";

const EndpointSamples = lazy(() => import("./endpoint-samples"));

export function OperationList({ operations }: { operations: readonly ReferenceOperation[] }) {
  return (
    <>
      {operations.map((operation) => (
        <Operation key={operation.id} operation={operation} />
      ))}
    </>
  );
}

function Operation({ operation }: { operation: ReferenceOperation }) {
  const { id, method, path, summary, text, isDeprecated, scope, parameters, body, answers, sample, example } =
    operation;
  const name = `${method} ${path}`;
  return (
    <section
      aria-labelledby={`operation-${id}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 border-b border-line py-8 lg:grid-cols-2"
    >
      <div className="min-w-0">
        <LinkedHeading id={`operation-${id}`} title={summary} isSmall />
        <p className="mt-1 font-mono text-meta font-[560] break-words">
          <span className="text-accent">{method}</span> {path}
        </p>
        {isDeprecated && <p className="mt-2 font-[560]">Deprecated: don’t use it in new programs.</p>}
        <p className="mt-2 text-meta text-text-2">
          {method === "EVENT" ? (
            "Sent to webhooks that subscribe to it."
          ) : scope === undefined ? (
            "Needs no key."
          ) : (
            <>
              Needs a key with the scope <code className="font-mono text-text">{scope}</code>.
            </>
          )}
        </p>
        {text && (
          <p className="mt-2 max-w-[41.5em]">
            <WithCode text={text} />
          </p>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
        {parameters.length > 0 && (
          <Part title={method === "EVENT" ? "Headers" : "Parameters"} of={name} isOpen>
            <FieldList fields={parameters} mark="required" />
          </Part>
        )}
        {body?.fields && (
          <Part title="Body" of={name} isOpen>
            <FieldList fields={body.fields} mark="required" />
          </Part>
        )}
        {example !== undefined && (
          <Part title="Example" of={name}>
            <Example of={name} value={example} />
          </Part>
        )}
        {answers.map((answer) => (
          <Answer key={answer.status} answer={answer} of={name} />
        ))}
        {sample && (
          <Part title="Samples" of={name}>
            <Suspense fallback={<div className="min-h-40" />}>
              <EndpointSamples operation={operation} />
            </Suspense>
          </Part>
        )}
      </div>
    </section>
  );
}

function Answer({ answer: { status, text, body, example }, of }: { answer: ReferenceAnswer; of: string }) {
  const title = (
    <>
      <span className="font-mono">{status}</span> <WithCode text={text} />
    </>
  );
  if (!body?.fields && example === undefined) return <p className="py-1.5 text-meta text-text-2">{title}</p>;
  return (
    <Part title={title} of={of}>
      {body?.fields && <FieldList fields={body.fields} mark="optional" />}
      {example !== undefined && <Example of={`${of}, ${status}`} value={example} />}
    </Part>
  );
}

function Example({ of, value }: { of: string; value: unknown }) {
  return <CodeBlock name={`Example: ${of}`} sample={asMarkup(JSON.stringify(value, undefined, 2))} />;
}

/** A collapsed part. Its content is first rendered when it opens, because response samples are long. */
function Part({
  title,
  of,
  isOpen,
  children,
}: {
  title: ReactNode;
  of: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  const [wasOpen, setWasOpen] = useState(isOpen ?? false);
  return (
    <details open={isOpen} onToggle={(event) => event.currentTarget.open && setWasOpen(true)}>
      <summary className="cursor-pointer py-1.5 text-control coarse:py-3">
        {title}
        <span className="sr-only">: {of}</span>
      </summary>
      {wasOpen && children}
    </details>
  );
}
