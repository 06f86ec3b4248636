/** What saves a text that is being typed. */
export const savesBeforeLeaving = new Set<() => Promise<void>>();

/**
 * Opens the home page of another server, once everything typed is saved for the old one. Nothing of the old one remains in this tab,
 * neither on the screen nor stored: a guest's text would be sent to the new one.
 */
export async function leaveServer(): Promise<void> {
  await Promise.all(Array.from(savesBeforeLeaving, (save) => save()));
  sessionStorage.clear();
  window.location.assign("/home");
}
