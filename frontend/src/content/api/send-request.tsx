import { TEST_KEY } from "@earshot/domain/keys/test-key";
import { useState } from "react";
import { Button } from "../../ui/button";
import { CodeBlock } from "./code-block";
import { asMarkup } from "./as-markup";
import type { SampleRequest } from "./endpoints";

/** The sandbox show used by requests that need one. */
const SHOW = "sandbox-01";
/** Milliseconds. */
const TIMEOUT_MS = 10_000;

type Answer = { readonly status: number; readonly took: number; readonly text: string };
type State = { readonly at: "rest" | "sending" | "failed" } | { readonly at: "answered"; readonly answer: Answer };

/** Sends the sample request to the sandbox and shows the response. */
export function SendRequest({ request }: { request: SampleRequest }) {
  const [state, setState] = useState<State>({ at: "rest" });
  const name = `${request.method} ${request.path}`;
  const onSend = () => {
    setState({ at: "sending" });
    send(request).then(
      (answer) => setState({ at: "answered", answer }),
      () => setState({ at: "failed" }),
    );
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          aria-label={`Send to the sandbox: ${name}`}
          onClick={() => state.at !== "sending" && onSend()}
          aria-disabled={state.at === "sending"}
        >
          Send to the sandbox
        </Button>
        <p role="status">
          {state.at === "sending" && "Sending…"}
          {state.at === "failed" && "No response. Check your connection and send it again."}
          {state.at === "answered" && `Status ${state.answer.status}, after ${state.answer.took} ms`}
        </p>
      </div>
      {state.at === "answered" && (
        <div className="max-h-[28rem] overflow-y-auto rounded-card">
          <CodeBlock name={`${name}, response`} sample={asMarkup(state.answer.text)} />
        </div>
      )}
    </div>
  );
}

/** Rejects if there is no response. */
async function send({ method, path, query, body }: SampleRequest): Promise<Answer> {
  const began = performance.now();
  const response = await fetch(`/api/v1${path.replace("{id}", SHOW)}${query}`, {
    method,
    headers: { Authorization: `Bearer ${TEST_KEY}`, ...(body !== undefined && { "Content-Type": "application/json" }) },
    body,
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer: unknown = await response.json();
  return {
    status: response.status,
    took: Math.round(performance.now() - began),
    text: JSON.stringify(answer, undefined, 2),
  };
}
