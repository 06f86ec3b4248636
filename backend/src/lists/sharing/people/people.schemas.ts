import { EMAIL_MAX } from "@earshot/domain/shared/text/email";
import { GIVEN_ROLES, LIST_ROLES } from "@earshot/domain/lists/list-roles";
import { z } from "zod";
import { plainText } from "../../../http/body/plain-text.js";
import type { Sent } from "../../../http/body/sent.js";
import { listFacts } from "../../lists.schemas.js";

const id = z.string().max(100);
const date = z.iso.datetime();
const role = z.enum(GIVEN_ROLES);

export const memberPath = z.object({ id, memberId: id });
export const invitationPath = z.object({ id, invitationId: id });
export const inviteBody = z.object({ email: plainText(EMAIL_MAX * 2), role });
export const roleBody = z.object({ role });
export const ownerBody = z.object({ memberId: id });
export const acceptBody = z.object({ token: plainText(200) });

const person = {
  name: z.string().describe("The person's name, or part of their email address"),
  email: z.string().nullable().describe("The email address; null unless you own the list"),
  isMe: z.boolean(),
};
export const peopleAnswer = z.object({
  owner: z.object(person),
  members: z.array(z.object({ id: z.uuid(), role, joinedAt: date, ...person })),
  invitations: z
    .array(z.object({ id: z.uuid(), email: z.string(), role, expiresAt: date }))
    .describe("The open invitations; empty unless you own the list"),
});
export const sharedListsAnswer = z.object({
  withMe: z
    .array(
      z.object({
        ...listFacts,
        role: z.enum(GIVEN_ROLES).describe("Your role in the list"),
        ownerName: z.string().describe("The owner’s name, or part of their email address"),
      }),
    )
    .describe("Other people's lists that you are a member of"),
  byMe: z
    .array(
      z.object({
        id: z.uuid().describe("The id of the list"),
        name: z.string().describe("Its name"),
        members: z.int().min(1).describe("The number of other people in it"),
      }),
    )
    .describe("Your shared lists"),
});
export const listStateAnswer = z.object({
  ...listFacts,
  role: z.enum(LIST_ROLES).describe("Your role in the list"),
  version: z.string().describe("A version that changes whenever the list, its shows, its people or its comments do"),
});
export const invitedAnswer = z.object({ message: z.string() });
export const acceptedAnswer = z.object({ listId: z.uuid() });
export const openedInvitation = z.object({
  listName: z.string(),
  ownerName: z.string().describe("The inviter's name, or part of their email address"),
  role,
});

export type People = Sent<typeof peopleAnswer>;
export type SharedLists = Sent<typeof sharedListsAnswer>;
export type OpenedInvitation = Sent<typeof openedInvitation>;
export type ListState = Sent<typeof listStateAnswer>;
