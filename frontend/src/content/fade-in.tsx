import { type ComponentProps, useEffect, useRef } from "react";

/** Long enough to be noticed, short enough not to delay reading. */
const FADE_MS = 220;

/**
 * Content that fades in when it is scrolled into view. Nothing is hidden while it waits: a screenshot of the whole
 * page, a printout and a page without scripts show all of it. It does not move if the visitor prefers reduced motion.
 */
export function FadeIn(props: ComponentProps<"section">) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    if (!element || !("IntersectionObserver" in window)) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still || element.getBoundingClientRect().top < window.innerHeight) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      element.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: "ease-out" });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return <section ref={section} {...props} />;
}
