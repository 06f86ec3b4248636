import { type KeyboardEvent, useId, useRef } from "react";
import { CodeBlock } from "./code-block";
import type { Sample } from "./code-samples";
import { deviceMemory } from "../../platform/device-memory";
import { Observable, useObserved } from "../../platform/observable";

const CODE_LANGUAGES = [
  { id: "js", label: "JavaScript" },
  { id: "py", label: "Python" },
] as const;

type CodeLanguage = (typeof CODE_LANGUAGES)[number]["id"];

const KEY = "earshot.code-language";
const chosen = new Observable<CodeLanguage>(() => (deviceMemory.read(KEY) === "py" ? "py" : "js"));

/** Chooses the language of all examples, and remembers it. */
function chooseLanguage(language: CodeLanguage): void {
  chosen.set(language);
  deviceMemory.write(KEY, language);
}

/** The language of the examples; JavaScript until the reader chooses another. */
function useCodeLanguage(): CodeLanguage {
  return useObserved(chosen, "js");
}

const TAB =
  "-mb-px h-11 border-b-2 border-transparent px-3 text-control text-text-2 -outline-offset-2 hover:text-text aria-selected:border-accent aria-selected:text-text coarse:h-12";

/** An example in each language. The chosen language applies to all examples and is remembered. */
export function CodeExample({ name, samples }: { name: string; samples: Readonly<Record<CodeLanguage, Sample>> }) {
  const id = useId();
  const list = useRef<HTMLSpanElement>(null);
  const language = useCodeLanguage();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    const next = event.key === "Home" || (event.key !== "End" && language === "py") ? "js" : "py";
    chooseLanguage(next);
    list.current?.querySelector<HTMLElement>(`[data-language="${next}"]`)?.focus();
  };
  const tabs = (
    <span ref={list} role="tablist" aria-label={`Language: ${name}`} onKeyDown={onKeyDown} className="-ml-3 flex">
      {CODE_LANGUAGES.map((one) => (
        <button
          key={one.id}
          type="button"
          role="tab"
          id={`${id}-${one.id}`}
          data-language={one.id}
          aria-selected={one.id === language}
          aria-controls={`${id}-panel`}
          tabIndex={one.id === language ? 0 : -1}
          onClick={() => chooseLanguage(one.id)}
          className={TAB}
        >
          {one.label}
        </button>
      ))}
    </span>
  );
  const label = CODE_LANGUAGES.find((one) => one.id === language)?.label ?? "";
  return (
    <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${language}`}>
      <CodeBlock name={`${name}, ${label}`} sample={samples[language]} tabs={tabs} />
    </div>
  );
}
