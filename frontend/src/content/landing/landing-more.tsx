import { LandingAudiences } from "./landing-audiences";
import { LandingFeatures } from "./landing-features";
import { LandingPictures } from "./landing-pictures";

/** The part below the first screen. The document has it as text; its code loads after that of the search. */
export default function LandingMore() {
  return (
    <>
      <LandingPictures />
      <LandingFeatures />
      <LandingAudiences />
    </>
  );
}
