import { minimumFillDelayMs } from "@earshot/domain/shared/form-trap";
import { useCallback, useEffect, useRef } from "react";
import { randomKey } from "../client/random-key";
import type { Submission } from "./outreach-api";

/**
 * Builds a form's submission. A second attempt with the same fields is identical, so that only one row is stored even if a response is
 * lost. Delays submissions that are faster than a person can be.
 */
export function useSubmission<Fields extends object>(): {
  prepare: (fields: Fields, website: string) => Promise<Submission<Fields>>;
  /** Forgets the last submission, so that the same fields count as a new one. */
  forget: () => void;
} {
  const shownAt = useRef(0);
  const last = useRef<{ fields: string; submission: Submission<Fields> }>(null);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const forget = useCallback(() => void (last.current = null), []);
  const prepare = useCallback(async (fields: Fields, website: string) => {
    const text = JSON.stringify([fields, website]);
    if (last.current?.fields === text) return last.current.submission;
    const wait = minimumFillDelayMs(performance.now() - shownAt.current);
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    const elapsedMs = Math.round(performance.now() - shownAt.current);
    const submission = { body: { ...fields, website, elapsedMs }, key: randomKey() };
    last.current = { fields: text, submission };
    return submission;
  }, []);
  return { prepare, forget };
}
