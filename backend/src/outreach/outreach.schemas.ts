import { CONTACT_MESSAGE_MAX } from "@earshot/domain/outreach/contact-message";
import { z } from "zod";
import { formText, trapFields } from "../http/body/form.schemas.js";

export const contactMessageBody = z
  .object({
    name: formText({ maxLength: 200 }),
    email: formText({ maxLength: 254 }),
    message: formText({ maxLength: CONTACT_MESSAGE_MAX }),
    ...trapFields,
  })
  .meta({ required: ["name", "email", "message"] });
