import { TEST_KEY } from "@earshot/domain/keys/test-key";
import type { SampleRequest } from "./endpoints";
import { SandboxAnswer } from "./sandbox-answer";

/** The sandbox show used by requests that need one. */
const SHOW = "sandbox-01";

/** Sends the sample request to the sandbox with the public test key. */
export function SendRequest({ request: { method, path, query, body } }: { request: SampleRequest }) {
  return (
    <SandboxAnswer
      name={`${method} ${path}`}
      prepare={() => ({ method, path: path.replace("{id}", SHOW) + query, key: TEST_KEY, body })}
    />
  );
}
