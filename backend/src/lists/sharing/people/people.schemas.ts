import { EMAIL_MAX } from "@earshot/domain/shared/mail/email";
import { GIVEN_ROLES, LIST_ROLES } from "@earshot/domain/lists/list-roles";
import { z } from "zod";
import { plainText } from "../../../shared/http/plain-text.js";
import type { Sent } from "../../../shared/http/body/sent.js";

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
  name: z.string().describe("The name of the account, or a part of its address"),
  email: z.string().nullable().describe("For the owner alone; null for others"),
  isMe: z.boolean(),
};
export const peopleAnswer = z.object({
  owner: z.object(person),
  members: z.array(z.object({ id: z.uuid(), role, joinedAt: date, ...person })),
  invitations: z
    .array(z.object({ id: z.uuid(), email: z.string(), role, expiresAt: date }))
    .describe("Open ones; empty for everybody but the owner"),
});
export const sharedListsAnswer = z.object({
  withMe: z
    .array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        createdAt: date,
        itemCount: z.int().min(0),
        role: z.enum(GIVEN_ROLES),
        ownerName: z.string(),
      }),
    )
    .describe("Lists of others that you are a member of"),
  byMe: z
    .array(z.object({ id: z.uuid(), name: z.string(), members: z.int().min(1) }))
    .describe("Your lists with members"),
});
export const listStateAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: date,
  itemCount: z.int().min(0),
  role: z.enum(LIST_ROLES),
  version: z.string().describe("Changes with every change of the list, its shows, people or comments"),
});
export const invitedAnswer = z.object({ message: z.string() });
export const acceptedAnswer = z.object({ listId: z.uuid() });
export const openedInvitation = z.object({
  listName: z.string(),
  ownerName: z.string().describe("The name of the account that invites, or a part of its address"),
  role,
});

export type People = Sent<typeof peopleAnswer>;
export type SharedLists = Sent<typeof sharedListsAnswer>;
export type OpenedInvitation = Sent<typeof openedInvitation>;
export type ListState = Sent<typeof listStateAnswer>;
