import { useEffect, useEffectEvent } from "react";

/**
 * Passes on the characters that are typed while no field has the focus, wherever the focus is: a layer whose content is
 * still loading takes the focus from the button that opened it, and a fast visitor's keys would be lost.
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

/** Whether a key types a character outside a field. Space presses the focused button, unless typing has begun. */
function isTyping({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent, hasBegun: boolean): boolean {
  if (ctrlKey || metaKey || altKey || [...key].length !== 1) return false;
  return !(target instanceof HTMLInputElement) && (key !== " " || hasBegun || !(target instanceof HTMLButtonElement));
}
