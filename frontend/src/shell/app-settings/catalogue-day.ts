/** The day of a catalogue as "Nov 20", in this device's time. "unknown day" if the server does not state it. */
export function catalogueDay(updatedAt: string | null | undefined): string {
  if (!updatedAt) return "an unknown day";
  const day = new Date(updatedAt);
  return day.toLocaleDateString("en-US", { month: "short", day: "numeric" });
}
