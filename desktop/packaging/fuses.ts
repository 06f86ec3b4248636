import { type FuseV1Config, FuseState, FuseV1Options, FuseVersion, getCurrentFuseWire } from "@electron/fuses";

/** All fuses of the Electron binary, by name. Packaging with a newer Electron fails until any new fuses are added here. */
export const FUSES = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // Electron's default. Without it, WebAssembly checks every memory access.
  [FuseV1Options.WasmTrapHandlers]: true,
} as const satisfies FuseV1Config;

/** The names of the fuses whose state in a binary differs from `FUSES`. Rejects if the binary has no fuses. */
export async function wrongFuses(binary: string): Promise<readonly string[]> {
  const wire = await getCurrentFuseWire(binary);
  const options = Object.keys(FUSES).filter((name) => /^\d+$/.test(name));
  return options
    .map((name) => Number(name) as Exclude<keyof typeof FUSES, "version" | "strictlyRequireAllFuses">)
    .filter((option) => wire[option] !== (FUSES[option] ? FuseState.ENABLE : FuseState.DISABLE))
    .map((option) => FuseV1Options[option]);
}
