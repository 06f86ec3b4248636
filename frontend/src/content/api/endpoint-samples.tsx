import { asMarkup } from "./as-markup";
import { CodeBlock } from "./code-block";
import type { ApiEndpoint } from "./endpoints";
import { requestSamples } from "./request-samples";
import { SendRequest } from "./send-request";

/** The request of an endpoint in three languages, to copy or to send. Fetched when somebody opens one. */
export default function EndpointSamples({ endpoint }: { endpoint: ApiEndpoint }) {
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
      {requestSamples(endpoint).map(({ language, code }) => (
        <CodeBlock key={language} name={`${endpoint.method} ${endpoint.path}, ${language}`} sample={asMarkup(code)} />
      ))}
      <SendRequest endpoint={endpoint} />
    </div>
  );
}
