import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Readable } from "node:stream";
import type { HubSignature } from "@earshot/domain/feeds/hub-signature";

/** The secret of each subscription, derived from the installation's secret, so no table contains it. */
export class HubSecrets {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync("sha256", secret, "", "earshot hubs of feeds", 32));
  }

  of(subscription: string): string {
    return createHmac("sha256", this.key).update(subscription).digest("base64url");
  }

  /** Whether a body is signed with the subscription's secret. "too-large": not fully read. */
  async isSigned(
    body: Readable,
    { subscription, signature, most }: { subscription: string; signature: HubSignature | undefined; most: number },
  ): Promise<boolean | "too-large"> {
    const digest = createHmac(signature?.method ?? "sha256", this.of(subscription));
    const isWhole = await new Promise<boolean>((done, failed) => {
      let size = 0;
      body.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size <= most) return void digest.update(chunk);
        body.pause();
        done(false);
      });
      body.once("end", () => done(true));
      body.once("error", failed);
      body.once("close", () => failed(new Error("The body was interrupted.")));
    });
    if (!isWhole) return "too-large";
    const right = digest.digest();
    const given = Buffer.from(signature?.hex ?? "", "hex");
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
