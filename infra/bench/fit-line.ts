export type Point = { readonly x: number; readonly y: number };
export type Line = { readonly intercept: number; readonly slope: number };

/** A prior for a line: means and standard deviations, and the noise of a single point. */
export type Prior = {
  readonly intercept: readonly [mean: number, deviation: number];
  readonly slope: readonly [mean: number, deviation: number];
  readonly noise: number;
};

/**
 * The most likely line through points with Gaussian noise, given a Gaussian prior (Bayesian linear regression, which is ridge regression
 * toward the prior). Solved in closed form, as two equations with two unknowns.
 */
export function fitLine(points: readonly Point[], prior: Prior): Line {
  const weight = prior.noise ** -2;
  const sum = (of: (point: Point) => number) => weight * points.reduce((all, point) => all + of(point), 0);
  const [intercept, slope] = [prior.intercept[1] ** -2, prior.slope[1] ** -2];
  const a = sum(() => 1) + intercept;
  const b = sum(({ x }) => x);
  const c = sum(({ x }) => x * x) + slope;
  const p = sum(({ y }) => y) + intercept * prior.intercept[0];
  const q = sum(({ x, y }) => x * y) + slope * prior.slope[0];
  const determinant = a * c - b * b;
  return { intercept: (p * c - b * q) / determinant, slope: (a * q - b * p) / determinant };
}

/** Each point with its prediction by the line through all other points. */
export function leaveOneOut(points: readonly Point[], prior: Prior): readonly { published: number; said: number }[] {
  return points.map(({ x, y }, at) => {
    const { intercept, slope } = fitLine(points.toSpliced(at, 1), prior);
    return { published: y, said: intercept + slope * x };
  });
}
