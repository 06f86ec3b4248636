import type { DatabaseSync } from "node:sqlite";

/** Small settings of the app, stored as text. */
export class Settings {
  constructor(private readonly database: DatabaseSync) {}

  read(name: string): string | undefined {
    const row = this.database.prepare("SELECT value FROM settings WHERE name = ?").get(name) as
      { value: string } | undefined;
    return row?.value;
  }

  /** undefined removes the setting. */
  write(name: string, value: string | undefined): void {
    if (value === undefined) this.database.prepare("DELETE FROM settings WHERE name = ?").run(name);
    else
      this.database
        .prepare("INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value")
        .run(name, value);
  }
}
