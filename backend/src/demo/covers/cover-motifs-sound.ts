import { circle, group, path, rect, repeat, smooth, type Motif } from "./cover-shapes.js";

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

/** Mountains of sound, one line behind another. */
export const ridges: Motif = (colors, random) => {
  const lines = random.between(11, 15);
  const step = 380 / lines;
  const centre = random.between(220, 380);
  return repeat(lines, (line) => {
    const base = 170 + line * step;
    const points = Array.from({ length: 29 }, (_, i) => {
      const x = 72 + i * 16.286;
      const near = Math.exp(-(((x - centre) / 105) ** 2));
      return [x, base - near * (random.next() * 74 + 10) - random.next() * 4] as const;
    });
    const fill = colors.ground;
    return (
      path(`${smooth(points)}V${base + 26}H72Z`, { fill }) + path(smooth(points), { stroke: colors.light, width: 5 })
    );
  });
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

/** One speech bubble or two, with level bars in them. */
export const bubbles: Motif = (colors, random) => {
  const bars = (x: number, y: number, count: number, tall: number, color: string): string =>
    repeat(count, (i) => {
      const [width, height] = [tall * 0.17, tall * (0.28 + random.next() * 0.72)];
      const left = x + (i - (count - 1) / 2) * tall * 0.34 - tall * 0.085;
      return rect(left, y - height / 2, width, height, color, width / 2);
    });
  const mirror = random.chance(0.5) ? "translate(600 0) scale(-1 1)" : "translate(0 0)";
  const kind = random.weighted({ pair: 4, single: 3, round: 3 });
  if (kind === "pair") {
    const back = path("M150 96H360A84 84 0 0 1 360 264H214L140 326V264A84 84 0 0 1 150 96Z", { fill: colors.mid });
    const front = path("M240 274H446A84 84 0 0 1 462 442V508L386 442H240A84 84 0 0 1 240 274Z", {
      fill: colors.light,
    });
    return group(mirror, back + bars(250, 180, 5, 100, colors.light) + front + bars(344, 358, 5, 100, colors.ground));
  }
  if (kind === "single") {
    const bubble = path(
      "M150 130H450A70 70 0 0 1 520 200V340A70 70 0 0 1 450 410H330L220 506V410H150A70 70 0 0 1 80 340V200A70 70 0 0 1 150 130Z",
      { fill: colors.light },
    );
    return group(mirror, bubble + bars(300, 270, 7, 170, colors.ground));
  }
  const ring = (x: number, fill: string): string => circle(x, 286, 128, { fill });
  const tail = path("M262 380L210 500L350 400Z", { fill: colors.light });
  const rings = ring(182, colors.mid) + ring(418, colors.accent) + tail + ring(300, colors.light);
  return group(mirror, rings + bars(300, 286, 4, 118, colors.ground));
};
