/**
 * The version of the estimation method ("2026-11.3") as a number that increases with it (20261103), so that millions of rows store it in
 * four bytes. Throws if the text is not a version.
 */
export function methodNumber(version: string): number {
  const [, year, month, nth] = /^(\d{4})-(\d{2})\.(\d{1,2})$/.exec(version) ?? [];
  if (year === undefined) throw new Error(`${version} is not a version of the method.`);
  return Number(year) * 10_000 + Number(month) * 100 + Number(nth);
}

/** The version that a number stands for. */
export function methodVersionOf(number: number): string {
  const month = String(Math.floor(number / 100) % 100).padStart(2, "0");
  return `${Math.floor(number / 10_000)}-${month}.${number % 100}`;
}
