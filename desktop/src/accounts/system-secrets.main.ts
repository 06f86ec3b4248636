import { readFile, rm } from "node:fs/promises";
import type { SafeStorage } from "electron";
import { saveFile } from "../system/save-file.node";
import type { SecretBox } from "./session-token.node";

/** A secret in a file that only this system user's key can decrypt. */
export function systemSecrets(storage: SafeStorage, file: string): SecretBox {
  const write = async (secret: string) => saveFile(file, [await storage.encryptStringAsync(secret)]);
  return {
    // With "basic_text", the key is fixed in the program, so anyone who can read the file can read the secret.
    safe: async () =>
      (await storage.isAsyncEncryptionAvailable()) &&
      (process.platform !== "linux" || storage.getSelectedStorageBackend() !== "basic_text"),
    async read() {
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes) return undefined;
      const { result, shouldReEncrypt } = await storage.decryptStringAsync(bytes);
      // The system's key was replaced, so the file is encrypted again with the new one.
      if (shouldReEncrypt) await write(result).catch(() => undefined);
      return result;
    },
    async write(secret) {
      if (secret === undefined) await rm(file, { force: true });
      else await write(secret);
    },
  };
}
