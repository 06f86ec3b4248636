import { Check, Copy } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "./button";

/** How long "Copied" is shown, in milliseconds (product specification, section 9). */
const COPIED_MS = 1500;

type Props = Omit<ComponentProps<typeof Button>, "onClick"> & { text: string };

/** Copies text and shows whether that worked. Keeps the focus. */
export function CopyButton({ text, children, ...look }: Props) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    void write(text).then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    );
  return (
    <>
      <Button {...look} onClick={copy}>
        {outcome === "copied" ? <Check size={16} /> : <Copy size={16} />}
        <span aria-hidden={outcome !== undefined || undefined}>{outcome === "copied" ? "Copied" : children}</span>
        {outcome !== undefined && <span className="sr-only">{children}</span>}
      </Button>
      <span role="status" className={outcome === "refused" ? "self-center text-meta text-neg" : "sr-only"}>
        {outcome === "copied" && "Copied"}
        {outcome === "refused" && "Your browser blocked copying. Select the text and copy it."}
      </span>
    </>
  );
}

/** Rejects if the page is not allowed to write to the clipboard, or does not have one because it uses plain HTTP. */
async function write(text: string): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard === undefined) throw new Error("no clipboard");
  await clipboard.writeText(text);
}
