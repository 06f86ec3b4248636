import { useCallback, useEffect, useRef, useState } from "react";

/** A state that passes by itself: `begin` sets it, and after `durationMs` it is gone again. */
export function usePassing(durationMs: number, onEnd?: () => void): [on: boolean, begin: () => void] {
  const [on, setOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = useCallback(() => {
    clearTimeout(timer.current);
    setOn(true);
    timer.current = setTimeout(() => {
      setOn(false);
      ended.current?.();
    }, durationMs);
  }, [durationMs]);
  return [on, begin];
}
