/** The date of a catalogue as "20 Nov", in this device's time zone; "unknown day" if the server does not provide it. */
export function catalogueDay(updatedAt: string | null | undefined): string {
  if (!updatedAt) return "an unknown day";
  const day = new Date(updatedAt);
  return `${day.getDate()} ${day.toLocaleDateString("en-US", { month: "short" })}`;
}
