import type { DataSource } from "typeorm";

/** The same database, and every statement that it is asked from now on. */
export function watchedQueries(dataSource: DataSource): { readonly watched: DataSource; readonly asked: string[] } {
  const asked: string[] = [];
  const watched = new Proxy(dataSource, {
    get: (target, name) =>
      name === "query"
        ? (sql: string, values: unknown[]) => {
            asked.push(sql);
            return target.query(sql, values);
          }
        : (Reflect.get(target, name) as unknown),
  });
  return { watched, asked };
}
