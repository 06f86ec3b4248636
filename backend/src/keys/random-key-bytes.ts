import { randomBytes } from "node:crypto";
import { RandomBytes } from "@earshot/domain/keys/api-key-store.port";

/** The random bytes of keys, from the operating system's generator. */
export class RandomKeyBytes extends RandomBytes {
  take(count: number): Uint8Array {
    return randomBytes(count);
  }
}
