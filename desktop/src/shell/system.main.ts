import { app, dialog, safeStorage, session, shell, utilityProcess } from "electron";
import { join } from "node:path";
import { systemSecrets } from "../accounts/system-secrets.main";
import { chooseExportFile } from "../lists/choose-export-file.main";
import { netFetch } from "../system/net-fetch.utility";
import { systemInstaller } from "../updates/installer.main";
import type { System } from "./app-services.node";
import { spellLanguages } from "./context-menu";
import { firstServer, readDistribution } from "./distribution.node";
import { native } from "./native.main";
import { notifyPages } from "./windows.main";

export function electronSystem(): System {
  const [dataFolder, programFolder] = [app.getPath("userData"), import.meta.dirname];
  return {
    version: app.getVersion(),
    dataFolder,
    pageFolder: join(programFolder, "page"),
    crashFolder: app.getPath("crashDumps"),
    secrets: systemSecrets(safeStorage, join(dataFolder, "session")),
    chooseFile: chooseExportFile(dialog),
    openExternal: (address) => shell.openExternal(address),
    fetch: netFetch,
    // Its requests use the same proxy and certificates.
    startProgram: (program) =>
      utilityProcess.fork(join(programFolder, program), [], { serviceName: program, session: session.defaultSession }),
    notifyPages,
    defaultServer: firstServer(programFolder),
    native,
    updates: readDistribution(programFolder).updates,
    installer: systemInstaller,
  };
}

/** Checks spelling in the system's languages. */
export function checkSpelling(): void {
  const { defaultSession } = session;
  const languages = spellLanguages(app.getPreferredSystemLanguages(), defaultSession.availableSpellCheckerLanguages);
  defaultSession.setSpellCheckerLanguages(languages);
}
