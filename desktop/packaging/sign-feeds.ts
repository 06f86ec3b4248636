import { createHash, createPrivateKey, createPublicKey } from "node:crypto";
import { createReadStream, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseUpdateInfo } from "electron-updater/out/providers/Provider.js";
import { signatureFile, signFeed } from "../src/updates/feed-signature.node.ts";

/**
 * Signs every `latest*.yml` in a folder with an ed25519 key (PEM) and returns their names. Throws if a package is missing or does not
 * match the hash in its feed, so that only built packages are signed.
 */
export async function signFeeds(folder: string, pem: string): Promise<readonly string[]> {
  const key = createPrivateKey(pem);
  const feeds = readdirSync(folder).filter((name) => /^(?:latest|beta)(?:-[\w-]+)?\.yml$/.test(name));
  if (feeds.length === 0) throw new Error(`There is no latest*.yml in ${folder}: package with --feed first.`);
  for (const name of feeds) {
    const text = readFileSync(join(folder, name), "utf8");
    const { files } = parseUpdateInfo(text, name, new URL(`file:///${name}`));
    for (const { url, sha512 } of files) {
      if (basename(url) !== url) throw new Error(`${name} names "${url}", which is not a file beside it.`);
      if ((await sha512Of(join(folder, url))) !== sha512) throw new Error(`${url} differs from its hash in ${name}.`);
    }
    writeFileSync(join(folder, signatureFile(name)), signFeed(name, text, key));
  }
  return feeds;
}

/** The public key of a private key, in the format that the app is built with: base64 of DER, SPKI. */
export function publicKeyOf(pem: string): string {
  return createPublicKey(createPrivateKey(pem)).export({ format: "der", type: "spki" }).toString("base64");
}

async function sha512Of(file: string): Promise<string> {
  const hash = createHash("sha512");
  await pipeline(createReadStream(file), hash);
  return hash.digest("base64");
}
