import { fileURLToPath } from "node:url";
import { flipFuses } from "@electron/fuses";
import type { AfterPackContext, Configuration } from "electron-builder";
import { FUSES, wrongFuses } from "./fuses.ts";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

/** The choices of one packaging run. */
export type PackagingOptions = {
  /** Folder of an unpacked Electron; undefined downloads the pinned one. */
  readonly electronDist?: string | undefined;
  readonly out: string;
  /** Address of the folder with `latest*.yml`; undefined makes packages that do not update themselves. */
  readonly feed?: string | undefined;
  /** Address that a package states as its homepage. */
  readonly homepage?: string | undefined;
};

export function builderConfig({ electronDist, out, feed, homepage }: PackagingOptions): Configuration {
  return {
    appId: "app.earshot.desktop",
    productName: "Earshot",
    // A .deb package must state one.
    extraMetadata: { homepage: homepage ?? "http://localhost:3000" },
    directories: { app: "dist", output: out, buildResources: "packaging" },
    // Packages are part of the bundle.
    files: ["**/*", "!**/node_modules/**"],
    asar: true,
    // The app has no native modules: SQLite is part of Electron's Node.
    npmRebuild: false,
    ...(electronDist === undefined ? {} : { electronDist }),
    protocols: [{ name: "Earshot", schemes: ["earshot"] }],
    icon: `${FOLDER}icon.png`,
    publish: feed === undefined ? null : { provider: "generic", url: feed },
    generateUpdatesFilesForAllChannels: false,
    linux: {
      // For the label of the window in the dock.
      syncDesktopName: true,
      target: ["AppImage", "deb"],
      category: "Office",
      executableName: "earshot",
      synopsis: "Podcast search and ad briefs",
      maintainer: "Earshot <desktop@earshot.invalid>",
    },
    // Without a version in the name: an update replaces the file at the path that its launcher uses.
    appImage: { artifactName: "${productName}-${arch}.AppImage" },
    mac: {
      // Updates on macOS need the zip beside the dmg.
      target: ["dmg", "zip"],
      category: "public.app-category.business",
      hardenedRuntime: true,
      gatekeeperAssess: false,
    },
    win: { target: ["nsis"] },
    nsis: { oneClick: false, allowToChangeInstallationDirectory: true, deleteAppDataOnUninstall: false },
    afterPack: setFuses,
  };
}

/** Sets the fuses before the app is signed, and reads them back. */
async function setFuses(context: AfterPackContext): Promise<void> {
  // Not through the packager: the version of @electron/fuses that it carries does not know the newest fuse.
  const binary = binaryOf(context);
  await flipFuses(binary, FUSES);
  const wrong = await wrongFuses(binary);
  if (wrong.length > 0) throw new Error(`These fuses were not set: ${wrong.join(", ")}.`);
}

function binaryOf({ appOutDir, electronPlatformName }: AfterPackContext): string {
  if (electronPlatformName === "darwin") return `${appOutDir}/Earshot.app`;
  return electronPlatformName === "win32" ? `${appOutDir}/Earshot.exe` : `${appOutDir}/earshot`;
}
