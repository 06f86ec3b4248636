import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import fc from "fast-check";
import { RowSum } from "./copied-rows.js";

/** The checksum of rows that arrive in chunks of this size. */
async function sumOfRows(rows: readonly string[], size: number): Promise<string> {
  const bytes = Buffer.from(rows.map((row) => `${row}\n`).join(""));
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const sum = new RowSum();
  await pipeline(Readable.from(chunks), sum.resume());
  return sum.text;
}

const ROW = fc.string().map((text) => text.replaceAll("\n", "\\n"));

test("the checksum of rows depends on every row, but not on order or chunks", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(ROW, { minLength: 1 }),
      fc.integer({ min: 1, max: 40 }),
      ROW,
      async (rows, size, other) => {
        const sum = await sumOfRows(rows, 1_000);
        expect(await sumOfRows(rows.toReversed(), size)).toBe(sum);
        expect(await sumOfRows(rows.slice(1), size)).not.toBe(sum);
        expect(await sumOfRows([...rows, rows[0] ?? ""], size)).not.toBe(sum);
        expect((await sumOfRows([other, ...rows.slice(1)], size)) === sum).toBe(other === rows[0]);
      },
    ),
  );
});

test("the checksum of two equal rows differs from that of none", async () => {
  expect(await sumOfRows(["a", "a", "b"], 2)).not.toBe(await sumOfRows(["b", "c", "c"], 2));
});
