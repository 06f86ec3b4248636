import type { ReferenceOperation } from "@earshot/domain/site/api-reference";
import { usePlatform } from "../../platform/use-platform";
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
  // The app sends its own session instead of a key, so a request would read and write what is real.
  const canSend = usePlatform().app === undefined;
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
      {request && canSend && <SendRequest request={request} />}
      {!request && canSend && isInSandbox(operation) && <SendWithKey operation={operation} />}
    </div>
  );
}
