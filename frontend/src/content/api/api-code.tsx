import { CodeBlock } from "./code-block";
import { CodeExample } from "./code-example";
import { PIECES, PROGRAMS } from "./code-samples";

export type ApiCodeProps =
  | { readonly piece: keyof typeof PIECES; readonly program?: never; readonly name: string }
  | { readonly program: keyof typeof PROGRAMS; readonly piece?: never; readonly name: string };

/** A code sample, or a program in the reader's language, by file name. Loaded separately from the page's text. */
export default function ApiCode({ piece, program, name }: ApiCodeProps) {
  if (program) return <CodeExample name={name} samples={PROGRAMS[program]} />;
  return <CodeBlock name={name} sample={PIECES[piece]} />;
}
