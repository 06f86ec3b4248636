import type { AnalyticsReport } from "@earshot/domain/analytics/analytics-sink.port";

type Row = readonly (string | number)[];

/** A report as tables for a terminal. Titles come from visitors' browsers, so terminal control characters are removed. */
export function reportText({ views, searches, shows }: AnalyticsReport, days: number): string {
  const parts = [
    table(
      ["Route", "Views", "Signed-in users"],
      views.map(({ route, views: count, users }) => [route, count, users]),
    ),
    table(
      ["Searches", "Made", "Found nothing"],
      searches.map(({ mode, searches: count, withoutResult }) => [mode, count, withoutResult]),
    ),
    table(
      ["Show", "Views", "Chosen"],
      shows.map(({ podcastId, title, views: count, selections }) => [
        `${title || "?"} (${podcastId})`,
        count,
        selections,
      ]),
    ),
  ];
  return `The last ${days} ${days === 1 ? "day" : "days"}\n\n${parts.join("\n")}`;
}

function table(head: Row, rows: readonly Row[]): string {
  if (rows.length === 0) return `${head[0]}: none\n`;
  const lines = [head, ...rows].map((row) => row.map((cell) => readable(String(cell))));
  const widths = head.map((_, at) => Math.min(60, Math.max(...lines.map((line) => (line[at] ?? "").length))));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, at) => fit(cell, widths[at] ?? 0, at))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

function fit(cell: string, width: number, at: number): string {
  const cut = cell.length > width ? `${cell.slice(0, width - 1)}…` : cell;
  return at === 0 ? cut.padEnd(width) : cut.padStart(width);
}

const readable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, "");
