import type { Channel, SameInputs } from "./calls";

/**
 * The names of all calls. They are separate for the preload, which has no schemas. The compiler reports a missing name, and a name whose
 * schema differs from the input that the page's `AppBridge` declares.
 */
export const CHANNELS = Object.keys({
  "drafts.put": true,
  "drafts.find": true,
  "drafts.all": true,
  "drafts.versions": true,
  "drafts.remove": true,
  "briefs.send": true,
  "briefs.waiting": true,
  "briefs.retry": true,
  "briefs.remove": true,
  "files.export": true,
  "files.drag": true,
  "page.print": true,
  "page.pdf": true,
  "app.facts": true,
  "app.server": true,
  "app.sign-in": true,
  "app.preferences": true,
  "app.prefer": true,
  "app.report": true,
  "offline.state": true,
  "offline.download": true,
  "offline.stop": true,
  "lists.conflicts": true,
  "lists.read": true,
  "menu.views": true,
  "updates.state": true,
  "updates.check": true,
  "updates.restart": true,
} satisfies SameInputs) as readonly Channel[];
