import type { Dialog } from "electron";
import type { ExportTools } from "./export-list.node";

const NAMES = {
  csv: "CSV table",
  xlsx: "Excel workbook",
  opml: "OPML subscription list",
  json: "JSON",
  pdf: "PDF",
  zip: "Archive",
} as const;

export function chooseExportFile(dialog: Pick<Dialog, "showSaveDialog">): ExportTools["choose"] {
  return async ({ suggested, format }) => {
    const { canceled, filePath } = await dialog.showSaveDialog({
      title: "Save as",
      defaultPath: suggested,
      filters: [{ name: NAMES[format], extensions: [format] }],
      properties: ["createDirectory", "showOverwriteConfirmation"],
    });
    return canceled || filePath === "" ? undefined : filePath;
  };
}
