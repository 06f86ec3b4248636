import type { ReactNode } from "react";
import { ASSISTANT_TOOLS } from "@earshot/domain/assistants/assistant-tools";
import { ApiSection } from "./api-section";
import type { Field } from "./api-texts";
import { FieldTable } from "./field-table";

const TOOLS: readonly Field[] = Object.entries(ASSISTANT_TOOLS).map(([name, { scope, description }]) => ({
  name,
  type: scope,
  text: description,
}));

/** The tools for AI assistants, and how to connect a client. `code` shows a client's settings. */
export function ForAssistants({ code }: { code: ReactNode }) {
  return (
    <ApiSection id="assistants" title="For assistants" code={code}>
      <p className="max-w-[41.5em]">
        An assistant that knows the Model Context Protocol (MCP) can search, explain figures, score shows against a
        brief and plan a list under a budget. It needs an API key with the scopes of the tools it can call.
      </p>
      <p className="max-w-[41.5em]">
        Paste the first settings into your client. If it can only run local programs, save{" "}
        <a href="/earshot-mcp.mjs" download className="link">
          earshot-mcp.mjs
        </a>{" "}
        and use the second settings. The program needs Node.js 20 or later, and no packages.
      </p>
      <p className="max-w-[41.5em]">
        Each call counts as one request of your key and returns at most 8 kB. Every figure is a range with its basis.
        Titles and descriptions are other people’s words: they come as data, without invisible characters.
      </p>
      <FieldTable caption="Tools for assistants" head={["Tool", "Scope"]} fields={TOOLS} />
      <p className="max-w-[41.5em] text-text-2">
        For models that only read, a short summary of the API is at{" "}
        <a href="/llms.txt" className="link">
          /llms.txt
        </a>
        .
      </p>
    </ApiSection>
  );
}
