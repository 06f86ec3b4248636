import { Button } from "../../ui/button";
import { CopyButton } from "../../ui/copy-button";

/** A secret that is shown only once. `about` says what it is for. */
export function NewSecret({ about, secret, onDone }: { about: string; secret: string; onDone: () => void }) {
  return (
    <>
      <p role="status" className="mb-3 text-text-2">
        {about} Copy it now: you won’t see it again.
      </p>
      <code className="mb-4 block rounded-control bg-surface-2 p-3 break-all text-text">{secret}</code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={secret} autoFocus>
          Copy
        </CopyButton>
        <Button onClick={onDone}>Done</Button>
      </div>
    </>
  );
}
