import type { Request } from "express";

/** "account": a possible operator who has not confirmed this session yet. */
export type OperatorStatus = "none" | "account" | "confirmed";

export abstract class Operators {
  abstract status(request: Request): Promise<OperatorStatus>;
}
