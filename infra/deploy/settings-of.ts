import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../server-process.ts";

/** The names of all settings that backend/src/shared/config/config.ts reads, and HOST, which only the listener reads. */
export function settingNames(): readonly string[] {
  const source = readFileSync(join(ROOT, "backend/src/shared/config/config.ts"), "utf8");
  const schema = /^const environment = z\.object\(\{$(.*?)^\}\);$/ms.exec(source)?.[1] ?? "";
  const own = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = ""]) => name);
  const parts = /^ {4}\[`\$\{name\}_(\w+)`\]/gm;
  const ofProviders = [...schema.matchAll(/oauthSettings\("(\w+)"\)/g)].flatMap(([, provider = ""]) =>
    [...source.matchAll(parts)].map(([, part = ""]) => `${provider}_${part}`),
  );
  return ["HOST", ...own, ...ofProviders];
}
