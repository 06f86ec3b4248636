import { TEST_KEY } from "@earshot/domain/keys/test-key";
import { useState } from "react";
import { Button } from "../../ui/button";
import { asMarkup } from "./as-markup";
import { CodeBlock } from "./code-block";
import type { SampleRequest } from "./endpoints";

/** The sandbox show used by requests that need one. */
const SHOW = "sandbox-01";
/** Milliseconds. */
const TIMEOUT_MS = 10_000;

export type SandboxRequest = {
  readonly method: string;
  /** Below /api/v1, with its query. */
  readonly path: string;
  readonly key: string;
  readonly body?: string;
};

/** `text` is undefined if the response has no body. */
type Answer = { readonly status: number; readonly took: number; readonly text?: string };
type State =
  { readonly at: "rest" | "faulty" | "sending" | "failed" } | { readonly at: "answered"; readonly answer: Answer };

/** Sends the sample request to the sandbox with the public test key. */
export function SendRequest({ request: { method, path, query, body } }: { request: SampleRequest }) {
  return (
    <SandboxAnswer
      name={`${method} ${path}`}
      prepare={() => ({ method, path: path.replace("{id}", SHOW) + query, key: TEST_KEY, body })}
    />
  );
}

/** Sends a request to the sandbox and shows the response. `prepare` returns undefined if there is nothing to send. */
export function SandboxAnswer({ name, prepare }: { name: string; prepare: () => SandboxRequest | undefined }) {
  const [state, setState] = useState<State>({ at: "rest" });
  const onSend = () => {
    const request = prepare();
    if (!request) return setState({ at: "faulty" });
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
          {state.at === "faulty" && "Not sent. Correct the fields above."}
          {state.at === "sending" && "Sending…"}
          {state.at === "failed" && "No response. Check your connection and send it again."}
          {state.at === "answered" && `Status ${state.answer.status}, after ${state.answer.took} ms`}
        </p>
      </div>
      {state.at === "answered" && state.answer.text !== undefined && (
        <div className="max-h-[28rem] overflow-y-auto rounded-card">
          <CodeBlock name={`${name}, response`} sample={asMarkup(state.answer.text)} />
        </div>
      )}
    </div>
  );
}

/** Rejects if there is no response. */
async function send({ method, path, key, body }: SandboxRequest): Promise<Answer> {
  const began = performance.now();
  const response = await fetch(`/api/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, ...(body !== undefined && { "Content-Type": "application/json" }) },
    body,
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  return {
    status: response.status,
    took: Math.round(performance.now() - began),
    ...(text !== "" && { text: isJson(response) ? JSON.stringify(JSON.parse(text), undefined, 2) : text }),
  };
}

const isJson = ({ headers }: Response): boolean => /[/+]json\b/.test(headers.get("Content-Type") ?? "");
