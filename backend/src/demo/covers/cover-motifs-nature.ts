import { circle, group, num, path, repeat, smooth, type Motif } from "./cover-shapes.js";

/** Hills at four distances under a low sun or moon. */
export const hills: Motif = (colors, random) => {
  const sky = random.chance(0.4)
    ? repeat(random.between(9, 20), () =>
        circle(random.between(20, 580), random.between(20, 330), random.pick([2, 2.5, 3.5]), { fill: colors.light }),
      )
    : "";
  const sun = circle(random.between(150, 450), random.between(150, 240), random.between(48, 92), {
    fill: random.chance(0.6) ? colors.accent : colors.light,
  });
  const shades = [colors.light, colors.mid, colors.deep, colors.ground];
  const opacity = [0.24, 0.85, 0.75, 1];
  const layers = repeat(shades.length, (layer) => {
    const base = 270 + layer * 82;
    const long = random.between(260, 460);
    const shift = random.next() * 700;
    const points = Array.from({ length: 17 }, (_, i) => {
      const x = -20 + i * 40;
      const wave = Math.sin((x + shift) / (long / 6.28)) * (54 - layer * 7) + Math.sin((x + shift) / 46) * 9;
      return [x, base - wave] as const;
    });
    return `<g opacity="${opacity[layer]}">${path(`${smooth(points)}V600H-20Z`, { fill: shades[layer] })}</g>`;
  });
  return sky + sun + layers;
};

/** A slightly bent stem with leaves. */
export const leaves: Motif = (colors, random) => {
  const pairs = random.between(4, 6);
  const spread = random.between(38, 58);
  const leaf = (length: number, fill: string, vein: string): string => {
    const wide = length * 0.27;
    const outline = `M0 0C${num(length * 0.3)} ${num(-wide * 1.5)} ${num(length * 0.8)} ${num(-wide)} ${num(length)} 0C${num(length * 0.8)} ${num(wide)} ${num(length * 0.3)} ${num(wide * 1.5)} 0 0Z`;
    return path(outline, { fill }) + path(`M${num(length * 0.12)} 0H${num(length * 0.82)}`, { stroke: vein, width: 4 });
  };
  const parts = repeat(pairs, (i) => {
    const y = 500 - i * (330 / pairs);
    const length = 214 - i * (100 / pairs) - random.next() * 24;
    const [fill, other] = i % 2 === 0 ? [colors.light, colors.accent] : [colors.accent, colors.light];
    return (
      group(`translate(300 ${num(y)}) rotate(${-spread})`, leaf(length, fill, colors.ground)) +
      group(`translate(300 ${num(y)}) rotate(${spread - 180})`, leaf(length, other, colors.ground))
    );
  });
  const tip = group("translate(300 178) rotate(-90)", leaf(118, colors.light, colors.ground));
  const stem = path("M300 556V172", { stroke: colors.mid, width: 9 });
  return group(`rotate(${random.between(-16, 16)} 300 320)`, stem + parts + tip);
};

/** Rows of waves, each in front of the last. */
export const waves: Motif = (colors, random) => {
  const rows = random.between(5, 7);
  const crest = 600 / random.between(3, 5);
  const moon = random.chance(0.65)
    ? circle(random.between(160, 440), random.between(140, 190), random.between(56, 84), { fill: colors.accent })
    : "";
  const shades = [colors.mid, colors.deep, colors.light, colors.deep, colors.mid, colors.ground, colors.deep];
  const bands = repeat(rows, (row) => {
    const y = 230 + row * (370 / rows);
    const shift = (row % 2) * (crest / 2) + random.next() * 20;
    let d = `M${num(-crest - shift)} ${num(y)}`;
    for (let x = -crest - shift; x < 640; x += crest) d += `q${num(crest / 2)} ${num(crest * 0.46)} ${num(crest)} 0`;
    return path(`${d}V600H${num(-crest - shift)}Z`, { fill: shades[row % shades.length] });
  });
  return moon + bands;
};
