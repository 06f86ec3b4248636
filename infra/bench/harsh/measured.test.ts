import { growth, lineOf, missed, type Sample, table } from "./measured.ts";

const sample = (
  ms: number,
  more: { status?: number; results?: { title: string }[]; sphinx?: number } = {},
): Sample => ({
  answer: { ms, status: more.status ?? 200, body: { results: more.results ?? [{ title: "A" }] } },
  sphinx: more.sphinx,
});
const titles = { name: "titles", group: "words" } as const;

test("a line counts refused and empty answers", () => {
  const line = lineOf("new", titles, [sample(1), sample(3, { status: 503 }), sample(2, { results: [] })], {
    seconds: 2,
    computed: 40,
  });
  expect(line).toMatchObject({ count: 3, p50: 2, worst: 3, refused: 1, empty: 1, perSecond: 2, computed: 13.3 });
});

test("compares with Sphinx only queries that both answered", () => {
  const line = lineOf("new", titles, [sample(1, { sphinx: 8 }), sample(100)]);
  expect(line.sphinx?.p95).toBe(8);
  expect(line.beside?.p95).toBe(1);
});

test("names each figure of a line that misses its target", () => {
  expect(missed(lineOf("new", titles, [sample(5, { sphinx: 20 })]))).toBe("");
  expect(missed(lineOf("new", titles, [sample(5.1, { sphinx: 20 })]))).toBe("p50 > 5, p95 > ¼ of Sphinx");
  expect(missed(lineOf("new", titles, [sample(1), sample(90)]))).toBe("p95 > 15, worst > 80");
  expect(missed(lineOf("cold", titles, [sample(90), sample(90)]))).toBe("");
  expect(missed(lineOf("cold", titles, [sample(501)]))).toBe("p95 > 100, worst > 500");
  expect(missed(lineOf("again", titles, [sample(1, { status: 429 })]))).toBe("refused > 0");
});

test("requires 400 answers a second from a crowd", () => {
  const crowd = { name: "words, 32 clients", group: "words" } as const;
  expect(missed(lineOf("crowd", crowd, Array(400).fill(sample(500)), { seconds: 1 }))).toBe("");
  expect(missed(lineOf("crowd", crowd, Array(399).fill(sample(1)), { seconds: 1 }))).toBe("a second < 400");
});

test("compares new queries of a class with those of a smaller catalogue", () => {
  const [small, large] = [lineOf("new", titles, [sample(2)]), lineOf("new", titles, [sample(5)])];
  expect(growth([large, lineOf("cold", titles, [sample(90)])], [small])).toBe("titles × 2.5");
  expect(growth([lineOf("new", titles, [sample(7)])], [small])).toBe("titles × 3.5 (more than 3)");
});

test("the table has a row for each line, with Sphinx if it was queried", () => {
  const text = table([lineOf("new", titles, [sample(1_234, { sphinx: 8 })])]);
  expect(text.split("\n")).toHaveLength(3);
  expect(text).toContain("| new | titles | 1 | 1,234 | 1,234 | 1,234 | 0 | 0 |  | 8 | 8 | 8 |  |");
});
