import { Link } from "react-router-dom";
import { LegalPage, LegalPart } from "./legal/legal-page";
import { Operator } from "./legal/noticed";

/** The terms: what users and the service can expect from each other. */
export function Component() {
  return (
    <LegalPage
      path="/terms"
      title="Terms"
      lead="What you can expect from us, and what we ask of you, in short sentences."
    >
      <LegalPart title="Who runs this site">
        <Operator />
      </LegalPart>
      <LegalPart title="The figures are estimates">
        <p>
          Most shows don’t publish how many people listen. We work it out from public signs and show a range.{" "}
          <Link to="/how-we-estimate" className="link">
            How we estimate
          </Link>{" "}
          says how far off we can be. Check with the show before you spend money on a figure.
        </p>
      </LegalPart>
      <LegalPart title="Your account">
        <p>
          Use an address of your own and keep your password to yourself. Your lists, notes and briefs belong to you. You
          can download them, and delete your account at any time.
        </p>
      </LegalPart>
      <LegalPart title="Writing to shows">
        <p>
          Addresses come from the shows’ own feeds, so that you can offer them something that fits. Don’t send mass
          mail, don’t pass addresses on, and stop when somebody asks you to.
        </p>
      </LegalPart>
      <LegalPart title="Programs">
        <p>
          Programs may use the{" "}
          <Link to="/api" className="link">
            API
          </Link>{" "}
          within its limits. Don’t try to get around limits, to reach other people’s data, or to take the service down.
        </p>
      </LegalPart>
      <LegalPart title="Podcasts belong to their makers">
        <p>Titles, covers, descriptions and audio are theirs. We link to them and play them from where they publish.</p>
      </LegalPart>
      <LegalPart title="What we can’t promise">
        <p>
          The service may be wrong, change, or be down. We may lock accounts that break these terms. Nothing here limits
          rights that the law gives you.
        </p>
      </LegalPart>
    </LegalPage>
  );
}
