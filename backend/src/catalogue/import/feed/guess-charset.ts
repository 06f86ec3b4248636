import iconv from "iconv-lite";

type Candidate = { readonly charset: string; readonly usual: RegExp; readonly weight: number };

// The most common letters of each language. A charset is plausible if the decoded bytes consist mostly of them.
const CANDIDATES: readonly Candidate[] = [
  { charset: "euc-jp", usual: /[\u3041-\u3096\u30a1-\u30fc]/g, weight: 2 },
  { charset: "shift_jis", usual: /[\u3041-\u3096\u30a1-\u30fc]/g, weight: 2 },
  { charset: "euc-kr", usual: /[\uac00-\ud7a3]/g, weight: 1 },
  { charset: "gb18030", usual: /[\u4e00-\u9fff]/g, weight: 0.95 },
  { charset: "big5", usual: /[\u4e00-\u9fff]/g, weight: 0.9 },
  { charset: "windows-874", usual: /[\u0e01-\u0e4e]/g, weight: 1 },
  { charset: "koi8-r", usual: /[\u0430-\u044f]/g, weight: 1 },
  { charset: "windows-1251", usual: /[\u0430-\u044f]/g, weight: 1 },
];

/**
 * The most plausible charset for bytes that are not UTF-8; Windows-1252 when none is. Reads the first 64 KiB. A guess: short
 * texts may be attributed to a similar charset.
 */
export function guessCharset(bytes: Buffer): string {
  const sample = bytes.subarray(0, 65_536);
  if (!isForeignScript(sample)) return "windows-1252";
  const scores = CANDIDATES.map((candidate) => ({ charset: candidate.charset, score: score(sample, candidate) }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= 0.6 ? best.charset : "windows-1252";
}

// In languages with Latin letters, bytes above ASCII are isolated (é, ß); in other scripts they are adjacent.
function isForeignScript(sample: Buffer): boolean {
  const runs = sample.toString("latin1").match(/[\x80-\xff]+/g) ?? [];
  const all = runs.reduce((sum, run) => sum + run.length, 0);
  const together = runs.reduce((sum, run) => sum + (run.length > 1 ? run.length : 0), 0);
  return together > all * 0.6;
}

function score(sample: Buffer, { charset, usual, weight }: Candidate): number {
  const foreign = iconv.decode(sample, charset).match(/[^\0-\x7f]/g) ?? [];
  const text = foreign.join("");
  const broken = text.split("\ufffd").length - 1;
  const share = (text.match(usual)?.length ?? 0) / Math.max(1, text.length);
  return broken > text.length / 50 ? 0 : Math.min(1, share * weight);
}
