import { act, render, screen } from "@testing-library/react";
import type { OfflineControl, OfflineState } from "../../platform/platform";
import { soon } from "../../testing/fake-server";
import { OfflineCatalogue } from "./offline-catalogue";

const ONLINE = { online: true, server: "https://earshot.example" };

/** The line that the settings show for a state of the offline catalogue. */
async function lineOf(state: Omit<OfflineState, keyof typeof ONLINE>) {
  const offline = { state: async () => ({ ...ONLINE, ...state }), follow: () => () => undefined };
  const { unmount } = render(<OfflineCatalogue offline={offline as unknown as OfflineControl} />);
  await act(soon);
  const line = screen.getByRole("status").textContent;
  unmount();
  return line;
}

test("a catalogue that did not open is not called missing", async () => {
  const reason = "The offline catalogue did not open. Start the app again, or download it again.";
  expect(await lineOf({ kind: "failed", reason })).toBe(reason);
});

test("the line says which catalogue is on this device, also after a failed download", async () => {
  expect(await lineOf({ kind: "none" })).toBe("No catalogue is on this device yet.");
  const failed = { kind: "failed", reason: "The download was cut off.", shows: 7, updatedAt: null } as const;
  expect(await lineOf(failed)).toMatch(/^The download was cut off\. 7 shows, catalogue from /);
});
