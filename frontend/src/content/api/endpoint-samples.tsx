import { asMarkup } from "./as-markup";
import { CodeBlock } from "./code-block";
import type { SampleRequest } from "./endpoints";
import { requestSamples } from "./request-samples";
import { SendRequest } from "./send-request";

/** A request in three languages, to copy or send. Loaded when the reader opens one. */
export default function EndpointSamples({ request }: { request: SampleRequest }) {
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
      {requestSamples(request).map(({ language, code }) => (
        <CodeBlock key={language} name={`${request.method} ${request.path}, ${language}`} sample={asMarkup(code)} />
      ))}
      <SendRequest request={request} />
    </div>
  );
}
