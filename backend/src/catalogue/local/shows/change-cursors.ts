import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { DomainError } from "@earshot/domain/shared/domain-error";

/** How changes are counted. `epoch` is another one after the count began again; `floor` is the last number that is not kept. */
export type ChangeCount = { readonly epoch: string; readonly last: string; readonly floor: string };

/** Characters of the signature: 132 bits. */
const SIGNATURE = 22;
/** Characters that name an epoch, without telling it. */
const NAME = 8;

/**
 * Cursors of the log of changes: which count, the number of a change, and a signature. A cursor that was not given would skip
 * changes that its program never got, so it is refused.
 */
export class ChangeCursors {
  private readonly key: Buffer;

  /** `secret`: of the installation. */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync("sha256", secret, "", "earshot cursors of changes", 32));
  }

  write(epoch: string, number: string): string {
    const text = `${this.nameOf(epoch)}:${number}`;
    return Buffer.from(`${text}:${this.signatureOf(text)}`, "latin1").toString("base64url");
  }

  /**
   * The number after which a cursor continues. Throws DomainError "cursor.invalid" for one that was not given, and
   * "changes.expired" for one of another count or whose changes are not kept.
   */
  read(cursor: string, { epoch, last, floor }: ChangeCount): bigint {
    const text = Buffer.from(cursor, "base64url").toString("latin1");
    const { isOfEpoch, digits } = this.signed(text, epoch) ?? unsigned(text, epoch) ?? refused();
    const number = BigInt(digits);
    if (!isOfEpoch || number < BigInt(floor) || number > BigInt(last)) {
      const detail = `The changes after this cursor are no longer stored. Read the shows again, then continue without "since".`;
      throw new DomainError("changes.expired", detail);
    }
    return number;
  }

  private signed(text: string, epoch: string): Read | undefined {
    const [, named = "", digits = "", signature = ""] = /^([\w-]{8}):(\d{1,18}):([\w-]{22})$/.exec(text) ?? [];
    const own = this.signatureOf(`${named}:${digits}`);
    if (signature.length !== own.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(own))) return undefined;
    return { isOfEpoch: named === this.nameOf(epoch), digits };
  }

  private nameOf(epoch: string): string {
    return this.hashOf(`epoch ${epoch}`).slice(0, NAME);
  }

  private signatureOf(text: string): string {
    return this.hashOf(`cursor ${text}`).slice(0, SIGNATURE);
  }

  private hashOf(text: string): string {
    return createHmac("sha256", this.key).update(text).digest("base64url");
  }
}

type Read = { readonly isOfEpoch: boolean; readonly digits: string };

/** A cursor of release 0.1.0. Only programs that got one know the epoch; they stay valid until the count begins again. */
function unsigned(text: string, epoch: string): Read | undefined {
  const [, named, digits] = /^([0-9a-f-]{36}):(\d{1,18})$/.exec(text) ?? [];
  return named === undefined || digits === undefined ? undefined : { isOfEpoch: named === epoch, digits };
}

function refused(): never {
  throw new DomainError("cursor.invalid", 'This cursor is not one of ours. Continue without "since".');
}
