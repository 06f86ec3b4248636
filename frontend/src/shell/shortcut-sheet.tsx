import { useState } from "react";
import { setSingleKeys, type ShortcutGroup, singleKeysOn, useCurrentShortcuts } from "../keyboard/shortcuts";
import { usePlatform } from "../platform/use-platform";
import { Switch } from "../ui/switch";

const GROUPS: readonly ShortcutGroup[] = ["Everywhere", "This page", "Player"];

const ARROWS: Record<string, string> = { ArrowLeft: "Left", ArrowRight: "Right", ArrowUp: "Up", ArrowDown: "Down" };

function Keys({ keys }: { keys: string }) {
  const { modKey } = usePlatform();
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {keys.split(" ").map((press, index) => (
        <span key={index} className="flex gap-1">
          {index > 0 && <span className="text-meta text-text-2">then</span>}
          {press.split("+").map((key) => (
            <kbd key={key} className="keycap">
              {key === "Mod" ? modKey : (ARROWS[key] ?? key)}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  );
}

/** The shortcuts of the current page, and a switch for those without Cmd or Ctrl. */
export function ShortcutSheet() {
  const { modKey } = usePlatform();
  const [singles, setSingles] = useState(singleKeysOn);
  const shortcuts = [...new Map(useCurrentShortcuts().map((one) => [one.keys, one])).values()];
  return (
    <>
      <div className="gap-x-10 sm:columns-2">
        {GROUPS.map((group) => {
          const rows = shortcuts.filter((one) => one.group === group);
          if (rows.length === 0) return null;
          return (
            <section key={group} aria-label={group} className="mb-5 sm:break-inside-avoid">
              <h3 className="mb-1 break-after-avoid text-meta font-[640] text-text-2">{group}</h3>
              <dl>
                {rows.map(({ keys, does }) => (
                  <div
                    key={keys}
                    className="flex min-h-9 break-inside-avoid items-center justify-between gap-4 border-b border-line"
                  >
                    <dt className="text-control font-normal">{does}</dt>
                    <dd>
                      <Keys keys={keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
      <div className="pt-1">
        <Switch
          layout="spread"
          checked={singles}
          onChange={(on) => {
            setSingleKeys(on);
            setSingles(on);
          }}
        >
          Single-key shortcuts
        </Switch>
        <p className="text-meta text-text-2">Turn them off if you use speech input. Shortcuts with {modKey} stay on.</p>
      </div>
    </>
  );
}
