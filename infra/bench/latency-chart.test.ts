import { latencyChart } from "./latency-chart.js";

const curves = [
  {
    name: "A & <B>",
    points: [
      { shows: 1_000_000, ms: 100 },
      { shows: 10_000, ms: 1 },
    ],
  },
  { name: "Nobody", points: [] },
];

test("powers of ten are at equal distances, points in the order of size", () => {
  const svg = latencyChart("Times", curves);
  // The shows 10^4 to 10^6 span x from 64 to 570, the milliseconds 1 to 100 span y from 352 to 48.
  expect(svg).toContain('<polyline points="64,352 570,48"');
  expect(svg).toContain('<text x="317" y="372" text-anchor="middle">100k</text>');
  expect(svg).toContain('<text x="56" y="204" text-anchor="end">10 ms</text>');
});

test("names are text, and what has no figure is not drawn", () => {
  const svg = latencyChart('"Times" < 1', curves);
  expect(svg).toContain("A &amp; &lt;B&gt;");
  expect(svg).toContain('aria-label="&quot;Times&quot; &lt; 1"');
  expect(svg).not.toContain("Nobody");
});

test("draws a single point", () => {
  expect(latencyChart("One", [{ name: "A", points: [{ shows: 5_000, ms: 5 }] }])).not.toContain("NaN");
});
