import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SafeStorage } from "electron";
import { systemSecrets } from "./system-secrets.main";

const folder = mkdtempSync(join(tmpdir(), "earshot-secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "session");

/** A system's store, which encrypts with its current key. */
function store(key: string, backend = "gnome_libsecret", available = true) {
  return {
    isAsyncEncryptionAvailable: async () => available,
    getSelectedStorageBackend: () => backend,
    encryptStringAsync: async (text: string) => Buffer.from(`${key}:${text}`),
    decryptStringAsync: async (bytes: Buffer) => {
      const [used, result = ""] = bytes.toString().split(":");
      return { result, shouldReEncrypt: used !== key };
    },
  } as unknown as SafeStorage;
}

test("a secret whose key was replaced is encrypted again with the new one", async () => {
  await systemSecrets(store("old"), file).write("token");
  expect(await systemSecrets(store("new"), file).read()).toBe("token");
  expect(readFileSync(file, "utf8")).toBe("new:token");
});

test("a removed secret leaves no file", async () => {
  const secrets = systemSecrets(store("a"), file);
  await secrets.write("token");
  await secrets.write(undefined);
  expect(readdirSync(folder)).toEqual([]);
  expect(await secrets.read()).toBeUndefined();
});

test("is safe only with a key of the system", async () => {
  expect(await systemSecrets(store("a"), file).safe()).toBe(true);
  expect(await systemSecrets(store("a", "gnome_libsecret", false), file).safe()).toBe(false);
  expect(await systemSecrets(store("a", "basic_text"), file).safe()).toBe(process.platform !== "linux");
});
