import { type KeyboardEvent, useEffect, useId, useState } from "react";

/**
 * Moves through a list of options while the focus stays in the text field above it (the combobox pattern of WAI-ARIA). `active` is -1 while
 * no option is active: then Enter belongs to the field.
 */
export function useOptionList(count: number, choose: (index: number) => void, { start = -1 }: { start?: -1 | 0 } = {}) {
  const [wanted, setActive] = useState<number>(start);
  const id = useId();
  const active = Math.min(wanted, count - 1);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);

  /** Returns true if the list handled the key. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    // While an input method composes a word, the keys belong to it.
    if (event.nativeEvent.isComposing || count === 0) return false;
    const next = nextIndex(event.key, active, count, start);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
      return true;
    }
    if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      choose(active);
      return true;
    }
    return false;
  };

  return {
    active,
    setActive,
    optionId,
    onKeyDown,
    fieldProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": count > 0,
      "aria-controls": count > 0 ? `${id}-list` : undefined,
      "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
    } as const,
    listProps: { role: "listbox", id: `${id}-list` } as const,
    optionProps: (index: number) => ({
      role: "option" as const,
      id: optionId(index),
      "aria-selected": index === active,
      // Only a moving pointer selects an option: a list that opens under a resting pointer must not.
      onPointerMove: () => setActive(index),
      // Keeps the focus in the field.
      onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => choose(index),
    }),
  };
}

/** The list wraps around. If the field itself is a stop (`start` is -1), it comes between the last option and the first. */
export function nextIndex(key: string, active: number, count: number, start: -1 | 0): number | undefined {
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : start;
  if (key === "ArrowUp") return active > start ? active - 1 : count - 1;
  return undefined;
}
