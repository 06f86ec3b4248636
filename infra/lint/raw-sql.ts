import ts from "typescript";

/** Calls that send SQL to the database: `transactions.read`, `transactions.write`, and any `query`. */
const RAW = /(?:^|\.)(?:transactions\s*\.(?:read|write)|query)$/;

/**
 * Places in a source file that use raw SQL instead of repositories and the query builder, as "file:line".
 * `docs/decisions/0029-typeorm-and-raw-sql.md` explains when that is allowed.
 */
export function rawSqlSites(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const sites: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RAW.test(node.expression.getText(tree))) {
      sites.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return sites;
}
