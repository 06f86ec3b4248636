import { type AskedUsage, USAGE_STEPS } from "@earshot/domain/keys/usage";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/** The period that the address names, and how to name another one. The server says what is wrong with it. */
export function useUsageAddress() {
  const [parameters, setParameters] = useSearchParams();
  const [from, to, step] = [parameters.get("from"), parameters.get("to"), parameters.get("by")];
  const asked = useMemo((): AskedUsage => {
    const by = USAGE_STEPS.find((one) => one === step);
    return { ...(from && { from }), ...(to && { to }), ...(by && { by }) };
  }, [from, to, step]);
  const ask = (next: AskedUsage) => {
    const named = new URLSearchParams();
    for (const [name, value] of Object.entries(next)) if (value) named.set(name, value);
    setParameters(named, { preventScrollReset: true });
  };
  return { asked, ask };
}
