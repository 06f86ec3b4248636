import { type FormEvent, useState } from "react";
import type { AppControl, ServerRefusal } from "../../platform/platform";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import { TextField } from "../../ui/text-field";
import { leaveServer } from "../../platform/leave-server";

const FAILED: ServerRefusal = { kind: "refused", reason: "The server was not changed. Please try again." };

/** The server that the app uses. A new one is checked before it is used. */
export function ServerChoice({ app, server }: { app: AppControl; server: string }) {
  const [address, setAddress] = useState(server);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  /** The address whose other version the user has been told about. */
  const [told, setTold] = useState<string>();
  const change = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    const refusal = await app.changeServer(address, told === address).catch(() => FAILED);
    setBusy(false);
    if (refusal?.kind === "other-version") setTold(address);
    if (refusal !== undefined) return setError(refusal.reason);
    await leaveServer();
  };
  return (
    <Panel aria-labelledby="app-server">
      <h2 id="app-server" className="text-h2">
        Server
      </h2>
      <p className="mt-1 text-text-2">Your organization may run its own. Changing it signs you out.</p>
      <form noValidate className="mt-4 flex flex-wrap items-start gap-3" onSubmit={(event) => void change(event)}>
        <TextField
          label="Address"
          name="server"
          type="url"
          value={address}
          spellCheck={false}
          className="min-w-0 flex-1 basis-72"
          onChange={(event) => setAddress(event.target.value)}
          error={error}
        />
        <Button type="submit" className="sm:mt-7" disabled={busy}>
          {busy ? "Checking…" : "Use this server"}
        </Button>
      </form>
    </Panel>
  );
}
