import { type ComponentProps, useEffect, useRef } from "react";

/** In milliseconds: long enough to be noticed, too short to delay reading. */
const FADE_MS = 220;

/**
 * Content that fades in when scrolled into view. It is never hidden before that, so full-page screenshots, printouts and pages without
 * scripts show all of it. There is no animation if the visitor prefers reduced motion.
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
