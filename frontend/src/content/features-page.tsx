import { pageMetadata } from "@earshot/domain/site/pages";
import { usePage } from "../navigation/use-page";
import { ButtonLink, MoreLink } from "../ui/button";
import { FEATURES } from "./features-texts";

/** The product's features, one per row. */
export function Component() {
  usePage(pageMetadata("/features"));
  return (
    <>
      <div className="py-10 md:py-20">
        <h1 className="max-w-[12.5em] text-display">From a name to a decision.</h1>
        <p className="mt-5 max-w-[35em] text-lead text-text-2">
          Seven things Earshot does, in the order you’re likely to need them.
        </p>
        <div className="mt-8 flex flex-wrap gap-2">
          <ButtonLink to="/signup" variant="primary" size="lg">
            Create your account
          </ButtonLink>
          <ButtonLink to="/home" size="lg">
            Search podcasts
          </ButtonLink>
        </div>
      </div>
      <ol>
        {FEATURES.map(({ id, title, text, points, link }, index) => (
          <li
            key={id}
            className="grid gap-x-16 gap-y-5 border-t border-line py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-12"
          >
            <div>
              <Step lit={index + 1} of={FEATURES.length} />
              <h2 id={id} className="mt-4 text-[1.75rem] leading-[1.15] font-[660] tracking-[-0.02em]">
                {title}
              </h2>
              <p className="mt-2 max-w-[28em] text-text-2">{text}</p>
            </div>
            <div>
              <ul className="max-w-[41.5em]">
                {points.map((point) => (
                  <li key={point} className="border-b border-line py-3 first:pt-0 md:text-[1.0625rem]">
                    {point}
                  </li>
                ))}
              </ul>
              <MoreLink {...link} />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Reading progress: one lit segment for each row that was read. */
function Step({ lit, of }: { lit: number; of: number }) {
  return (
    <svg width={of * 10} height={18} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <rect
          key={index}
          x={index * 10}
          width={6}
          height={18}
          className={index < lit ? "fill-chart-self" : "fill-chart-track"}
        />
      ))}
    </svg>
  );
}
