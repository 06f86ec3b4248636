import { BRAND } from "@earshot/domain/shared/brand";
import { Observable } from "./observable";

/** Whether the server responded when it was last checked (shell/keepers/check-connection.ts). A device's network need not lead to it. */
export const serverResponds = new Observable(() => true);

/** Whether requests can be sent: the browser reports a network, and the server is not known to be out of reach. */
export function isOnline(): boolean {
  return navigator.onLine && serverResponds.get();
}

/** Whether an address is on our own server, as the sound of demo shows is. */
export function isOwnAddress(address: string): boolean {
  try {
    return new URL(address, location.href).origin === location.origin;
  } catch {
    return false;
  }
}

/** Why `isOnline` is false, in words. */
export function offlineText(): string {
  return navigator.onLine ? `${BRAND} can’t be reached` : "You’re offline";
}
