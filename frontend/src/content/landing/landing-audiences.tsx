import { Link } from "react-router-dom";

const AUDIENCES = [
  { who: "Listeners", what: "Find a show by title, topic or host, and play it here.", to: "/home", link: "Search" },
  {
    who: "Creators",
    what: "See how large we think your show is, and why.",
    to: "/how-we-estimate",
    link: "The method",
  },
  {
    who: "Advertisers",
    what: "Compare shows, keep a shortlist, send one brief.",
    to: "/features",
    link: "The features",
  },
  { who: "Developers", what: "Read the same figures as JSON.", to: "/api", link: "The API" },
] as const;

/** One line for each audience, then the price and the source of the figures. */
export function LandingAudiences() {
  return (
    <section aria-labelledby="audiences" className="pt-16 md:pt-24">
      <h2 id="audiences" className="text-h1">
        Who it’s for
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 xs:grid-cols-2 lg:grid-cols-4">
        {AUDIENCES.map(({ who, what, to, link }) => (
          <li key={who} className="border-t border-line pt-4">
            <h3 className="text-h3">{who}</h3>
            <p className="mt-1 text-text-2">{what}</p>
            <Link to={to} className="link mt-2 inline-flex min-h-8 items-center coarse:min-h-11">
              {link}
            </Link>
          </li>
        ))}
      </ul>
      <dl className="mt-10 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="border-t border-line pt-4">
          <dt className="text-h3">What it costs</dt>
          <dd className="mt-1 text-text-2">
            Nothing today. Search needs no account; lists and tracking need a free one.{" "}
            <Link to="/upgrade" className="link">
              See the limits
            </Link>
          </dd>
        </div>
        <div className="border-t border-line pt-4">
          <dt className="text-h3">Where figures come from</dt>
          <dd className="mt-1 text-text-2">
            They’re estimates from public signs of demand, shown as ranges.{" "}
            <Link to="/how-we-estimate" className="link">
              How we estimate
            </Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
