import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { DomainError, fieldFault } from "@earshot/domain/shared/domain-error";

/**
 * How changes are numbered. `epoch` differs each time the numbering starts over; `floor` is the last number that is no longer
 * stored.
 */
export type ChangeCount = { readonly epoch: string; readonly last: string; readonly floor: string };

/** Characters of the signature: 132 bits. */
const SIGNATURE = 22;
/** Characters that identify an epoch without revealing it. */
const NAME = 8;

/**
 * Cursors for the log of changes: they contain the epoch, the number of a change, and a signature. A forged cursor would skip
 * changes that its program never received, so it is refused.
 */
export class ChangeCursors {
  private readonly key: Buffer;

  /** `secret`: the installation's secret. */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync("sha256", secret, "", "earshot cursors of changes", 32));
  }

  write(epoch: string, number: string): string {
    const text = `${this.nameOf(epoch)}:${number}`;
    return Buffer.from(`${text}:${this.signatureOf(text)}`, "latin1").toString("base64url");
  }

  /**
   * The number after which a cursor continues. Throws DomainError "cursor.invalid" for a cursor that this installation did not
   * sign, and "changes.expired" if the epoch has changed or the changes are no longer stored.
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

/**
 * A cursor from release 0.1.0. Only programs that received one know the epoch; these cursors stay valid until the numbering starts
 * over.
 */
function unsigned(text: string, epoch: string): Read | undefined {
  const [, named, digits] = /^([0-9a-f-]{36}):(\d{1,18})$/.exec(text) ?? [];
  return named === undefined || digits === undefined ? undefined : { isOfEpoch: named === epoch, digits };
}

function refused(): never {
  throw fieldFault("cursor.invalid", "since", 'This cursor is not one of ours. Continue without "since".');
}
