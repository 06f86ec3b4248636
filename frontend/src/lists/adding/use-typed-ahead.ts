import { useEffect, useEffectEvent } from "react";

/**
 * Passes on characters typed while no field has the focus. A layer whose content is still loading takes the focus from the button that
 * opened it, and fast typing would be lost.
 */
export function useTypedAhead(isOn: boolean, hasBegun: boolean, onCharacter: (character: string) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isTyping(event, hasBegun)) return;
    event.preventDefault();
    event.stopPropagation();
    onCharacter(event.key);
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, [isOn]);
}

/** Whether a key types a character outside of a field. Space presses the focused button, unless the visitor has started typing. */
function isTyping({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent, hasBegun: boolean): boolean {
  if (ctrlKey || metaKey || altKey || [...key].length !== 1) return false;
  return !(target instanceof HTMLInputElement) && (key !== " " || hasBegun || !(target instanceof HTMLButtonElement));
}
