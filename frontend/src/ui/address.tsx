type Props = { text: string; sign?: "@" | "/"; before?: boolean };

/** An address that is broken after its last "@", or slash, before anything else. */
export function Address({ text, sign = "@", before = false }: Props) {
  const at = text.lastIndexOf(sign) + (before ? 0 : 1);
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
