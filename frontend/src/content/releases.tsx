import releases from "virtual:changelog";

/** The texts grow with each release, so they are not in the script of the page. */
export default function Releases() {
  return releases.map(({ name, changes }) => (
    <section key={name} className="mt-8 border-t border-line pt-6">
      <h2 className="text-h2">{name}</h2>
      <ul className="mt-4 grid list-disc grid-cols-[minmax(0,1fr)] gap-2.5 pl-5 break-words">
        {changes.map((change) => (
          <li key={change}>{withCode(change)}</li>
        ))}
      </ul>
    </section>
  ));
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
