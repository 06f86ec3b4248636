/** Whether a version ("1.2.0", "1.2.0-beta.1") is later than another one. An invalid version is never later. */
export function isLaterVersion(version: string, than: string): boolean {
  const [one, other] = [parts(version), parts(than)];
  if (!one || !other) return false;
  for (let at = 0; at < 3; at += 1)
    if (one.numbers[at] !== other.numbers[at]) return one.numbers[at]! > other.numbers[at]!;
  // A release is later than its prereleases.
  if (one.preview === "" || other.preview === "") return one.preview === "" && other.preview !== "";
  return one.preview.localeCompare(other.preview, "en", { numeric: true }) > 0;
}

function parts(version: string): { numbers: number[]; preview: string } | undefined {
  const [, core, preview = ""] = /^(\d+\.\d+\.\d+)(?:-([\w.-]+))?$/.exec(version) ?? [];
  return core === undefined ? undefined : { numbers: core.split(".").map(Number), preview };
}
