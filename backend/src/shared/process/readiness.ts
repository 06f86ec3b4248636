import { Injectable } from "@nestjs/common";

/** A sentence about why a part of the service cannot work yet; undefined if it can. */
export type Unready = () => string | undefined | Promise<string | undefined>;

/** The conditions, besides the database, that must be met before the service can work. Each feature adds its own. */
@Injectable()
export class Readiness {
  private readonly parts: Unready[] = [];

  add(part: Unready): void {
    this.parts.push(part);
  }

  /** One sentence for each thing that is not ready; empty if everything is. */
  async missing(): Promise<string[]> {
    const sentences = await Promise.all(this.parts.map(async (part) => part()));
    return sentences.filter((sentence) => sentence !== undefined);
  }
}
