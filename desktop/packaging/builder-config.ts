import { fileURLToPath } from "node:url";
import { flipFuses } from "@electron/fuses";
import type { AfterPackContext, Configuration } from "electron-builder";
import { APP_ID } from "../src/shell/app-id.ts";
import { FUSES, wrongFuses } from "./fuses.ts";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

export type PackagingOptions = {
  /** The folder of an unpacked Electron; undefined downloads the pinned version. */
  readonly electronDist?: string | undefined;
  readonly out: string;
  /** URL of the folder with `latest*.yml`; undefined builds packages that do not update themselves. */
  readonly feed?: string | undefined;
  /** The homepage URL in the package's metadata. */
  readonly homepage?: string | undefined;
};

export function builderConfig({ electronDist, out, feed, homepage }: PackagingOptions): Configuration {
  return {
    appId: APP_ID,
    productName: "Earshot",
    // A .deb package must have a homepage.
    extraMetadata: { homepage: homepage ?? "http://localhost:3000" },
    directories: { app: "dist", output: out, buildResources: "packaging" },
    // Excludes node_modules, because all packages are part of the bundle.
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
      // Lets the dock show the label of the window.
      syncDesktopName: true,
      target: ["AppImage", "deb"],
      category: "Office",
      executableName: "earshot",
      synopsis: "Podcast search and ad briefs",
      maintainer: "Earshot <desktop@earshot.invalid>",
    },
    // The name contains no version, because an update replaces the file at the path that its launcher uses.
    appImage: { artifactName: "${productName}-${arch}.AppImage" },
    mac: {
      // Updates on macOS need the zip as well as the dmg.
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

/** Sets the fuses before the app is signed, and checks the result. */
async function setFuses(context: AfterPackContext): Promise<void> {
  // Does not use the packager for this, because its version of @electron/fuses does not know the newest fuse.
  const binary = binaryOf(context);
  await flipFuses(binary, FUSES);
  const wrong = await wrongFuses(binary);
  if (wrong.length > 0) throw new Error(`These fuses were not set: ${wrong.join(", ")}.`);
}

function binaryOf({ appOutDir, electronPlatformName }: AfterPackContext): string {
  if (electronPlatformName === "darwin") return `${appOutDir}/Earshot.app`;
  return electronPlatformName === "win32" ? `${appOutDir}/Earshot.exe` : `${appOutDir}/earshot`;
}
