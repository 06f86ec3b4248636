import { readFile, rm } from "node:fs/promises";
import type { SafeStorage } from "electron";
import { saveFile } from "../system/save-file.node";
import type { SecretBox } from "./session-token.node";

/** A secret in a file that only this system user's key decrypts. */
export function systemSecrets(storage: SafeStorage, file: string): SecretBox {
  return {
    // "basic_text" is a fixed key in the program: anyone who reads the file reads the secret.
    safe: () =>
      storage.isEncryptionAvailable() &&
      (process.platform !== "linux" || storage.getSelectedStorageBackend() !== "basic_text"),
    async read() {
      const bytes = await readFile(file).catch(() => undefined);
      return bytes && (await storage.decryptStringAsync(bytes)).result;
    },
    async write(secret) {
      if (secret === undefined) await rm(file, { force: true });
      else await saveFile(file, [await storage.encryptStringAsync(secret)]);
    },
  };
}
