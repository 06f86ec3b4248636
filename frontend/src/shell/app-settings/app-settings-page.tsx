import { pageMetadata } from "@earshot/domain/site/pages";
import { useEffect, useState } from "react";
import { usePage } from "../../navigation/use-page";
import type { AppControl, AppFacts } from "../../platform/platform";
import { usePlatform } from "../../platform/use-platform";
import { AboutApp } from "./about-app";
import { NoticeSettings } from "./notice-settings";
import { OfflineCatalogue } from "./offline-catalogue";
import { ServerChoice } from "./server-choice";
import { UpdateLine } from "./update-line";

/** The desktop app's settings, which are stored on this device. */
export function Component() {
  usePage(pageMetadata("/app-settings"));
  const { app } = usePlatform();
  return (
    <div className="max-w-[720px] py-6">
      <h1 className="text-h1">Desktop app</h1>
      {app ? <Settings app={app} /> : <p className="mt-3 text-text-2">These settings are part of the desktop app.</p>}
    </div>
  );
}

function Settings({ app }: { app: AppControl }) {
  const facts: AppFacts | undefined = usePromise(app.facts);
  const preferences = usePromise(app.preferences);
  const { updates, offline } = usePlatform();
  if (!facts || !preferences) return null;
  return (
    <div className="mt-6 grid gap-4">
      <ServerChoice app={app} server={facts.server} />
      {offline && <OfflineCatalogue offline={offline} />}
      <NoticeSettings app={app} first={preferences} />
      <AboutApp app={app} facts={facts}>
        {updates && facts.updates && <UpdateLine updates={updates} />}
      </AboutApp>
    </div>
  );
}

/** The result of a request that runs once; undefined until it resolves. `ask` must be the same function on every render. */
function usePromise<Answer>(ask: () => Promise<Answer>): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let current = true;
    ask().then(
      (found) => current && setAnswer(found),
      () => undefined,
    );
    return () => void (current = false);
  }, [ask]);
  return answer;
}
