import type { ReferenceOperation } from "@earshot/domain/site/api-reference";
import { asMarkup } from "./as-markup";
import { CodeBlock } from "./code-block";
import { sampleOf } from "./endpoints";
import { keySamples } from "./key-samples";
import { requestSamples } from "./request-samples";
import { SendRequest } from "./send-request";
import { isInSandbox, SendWithKey } from "./send-with-key";

/** A request in three languages, to copy, and to send if the sandbox can answer. Loaded when the reader opens one. */
export default function EndpointSamples({ operation }: { operation: ReferenceOperation }) {
  const request = sampleOf(operation);
  const samples = request ? requestSamples(request) : keySamples(operation);
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
      {!request && (
        <p className="text-meta text-text-2">
          Needs your key: the public test key can’t send this. Replace the words in capitals, then run it.
        </p>
      )}
      {samples.map(({ language, code }) => (
        <CodeBlock key={language} name={`${operation.method} ${operation.path}, ${language}`} sample={asMarkup(code)} />
      ))}
      {request && <SendRequest request={request} />}
      {!request && isInSandbox(operation) && <SendWithKey operation={operation} />}
    </div>
  );
}
