import { SANDBOX_INPUTS, TEST_KEY } from "@earshot/domain/keys/test-key";
import { ApiSection } from "./api-section";
import { FieldTable } from "./field-table";

const INPUTS = [
  {
    name: `term=${SANDBOX_INPUTS.limited}`,
    type: "429",
    text: "The quota is used up. Retry-After says when to try again.",
  },
  { name: `term=${SANDBOX_INPUTS.broken}`, type: "500", text: "A failure on our side." },
  { name: `term=${SANDBOX_INPUTS.down}`, type: "503", text: "The catalogue is down, with Retry-After." },
  { name: `term=${SANDBOX_INPUTS.slow}`, type: "200", text: "All shows, after three seconds." },
  { name: `term=${SANDBOX_INPUTS.empty}`, type: "200", text: "No show." },
  { name: `/podcasts/${SANDBOX_INPUTS.gone}`, type: "404", text: "A show that is gone. /changes lists it too." },
] as const;

/** The public test key, and the sample catalogue that it can read. */
export function SandboxSection() {
  return (
    <ApiSection id="sandbox" title="Sandbox">
      <p className="max-w-[41.5em]">
        The samples on this page use <code className="font-mono text-[0.889em]">{TEST_KEY}</code>, a public test key, so
        they run as shown. It opens a sandbox: 25 invented shows, a clock that always says January 1, 2026, and the
        paths of the catalogue, lists and tracking, with the same responses and headers as with your own key. A network
        can call it 60 times a minute and 1,000 times a day.
      </p>
      <p className="max-w-[41.5em]">
        Replace it with your own key to read the catalogue. To try out lists and tracking, create a test key on your
        account page: what it writes is gone after 24 hours.
      </p>
      <FieldTable caption="Inputs that make the sandbox fail" head={["Send", "Status"]} fields={INPUTS} />
    </ApiSection>
  );
}
