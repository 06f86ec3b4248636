import { useCallback, useEffect, useState } from "react";

/** Something that is true for so many milliseconds after it was set off, and longer when it is set off again. */
export function useForAWhile(milliseconds: number): readonly [on: boolean, setOff: () => void] {
  const [times, setTimes] = useState(0);
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(times), milliseconds);
    return () => clearTimeout(timer);
  }, [times, milliseconds]);
  const setOff = useCallback(() => setTimes((before) => before + 1), []);
  return [times !== over, setOff];
}
