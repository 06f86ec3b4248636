import { useCallback, useEffect, useRef, useState } from "react";

/** A state that `begin` sets, and that resets after `durationMs`. */
export function useTemporaryState(durationMs: number, onEnd?: () => void): [on: boolean, begin: () => void] {
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
