import { ImportProgress, readingLine, type Terminal } from "./import-progress.js";

const counts = (read: number, more: { bad?: number; skipped?: number } = {}) => ({
  read,
  podcasts: read,
  bad: 0,
  skipped: 0,
  ...more,
});

class Screen implements Terminal {
  text = "";
  constructor(
    readonly isTTY: boolean,
    readonly columns = 100,
  ) {}
  write(text: string): void {
    this.text += text;
  }
}

describe("readingLine", () => {
  test("shows percentage, rows, speed and remaining time", () => {
    const line = readingLine({ share: 0.25, seconds: 10, counts: counts(12_000), withBar: true });
    expect(line).toBe("Reading ██████░░░░░░░░░░░░░░░░░░ 25%  12,000 rows, 1,200/s, 30 s left");
  });
  test("shows minutes and hours, bad and skipped rows, and no bar", () => {
    const at = { seconds: 60, withBar: false, counts: counts(600, { bad: 2, skipped: 1 }) };
    expect(readingLine({ ...at, share: 0.5 })).toBe("Reading 50%  600 rows, 10/s, 1 min left, 2 bad, 1 skipped");
    expect(readingLine({ ...at, share: 0.01 })).toContain("1 h 39 min left");
  });
  test("shows no remaining time at the very beginning and at the end", () => {
    expect(readingLine({ share: 0, seconds: 0, counts: counts(0), withBar: false })).toBe("Reading 0%  0 rows, 0/s");
    expect(readingLine({ share: 1, seconds: 2, counts: counts(10), withBar: false })).toBe(
      "Reading 100%  10 rows, 5/s",
    );
  });
});

describe("ImportProgress", () => {
  test("redraws one line on a terminal, ten times a second at most, and keeps finished phases", () => {
    let now = 0;
    const screen = new Screen(true, 40);
    const progress = new ImportProgress(1_000, screen, () => now);
    for (; now < 1_000; now += 10) progress.reading(now, counts(now));
    expect(screen.text.split("\r")).toHaveLength(11);
    expect(screen.text).not.toContain("\n");
    for (const line of screen.text.split("\r")) expect(line.replace("\u001b[K", "").length).toBeLessThan(40);
    progress.phase("indexing");
    now += 2_500;
    progress.phase("switching");
    progress.end();
    expect(screen.text).toContain("\r\u001b[KIndexing the new catalogue: 2.5 s\n");
    expect(screen.text.endsWith("\r\u001b[K")).toBe(true);
  });

  test("writes a plain line every five seconds elsewhere", () => {
    let now = 0;
    const screen = new Screen(false);
    const progress = new ImportProgress(20_000, screen, () => now);
    for (; now <= 20_000; now += 100) progress.reading(now, counts(now));
    progress.phase("writing");
    progress.end();
    expect(screen.text.split("\n")).toEqual([
      expect.stringMatching(/^Reading 25% {2}5,000 rows, 1,000\/s, 15 s left$/),
      expect.stringContaining("50%"),
      expect.stringContaining("75%"),
      expect.stringContaining("100%"),
      "Writing the new catalogue: 0.0 s",
      "",
    ]);
    expect(screen.text).not.toContain("\u001b");
  });

  test("handles empty inputs", () => {
    const screen = new Screen(false);
    let now = 0;
    const progress = new ImportProgress(0, screen, () => now);
    now = 5_000;
    progress.reading(0, counts(0));
    expect(screen.text).toBe("Reading 100%  0 rows, 0/s\n");
  });
});
