import { lazy, Suspense, useState } from "react";
import { TextField } from "../../ui/text-field";
import { type ApiEndpoint, ENDPOINT_GROUPS } from "./endpoints";

const EndpointSamples = lazy(() => import("./endpoint-samples"));

/** The endpoints by group, with a field that filters them. */
export function EndpointList() {
  const [sought, setSought] = useState("");
  const groups = ENDPOINT_GROUPS.map(({ tag, endpoints }) => ({
    tag,
    found: endpoints.filter((endpoint) => matches(sought, tag, endpoint)),
  })).filter(({ found }) => found.length > 0);
  return (
    <>
      <div className="max-w-90">
        <TextField
          label="Find an endpoint"
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      <p role="status" className="text-meta text-text-2 empty:hidden">
        {groups.length === 0 && "No endpoint has these words."}
      </p>
      {groups.map(({ tag, found }) => (
        <section key={tag} aria-label={`Endpoints: ${tag}`}>
          <h4 className="mt-2 text-h3">{tag}</h4>
          <dl>
            {found.map((endpoint) => (
              <Endpoint key={endpoint.id} endpoint={endpoint} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Endpoint({ endpoint }: { endpoint: ApiEndpoint }) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, method, path, text } = endpoint;
  return (
    <div id={`operation-${id}`} className="scroll-mt-28 border-b border-line py-2.5">
      <dt className="font-mono text-meta font-[560]">
        <span className="text-accent">{method}</span> {path}
      </dt>
      <dd className="mt-0.5 text-meta text-text-2">
        {text}
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="mt-1">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-text coarse:min-h-11">
            Samples
            <span className="sr-only">
              : {method} {path}
            </span>
          </summary>
          {isOpen && (
            <Suspense fallback={<div className="min-h-40" />}>
              <EndpointSamples endpoint={endpoint} />
            </Suspense>
          )}
        </details>
      </dd>
    </div>
  );
}

/** Whether an endpoint has all these words, in any order and case. */
function matches(sought: string, tag: string, { method, path, text }: ApiEndpoint): boolean {
  const whole = `${tag} ${method} ${path} ${text}`.toLowerCase();
  return sought.toLowerCase().split(/\s+/).every((word) => whole.includes(word)); // prettier-ignore
}
