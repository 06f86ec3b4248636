import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BRAND } from "@earshot/domain/shared/brand";
import { createTransport, type Transporter } from "nodemailer";
import type { ClaimedMail } from "./outbox.js";

/** The result of a delivery. "later" can be retried, "refused" cannot. */
type Handover =
  | { readonly kind: "accepted"; readonly where?: string }
  | { readonly kind: "later" | "refused"; readonly reason: string };

export type MailTransport = {
  deliver(mail: ClaimedMail): Promise<Handover>;
  close(): void;
};

const SECOND = 1_000;

/**
 * Sends mail through a mail server. The server may take ten minutes to acknowledge a message (RFC 5321): if we gave up earlier, the
 * message would be sent twice.
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 30 * SECOND,
    dnsTimeout: 10 * SECOND,
    socketTimeout: 600 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (mail) => {
      try {
        await smtp.sendMail(message(mail, from));
        return { kind: "accepted" };
      } catch (error) {
        return failure(error);
      }
    },
    close: () => smtp.close(),
  };
}

/** Writes mail to files that every mail program can open, for an installation without a mail server. */
export function fileTransport(folder: string, from: string): MailTransport {
  const printer: Transporter = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    deliver: async (mail) => {
      const { message: content } = (await printer.sendMail(message(mail, from))) as { message: Buffer };
      const day = mail.createdAt.toISOString().replace(/[:.]/g, "-");
      const file = join(folder, `${day}-${mail.messageName.slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, content, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return { kind: "accepted", where: file };
    },
    close: () => printer.close(),
  };
}

function message({ to, replyTo, subject, text, html, headers, messageName, createdAt }: ClaimedMail, from: string) {
  const domain = from.split("@")[1] ?? "localhost";
  return {
    from: { name: BRAND, address: from },
    to: { name: "", address: to },
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<${messageName}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated", ...headers },
  };
}

/**
 * A permanent rejection (5xx) of sender, recipient or content is final. All other failures are not about this email: no connection,
 * our wrong password, greylisting (4xx).
 */
function failure(error: unknown): Handover {
  const { responseCode, command, code } = error as { responseCode?: number; command?: string; code?: string };
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(" ") || "unknown";
  const aboutMail = command === "MAIL FROM" || command === "RCPT TO" || command === "DATA";
  return { kind: aboutMail && (responseCode ?? 0) >= 500 ? "refused" : "later", reason };
}
