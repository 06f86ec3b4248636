import { Injectable } from "@nestjs/common";

/** A sentence about why a part of the service cannot work yet; undefined if it can. */
export type Unready = () => string | undefined | Promise<string | undefined>;

/** The conditions, besides the database, that the service needs before it can work. Each feature adds its own. */
@Injectable()
export class Readiness {
  private readonly parts: Unready[] = [];

  add(part: Unready): void {
    this.parts.push(part);
  }

  /** Sentences about what is not ready; empty when everything is. */
  async missing(): Promise<string[]> {
    const sentences = await Promise.all(this.parts.map(async (part) => part()));
    return sentences.filter((sentence) => sentence !== undefined);
  }
}
