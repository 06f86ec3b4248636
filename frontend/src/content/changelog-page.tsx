import { pageMetadata } from "@earshot/domain/site/page-metadata";
import releases from "virtual:changelog";
import { usePage } from "../navigation/use-page";

/** What is new, release by release. */
export function Component() {
  usePage(pageMetadata("/changelog"));
  return (
    <div className="max-w-[48em] pt-10 md:pt-16">
      <h1 className="text-h1">What’s new</h1>
      <p className="mt-3 text-lead text-text-2">What changed for you, newest first.</p>
      {releases.map(({ name, changes }) => (
        <section key={name} className="mt-8 border-t border-line pt-6">
          <h2 className="text-h2">{name}</h2>
          <ul className="mt-4 grid list-disc gap-2.5 pl-5">
            {changes.map((change) => (
              <li key={change}>{withCode(change)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function withCode(text: string) {
  return text.split("`").map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code key={at} className="font-mono">
        {part}
      </code>
    ),
  );
}
