/**
 * Opens the home page of another server. Nothing of the old one remains in this tab, neither on the screen nor stored: a guest's text would
 * be sent to the new one.
 */
export function leaveServer(): void {
  sessionStorage.clear();
  window.location.assign("/home");
}
