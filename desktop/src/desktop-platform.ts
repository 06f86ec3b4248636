import type { Platform } from "../../frontend/src/platform/platform";

/** What the shell knows of the machine: Node's name for the system, and a place that keeps small things between starts. */
export type Machine = { readonly system: string; readonly memory: Platform["memory"] };

/** The platform that the page gets inside the desktop shell. It answers the same questions as the browser's, by other means. */
export function desktopPlatform({ system, memory }: Machine): Platform {
  return {
    modKey: system === "darwin" ? "Cmd" : "Ctrl",
    setsVolume: true,
    memory,
  } satisfies Platform;
}
