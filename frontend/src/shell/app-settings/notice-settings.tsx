import { useState } from "react";
import type { AppControl, AppPreferences } from "../../platform/platform";
import { Panel } from "../../ui/panel";
import { Switch } from "../../ui/switch";
import { TextField } from "../../ui/text-field";

const NIGHT = { from: 22 * 60, to: 7 * 60 };

/** When the app shows notifications, and whether it keeps running in the tray. Changes apply at once. */
export function NoticeSettings({ app, first }: { app: AppControl; first: AppPreferences }) {
  const [chosen, setChosen] = useState(first);
  const { notify, quiet, keepInTray } = chosen;
  const choose = (change: Partial<AppPreferences>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    app.prefer(next).catch(() => setChosen(chosen));
  };
  return (
    <Panel aria-labelledby="app-notices">
      <h2 id="app-notices" className="text-h2">
        Notifications
      </h2>
      <div className="mt-2 grid gap-1">
        <Switch layout="spread" checked={notify} onChange={(on) => choose({ notify: on })}>
          New episodes of shows that you track
        </Switch>
        <Switch
          layout="spread"
          checked={quiet !== null}
          disabled={!notify}
          onChange={(on) => choose({ quiet: on ? NIGHT : null })}
        >
          Quiet hours
        </Switch>
        {notify && quiet && (
          <div className="flex flex-wrap gap-4 pb-2">
            <Hour label="From" minutes={quiet.from} onChange={(from) => choose({ quiet: { ...quiet, from } })} />
            <Hour label="To" minutes={quiet.to} onChange={(to) => choose({ quiet: { ...quiet, to } })} />
          </div>
        )}
        <Switch layout="spread" checked={keepInTray} onChange={(on) => choose({ keepInTray: on })}>
          Keep running in the tray when I close the window
        </Switch>
      </div>
    </Panel>
  );
}

function Hour({ label, minutes, onChange }: { label: string; minutes: number; onChange: (minutes: number) => void }) {
  const text = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return (
    <TextField
      label={label}
      type="time"
      required
      value={text}
      className="w-36"
      onChange={({ target }) => {
        const [hours, rest] = target.value.split(":").map(Number);
        if (hours !== undefined && rest !== undefined) onChange(hours * 60 + rest);
      }}
    />
  );
}
