import { type SyntheticEvent, useState } from "react";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/text-field";
import { refusalText } from "./refusal-text";
import { Frame } from "./shared-frame";
import { useUnlockSharedMutation } from "./sharing-api";

export default function LockedList({ token, onOpen }: { token: string; onOpen: () => void }) {
  const [unlock, { error, isLoading }] = useUnlockSharedMutation();
  const [password, setPassword] = useState("");
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isLoading && password !== "") void unlock({ token, password }).then((answer) => !answer.error && onOpen());
  };
  return (
    <Frame title="This list has a password">
      <form onSubmit={onSubmit} className="grid w-full gap-3">
        <TextField
          label="Password"
          type="password"
          autoFocus
          value={password}
          noteSpace
          error={error && refusalText(error)}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" className="justify-self-start" aria-disabled={isLoading || undefined}>
          Open the list
        </Button>
      </form>
    </Frame>
  );
}
