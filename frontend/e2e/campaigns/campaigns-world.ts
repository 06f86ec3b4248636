import type { Locator, Page } from "@playwright/test";
import { expect, someShow } from "../fixtures";
import { visit } from "../search/search-catalogue";

export const SEND = /\/api\/v1\/campaign-requests$/;
export const FAILED = "Could not submit. Please try again.";
export const SENT = "Request submitted. We’ll reach out soon!";

/** Opens a show's Analyze & Match dialog, in one of its views. */
export async function openMatch(page: Page, view?: "Pitch" | "Request", id?: string): Promise<Locator> {
  await visit(page, `/podcast/${id ?? (await someShow(page))}`);
  return reopen(page, view);
}

/** Opens the dialog again on the same page. */
export async function reopen(page: Page, view?: "Pitch" | "Request"): Promise<Locator> {
  await page.getByRole("button", { name: "Analyze & Match Me" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Analyze & Match Me" });
  if (view) await dialog.getByRole("tab", { name: view }).click();
  await expect(dialog.getByRole("tab", { selected: true })).toContainText(view ?? "Match");
  return dialog;
}

/** Fills in all required fields. */
export async function fillIn(form: Locator, company = "Tempo"): Promise<void> {
  await form.getByLabel("First name").fill("Ada");
  await form.getByLabel("Last name").fill("Low");
  await form.getByLabel("Business email").fill("ada@tempo.example");
  await form.getByLabel("Company name").fill(company);
  await form.getByRole("radio", { name: "$5K–15K" }).check();
  await form.getByRole("radio", { name: "Lead Generation" }).check();
}

export function submit(form: Locator): Promise<void> {
  return form.getByRole("button", { name: "Submit Request" }).click();
}

/** A response from the server with an RFC 9457 problem. */
export function problem(status: number, detail: string, more: object = {}): object {
  return {
    status,
    headers: { "content-type": "application/problem+json", ...(status === 429 && { "retry-after": "150" }) },
    body: JSON.stringify({ type: "about:blank", title: "Problem", status, detail, code: "test", ...more }),
  };
}
