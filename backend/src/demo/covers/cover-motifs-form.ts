import { LETTERS } from "./cover-letters.js";
import { circle, group, num, path, rect, repeat, type Motif } from "./cover-shapes.js";

/** A letter in stripes, as if drawn with several pens at once. */
export const monogram: Motif = (colors, random, letter) => {
  const stroke = LETTERS[letter ?? "O"] as string;
  const scale = 2.35;
  const pens = random.pick([[44, 31, 19, 7], [46, 26, 10], [40, 28, 15], [34], [38, 12]]);
  const lines = pens.map((width, i) =>
    path(stroke, { stroke: i % 2 === 0 ? (i === 2 ? colors.accent : colors.light) : colors.ground, width }),
  );
  const transform = `translate(${num(300 - 50 * scale)} ${num(300 - 70 * scale)}) scale(${scale})`;
  const halo = random.chance(0.45) ? circle(300, 300, random.between(262, 300), { fill: colors.deep }) : "";
  const shadow =
    pens.length < 3
      ? group(`translate(16 18) ${transform}`, path(stroke, { stroke: colors.deep, width: pens[0] }))
      : "";
  return halo + shadow + group(transform, lines.join(""));
};

/** Arcs around a corner or the middle of an edge, some of them interrupted. */
export const arcs: Motif = (colors, random) => {
  const { x, y, reach } = random.pick([
    { x: 0, y: 600, reach: 560 },
    { x: 600, y: 600, reach: 560 },
    { x: 300, y: 600, reach: 420 },
    { x: 0, y: 0, reach: 560 },
    { x: 300, y: 300, reach: 250 },
  ]);
  const rings = random.between(5, 8);
  const step = reach / rings;
  const parts = repeat(rings, (i) => {
    const radius = step * (i + 0.6);
    const stroke = random.pick([colors.light, colors.light, colors.mid, colors.accent]);
    const dash = random.chance(0.4) ? `${num(radius * (0.3 + random.next()))} ${num(radius * 0.35)}` : undefined;
    return circle(x, y, radius, { stroke, width: step * 0.44, dash });
  });
  return parts + circle(x, y, step * 0.22, { fill: colors.accent });
};

/** Quarter discs, discs and squares on a grid. */
export const tiles: Motif = (colors, random) => {
  const cells = random.pick([3, 4, 4, 5]);
  const size = 600 / cells;
  const fills = [colors.light, colors.mid, colors.accent, colors.deep];
  return repeat(cells * cells, (i) => {
    const x = (i % cells) * size;
    const y = Math.floor(i / cells) * size;
    const fill = random.pick(fills);
    const kind = random.weighted({ quarter: 5, disc: 2, half: 2, empty: 2 });
    const turn = random.between(0, 3) * 90;
    if (kind === "empty") return "";
    if (kind === "disc") return circle(x + size / 2, y + size / 2, size * random.pick([0.5, 0.3]), { fill });
    const radius = num(kind === "quarter" ? size : size / 2);
    const bottom = kind === "quarter" ? num(size) : "0";
    const shape = path(`M0 0H${num(size)}A${radius} ${radius} 0 0 1 0 ${bottom}Z`, { fill });
    return group(`translate(${num(x)} ${num(y)}) rotate(${turn} ${num(size / 2)} ${num(size / 2)})`, shape);
  });
};

/** Arches within arches. */
export const arches: Motif = (colors, random) => {
  const gates = random.between(1, 3);
  const span = 470 / gates;
  const shades = [colors.light, colors.mid, colors.accent, colors.deep, colors.light];
  return repeat(gates, (gate) => {
    const middle = 65 + span * (gate + 0.5);
    const bands = gates === 1 ? 5 : gates === 2 ? 4 : 3;
    const top = random.between(96, 210);
    return repeat(bands, (band) => {
      const half = (span / 2) * 0.94 * (1 - band / bands);
      const fill = shades[(band + gate) % shades.length] as string;
      const y = top + half + band * (span / bands / 2);
      return path(
        `M${num(middle - half)} 600V${num(y)}A${num(half)} ${num(half)} 0 0 1 ${num(middle + half)} ${num(y)}V600Z`,
        { fill },
      );
    });
  });
};

/** Houses at night, with some windows lit. */
export const windows: Motif = (colors, random) => {
  let content = random.chance(0.7)
    ? circle(random.between(90, 510), 120, random.between(34, 58), { fill: colors.accent })
    : "";
  for (let x = 0, house = 0; x < 600; house++) {
    const columns = random.between(2, 4);
    const width = columns * 42 + 26;
    const top = random.between(150, 360);
    content += rect(x, top, width, 600 - top, house % 2 === 0 ? colors.deep : colors.mid);
    for (let y = top + 28; y < 590; y += 52)
      for (let column = 0; column < columns; column++)
        if (random.chance(0.72)) {
          const lit = random.chance(0.34) ? colors.light : house % 2 === 0 ? colors.ground : colors.deep;
          content += rect(x + 22 + column * 42, y, 22, 30, lit, 3);
        }
    x += width;
  }
  return content;
};

/** A disc made of dots that grow toward one side. */
export const dots: Motif = (colors, random) => {
  const cells = random.pick([11, 13, 15]);
  const step = 470 / (cells - 1);
  const turn = random.next() * 2 * Math.PI;
  return repeat(cells * cells, (i) => {
    const x = ((i % cells) - (cells - 1) / 2) * step;
    const y = (Math.floor(i / cells) - (cells - 1) / 2) * step;
    if (Math.hypot(x, y) > 229) return "";
    const along = (x * Math.cos(turn) + y * Math.sin(turn)) / 476 + 0.5;
    const fill = along > 0.8 ? colors.accent : colors.light;
    return circle(300 + x, 300 + y, step * (0.07 + 0.4 * along), { fill });
  });
};
