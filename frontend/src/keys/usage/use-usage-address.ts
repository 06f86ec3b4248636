import type { UsageQuery } from "@earshot/backend/keys/usage/usage.schemas";
import { USAGE_STEPS } from "@earshot/domain/keys/usage";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/** The period and the key in the address, and functions to change them. The server reports errors in them. */
export function useUsageAddress() {
  const [parameters, setParameters] = useSearchParams();
  const [from, to, step, keyId] = ["from", "to", "by", "keyId"].map((name) => parameters.get(name));
  const requested = useMemo((): UsageQuery => {
    const by = USAGE_STEPS.find((one) => one === step);
    return { ...(from && { from }), ...(to && { to }), ...(by && { by }), ...(keyId && { keyId }) };
  }, [from, to, step, keyId]);
  const ask = (next: UsageQuery) => {
    const named = new URLSearchParams();
    for (const [name, value] of Object.entries(next)) if (value) named.set(name, value);
    setParameters(named, { preventScrollReset: true });
  };
  return { requested, ask };
}
