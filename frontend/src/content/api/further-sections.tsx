import ApiCode from "./api-code";
import { ApiSection } from "./api-section";
import { EXAMPLES } from "./api-texts";
import { ForAssistants } from "./for-assistants";
import { KeysAndLimits, Webhooks } from "./keys-and-webhooks";
import { SandboxSection } from "./sandbox-section";

/** The second half of the guide. Its sections load together with their code, so that none moves the heading of the next. */
export default function FurtherSections() {
  return (
    <>
      <SandboxSection />
      <ApiSection id="examples" title="Examples">
        <p className="max-w-[41.5em]">
          Complete programs without dependencies. They run as shown, with Node.js 18 or Python 3.8 and later.
        </p>
      </ApiSection>
      {EXAMPLES.map(({ id, title, text, program }) => (
        <ApiSection key={id} id={id} title={title} code={<ApiCode program={program} name={title} />}>
          <p className="max-w-[35em] text-text-2">{text}</p>
        </ApiSection>
      ))}
      <KeysAndLimits />
      <Webhooks code={<ApiCode program="webhook" name="Receive webhooks" />} />
      <ForAssistants
        code={
          <>
            <ApiCode piece="assistantHttp" name="Settings over HTTP" />
            <ApiCode piece="assistantProgram" name="Settings with the program" />
          </>
        }
      />
    </>
  );
}
