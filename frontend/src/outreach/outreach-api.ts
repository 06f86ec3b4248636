import type { Received } from "@earshot/backend/http/body/form.schemas";
import type { ContactMessage } from "@earshot/domain/outreach/contact-message";
import type { FormTrap } from "@earshot/domain/shared/form-trap";
import { api } from "../client/api";

/** A form in the format that the server accepts. Repeats with the same key and body count once. */
export type Submission<Fields> = { readonly body: Fields & FormTrap; readonly key: string };

const post = (url: string) => (submission: Submission<unknown>) => ({
  url,
  method: "POST",
  body: submission.body,
  headers: { "Idempotency-Key": submission.key },
});

const outreachApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<Received, Submission<ContactMessage>>({
      query: post("/contact-messages"),
    }),
    joinWaitlist: build.mutation<Received, Submission<{ email: string }>>({ query: post("/waitlist") }),
  }),
});

export const { useSendContactMessageMutation, useJoinWaitlistMutation } = outreachApi;
