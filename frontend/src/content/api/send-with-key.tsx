import { isKeySecret, keyMode } from "@earshot/domain/keys/key-secret";
import { jsonIn } from "@earshot/domain/shared/text/json-in";
import type { ReferenceOperation } from "@earshot/domain/site/api-reference";
import { useState } from "react";
import { TextArea } from "../../ui/text-area";
import { TextField } from "../../ui/text-field";
import { SandboxAnswer, type SandboxRequest } from "./send-request";
import { TYPED_KEY } from "./typed-key";

/** A show of the sandbox, for requests that need one. */
const SHOW = "sandbox-02";
/** What the reader has to replace, such as LIST_ID. */
const PLACEHOLDER = /\b[A-Z]+(?:_[A-Z]+)*_ID\b/;

type Faults = { readonly key?: string; readonly path?: string; readonly body?: string };

/** Whether a test key of an account can call an operation: the sandbox has the catalogue, lists and tracked shows. */
export function isInSandbox({ scope }: Pick<ReferenceOperation, "scope">): boolean {
  return scope !== undefined && /^(?:catalogue|lists|tracking):/.test(scope);
}

/** A request that can be edited and sent to the sandbox with the reader's own test key. */
export function SendWithKey({ operation }: { operation: ReferenceOperation }) {
  const { method, sample } = operation;
  const [key, setKey] = useState(TYPED_KEY.secret);
  const [path, setPath] = useState(() => withShow(sample?.path ?? operation.path));
  const [body, setBody] = useState(() =>
    sample?.body === undefined ? undefined : withShow(JSON.stringify(sample.body, undefined, 2)),
  );
  const [faults, setFaults] = useState<Faults>({});
  const prepare = (): SandboxRequest | undefined => {
    const found = faultsOf(key.trim(), path, body);
    setFaults(found);
    if (found.key ?? found.path ?? found.body) return undefined;
    TYPED_KEY.secret = key.trim();
    return { method, path: path.trim(), key: TYPED_KEY.secret, body };
  };
  return (
    <>
      <TextField
        label="Test key"
        value={key}
        spellCheck={false}
        hint="A test key from your account page. It writes in the sandbox only."
        onChange={({ target }) => setKey(target.value)}
        error={faults.key}
      />
      <TextField
        label="Path"
        value={path}
        spellCheck={false}
        onChange={({ target }) => setPath(target.value)}
        error={faults.path}
      />
      {body !== undefined && (
        <TextArea
          label="Body"
          rows={Math.min(body.split("\n").length + 1, 12)}
          spellCheck={false}
          value={body}
          onChange={({ target }) => setBody(target.value)}
          className="font-mono"
          error={faults.body}
        />
      )}
      <SandboxAnswer name={`${method} ${operation.path}`} prepare={prepare} />
    </>
  );
}

const withShow = (text: string): string => text.replaceAll("PODCAST_ID", SHOW);

function faultsOf(key: string, path: string, body: string | undefined): Faults {
  return { key: keyFault(key), path: pathFault(path), body: body === undefined ? undefined : bodyFault(body) };
}

/** A live key would write to the account's real lists. */
function keyFault(key: string): string | undefined {
  if (!isKeySecret(key)) return "Enter a test key: ek_test_ and 33 more characters.";
  return keyMode(key) === "live" ? "This is a live key. Use a test key: it begins with ek_test_." : undefined;
}

function pathFault(path: string): string | undefined {
  return placeholderFault(path) ?? (path.trim().startsWith("/") ? undefined : "The path begins with a slash.");
}

function bodyFault(body: string): string | undefined {
  return placeholderFault(body) ?? (jsonIn(body) === undefined ? "This is not valid JSON." : undefined);
}

function placeholderFault(text: string): string | undefined {
  const [placeholder] = PLACEHOLDER.exec(text) ?? [];
  return placeholder && `Replace ${placeholder} with an id from the sandbox.`;
}
