/** Milliseconds in which a page that ended again is not reloaded: it would end again and again. */
const CALM_MS = 10_000;

/** Whether a page that ended may be reloaded now; remembers each time it was. */
export function calmReloads(): () => boolean {
  let reloadedAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - reloadedAt < CALM_MS) return false;
    reloadedAt = now;
    return true;
  };
}
