/** An address with most of its letters hidden: "a•••@t•••.example". Its owner recognizes it, but nobody else can read it. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const dot = domain.lastIndexOf(".");
  const first = (text: string) => [...text].slice(0, 1).join("");
  return `${first(address.slice(0, at))}•••@${first(domain)}•••${domain.slice(dot)}`;
}
