import { Injectable } from "@nestjs/common";

/** Why a part of the service cannot do its work yet, in a sentence; undefined when it can. */
export type Unready = () => string | undefined;

/** What has to be there, besides the database, before the service can do its work. Each feature adds its own. */
@Injectable()
export class Readiness {
  private readonly parts: Unready[] = [];

  add(part: Unready): void {
    this.parts.push(part);
  }

  /** Sentences about what is not ready; none when all is. */
  missing(): string[] {
    return this.parts.map((part) => part()).filter((sentence) => sentence !== undefined);
  }
}
