import { toBlogTag } from "@earshot/domain/site/blog-listing";
import type { BlogTag } from "@earshot/domain/site/blog-posts";
import { useState } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router-dom";
import { useHydrated } from "../../platform/hydration";

export type BlogAddress = {
  readonly words: string;
  readonly tag: BlogTag;
  setWords: (words: string) => void;
  /** The address for another tag with the same search words. */
  hrefOf: (tag: BlogTag) => string;
};

/** The blog's search words and tag, which are in the address. Typing replaces the history entry; choosing a tag adds one. */
export function useBlogAddress(): BlogAddress {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const kind = useNavigationType();
  const [words, setTyped] = useState("");
  const inAddress = (hydrated && params.get("q")) || "";
  const [seen, setSeen] = useState("");
  // While the visitor types, the field is ahead of the URL; after Back, Forward and a page load, it takes the words from the URL.
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (kind !== NavigationType.Replace) setTyped(inAddress);
  }

  const withParam = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === "") next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    words,
    tag: hydrated ? toBlogTag(params.get("tag")) : "all",
    setWords(text) {
      setTyped(text);
      setParams(withParam("q", text.trim() === "" ? "" : text), { replace: true });
    },
    hrefOf: (tag) => `/blog?${withParam("tag", tag === "all" ? "" : tag).toString()}`.replace(/\?$/, ""),
  };
}
