import { circle, group, path, rect, repeat, type Motif } from "./cover-shapes.js";

/** Bars of a level meter, centered on the middle line. */
export const meter: Motif = (colors, random) => {
  const bars = random.pick([5, 6, 7, 7, 9, 11]);
  const step = 440 / bars;
  const width = step * random.pick([0.42, 0.5, 0.58]);
  const marked = random.chance(0.4) ? random.between(0, bars - 1) : -1;
  const swell = random.chance(0.6);
  return repeat(bars, (i) => {
    const bell = swell ? 0.45 + 0.55 * Math.sin((Math.PI * (i + 0.5)) / bars) : 0.9;
    const height = Math.max(width, bell * (90 + random.next() * 340));
    const x = 80 + step * i + (step - width) / 2;
    return rect(x, 300 - height / 2, width, height, i === marked ? colors.accent : colors.light, width / 2);
  });
};

/** Level bars around a disc. */
export const burst: Motif = (colors, random) => {
  const rays = random.pick([24, 30, 36, 48]);
  const inner = random.between(92, 130);
  const width = ((2 * Math.PI * inner) / rays) * 0.46;
  const lobes = random.between(2, 5);
  const turn = random.between(0, 90);
  const bars = repeat(rays, (i) => {
    const swell = 0.5 + 0.5 * Math.sin((2 * Math.PI * lobes * i) / rays);
    const length = 26 + swell * 90 + random.next() * 34;
    const bar = rect(300 - width / 2, 300 - inner - 16 - length, width, length, colors.light, width / 2);
    return group(`rotate(${Math.round((i * 3600) / rays) / 10} 300 300)`, bar);
  });
  return group(`rotate(${turn} 300 300)`, bars) + circle(300, 300, inner - 18, { fill: colors.accent });
};

/** A record, seen from above or sliding out of the picture. */
export const record: Motif = (colors, random) => {
  const [x, y, radius] = random.pick([
    [300, 300, 226],
    [300, 300, 226],
    [430, 340, 300],
    [160, 420, 320],
  ] as const);
  const grooves = repeat(9, (i) =>
    circle(x, y, radius * (0.46 + i * 0.058), { stroke: i % 4 === 3 ? colors.mid : colors.ground, width: 2.5 }),
  );
  const shine = path(
    `M${x} ${y}L${x + radius * 0.62} ${y - radius * 0.77}A${radius} ${radius} 0 0 1 ${x + radius * 0.86} ${y - radius * 0.5}Z`,
    { fill: colors.mid },
  );
  return (
    circle(x, y, radius, { fill: colors.deep }) +
    shine +
    grooves +
    circle(x, y, radius * 0.37, { fill: colors.accent }) +
    circle(x, y, radius * 0.24, { stroke: colors.ground, width: 4, dash: "2 16" }) +
    circle(x, y, radius * 0.055, { fill: colors.ground })
  );
};
