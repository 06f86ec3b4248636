/** An email address that is broken at its "@" before anything else. */
export function Address({ text, before = false }: { text: string; before?: boolean }) {
  const at = text.lastIndexOf("@") + (before ? 0 : 1);
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
