import { useEffect, useState } from "react";

/** The parts of a show's page that load by themselves and have different heights, from top to bottom. */
export const PARTS = ["cadence", "contacts", "pictures", "history", "profile"] as const;
export type Part = (typeof PARTS)[number];

/** Milliseconds until what is below a part is shown in any case: an answer that does not come must not hide the rest of the page. */
const PATIENCE_MS = 3_000;

type Placed = {
  readonly id: string;
  readonly parts: readonly Part[];
  /** Those that the page did not wait for any longer. */
  readonly late: readonly Part[];
};

const placedOf = (placed: Placed, id: string): Placed => (placed.id === id ? placed : { id, parts: [], late: [] });

/** Which parts of a show's page have their final height, and which came too late. */
export function usePlacedParts(id: string) {
  const [latest, setPlaced] = useState<Placed>({ id, parts: [], late: [] });
  const { parts: placed, late } = placedOf(latest, id);
  useEffect(() => {
    const giveUp = () =>
      setPlaced((before) => {
        const { parts } = placedOf(before, id);
        return { id, parts: PARTS, late: PARTS.filter((part) => !parts.includes(part)) };
      });
    const timer = setTimeout(giveUp, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return {
    /** The classes of what is below parts that do not have their final height. */
    hidden: (...until: readonly Part[]) =>
      !until.every((part) => placed.includes(part)) && "pointer-events-none opacity-0",
    isLate: (part: Part) => late.includes(part),
    place: (part: Part) =>
      setPlaced((before) => {
        const { parts, late } = placedOf(before, id);
        return { id, parts: [...parts, part], late };
      }),
  };
}
