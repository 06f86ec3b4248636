import { readCampaignRequest } from "@earshot/domain/campaigns/requests/campaign-request";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { FocusHandover } from "../../ui/hooks/focus-handover";
import { TrapField, trapText } from "../../ui/trap-field";
import { PitchAsBrief } from "./pitch-as-brief";
import { AutosaveLine } from "./autosave-line";
import { type AboutShow, REQUEST_FIELDS, type RequestField } from "./request-draft";
import { type FieldFaults, fieldFaults } from "./request-failure";
import { CampaignFields, SenderFields } from "./request-fields";
import { RequestSent, RequestWaiting } from "./request-sent";
import { useDraftAutosave, useFlushOnClose } from "../autosave/use-draft-autosave";
import { useRequestDraft } from "./use-request-draft";
import { useSendRequest } from "./use-send-request";

/** The campaign request form. `onDone` is called shortly after the request was accepted. */
export function RequestForm({ about, onDone }: { about: AboutShow | null; onDone: () => void }) {
  const draft = useRequestDraft(about);
  const autosave = useDraftAutosave();
  useFlushOnClose(autosave);
  const { state, submit } = useSendRequest();
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<FieldFaults>({});
  const [attempt, setAttempt] = useState(0);
  const busy = state.kind === "submitting";

  const values = { ...draft.values, campaignBrief: draft.pitch ?? draft.values.campaignBrief };
  const read = (own = values) => readCampaignRequest({ ...own, podcastId: about?.id, podcastTitle: about?.title });
  const faultOf = (field: RequestField, text: string) => {
    const reading = read({ ...values, [field]: text });
    return reading.kind === "faulty" ? fieldFaults(reading.errors)[field] : undefined;
  };
  const show = (field: RequestField, fault: string | undefined) =>
    setShown(({ [field]: _, ...others }) => (fault === undefined ? others : { ...others, [field]: fault }));

  const type = (field: RequestField, text: string) => {
    draft.type(field, text);
    // An error disappears once the field is corrected, but appears only after the field was left.
    if (shown[field] !== undefined) show(field, faultOf(field, text));
  };
  // Tabbing through an empty field is not an error yet.
  const leave = (field: RequestField) => values[field] !== "" && show(field, faultOf(field, values[field]));

  const refuse = (faults: FieldFaults) => {
    setShown(faults);
    const first = REQUEST_FIELDS.find((field) => faults[field] !== undefined);
    const names = REQUEST_FIELDS.filter((field) => faults[field] !== undefined).map((field) => `[name="${field}"]`);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(names.join(","))?.focus();
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const website = trapText(event.currentTarget);
    const reading = read();
    if (reading.kind === "faulty") return refuse(fieldFaults(reading.errors));
    setShown({});
    const failure = await submit(reading.request, values, website);
    setAttempt((count) => count + 1);
    if (failure) refuse(failure.faults);
  };

  // Used to restore the focus: the button was disabled in the meantime.
  const button = useRef<HTMLButtonElement>(null);
  const failed = state.kind === "failed" && Object.keys(state.failure.faults).length === 0;
  useEffect(() => {
    if (failed) button.current?.focus();
  }, [failed, attempt]);

  if (state.kind === "sent") return <RequestSent request={state.request} onDone={onDone} />;
  if (state.kind === "waiting") return <RequestWaiting {...state} onFollow={onDone} />;
  return (
    <form
      ref={form}
      noValidate
      aria-label="Campaign request"
      onBlur={() => void autosave?.flush()}
      onSubmit={(event) => void onSubmit(event)}
    >
      <About about={about} fromLast={draft.fromLast} />
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        <SenderFields values={values} faults={shown} onType={type} onLeave={leave} />
        <CampaignFields
          values={values}
          faults={shown}
          onType={type}
          onLeave={leave}
          brief={
            draft.pitch === null ? undefined : (
              <PitchAsBrief pitch={draft.pitch} onDrop={() => draft.set({ pitch: null })} />
            )
          }
        />
      </div>
      {draft.pitch === null && values.campaignBrief === "" && draft.lastBrief !== "" && (
        <div className="mt-2 flex justify-end">
          <FocusHandover next={() => form.current?.querySelector<HTMLElement>('[name="campaignBrief"]')}>
            <Button variant="ghost" size="sm" onClick={() => type("campaignBrief", draft.lastBrief)}>
              Use the brief from your last request
            </Button>
          </FocusHandover>
        </div>
      )}
      <TrapField />
      {state.kind === "failed" && (
        <ErrorNotice key={attempt} text={state.failure.text} className="mt-5">
          {state.failure.help}
        </ErrorNotice>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          ref={button}
          type="submit"
          variant="primary"
          size="lg"
          disabled={busy}
          className="min-w-48 max-xs:w-full"
        >
          {busy ? "Submitting…" : "Submit Request"}
        </Button>
        <AutosaveLine autosave={autosave} onFollow={onDone} />
      </div>
      <p role="status" className="sr-only">
        {busy && "Submitting…"}
      </p>
    </form>
  );
}

function About({ about, fromLast }: { about: AboutShow | null; fromLast: boolean }): ReactNode {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {about && (
        <p className="min-w-0 text-text-2">
          Request for{" "}
          <b dir="auto" className="font-[640] text-text">
            {about.title}
          </b>
        </p>
      )}
      <p className="text-meta text-text-2">{fromLast && "Filled in from your last request. "}* required</p>
    </div>
  );
}
