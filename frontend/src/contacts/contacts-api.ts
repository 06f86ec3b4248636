import type { ContactKindsAnswer, ContactsAnswer, RemovedAnswer } from "@earshot/backend/contacts/contacts.schemas";
import type { FormTrap } from "@earshot/domain/shared/form-trap";
import { api } from "../client/api";

type RemovalRequest = { readonly body: { readonly email: string } & FormTrap; readonly key: string };

const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    contacts: build.query<ContactsAnswer, string>({
      query: (id) => `/podcasts/${encodeURIComponent(id)}/contacts`,
      extraOptions: { background: true },
      // Makers can correct their contact address.
      providesTags: ["Viewer", { type: "Catalogue", id: "makers" }],
      keepUnusedDataFor: 60,
    }),
    contactKinds: build.query<ContactKindsAnswer, string>({
      query: (id) => `/podcasts/${encodeURIComponent(id)}/contact-kinds`,
    }),
    requestRemoval: build.mutation<unknown, RemovalRequest>({
      query: ({ body, key }) => ({
        url: "/contact-removals",
        method: "POST",
        body,
        headers: { "Idempotency-Key": key },
      }),
    }),
    confirmRemoval: build.mutation<RemovedAnswer, string>({
      query: (token) => ({ url: "/contact-removals/confirm", method: "POST", body: { token } }),
    }),
  }),
});

export const { useContactsQuery, useContactKindsQuery, useRequestRemovalMutation, useConfirmRemovalMutation } =
  contactsApi;
