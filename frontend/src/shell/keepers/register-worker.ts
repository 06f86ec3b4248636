/** Lets the browser store the shell and visited pages (`public/sw.js`). The site also works without it. */
export function registerWorker(): void {
  // Missing over plain HTTP. In development, Vite serves the pages.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  serviceWorker.register("/sw.js").catch(() => undefined);
}
