import { type ComponentProps, useEffect, useRef } from "react";
import { cx } from "../ui/class-names";

/**
 * Content that appears softly when it is scrolled into view. It is hidden only once somebody is watching for it, never on the
 * first screen, in print, or where no motion is wanted; without scripts it simply stands there.
 */
export function FadeIn({ className, ...rest }: ComponentProps<"section">) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    if (!element || !("IntersectionObserver" in window)) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still || element.getBoundingClientRect().top < window.innerHeight) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      delete element.dataset.waiting;
      watch.disconnect();
    });
    watch.observe(element);
    element.dataset.waiting = "";
    return () => {
      watch.disconnect();
      delete element.dataset.waiting;
    };
  }, []);
  return (
    <section
      ref={section}
      className={cx(
        "transition-opacity duration-220 ease-enter data-waiting:not-focus-within:opacity-0 print:opacity-100!",
        className,
      )}
      {...rest}
    />
  );
}
