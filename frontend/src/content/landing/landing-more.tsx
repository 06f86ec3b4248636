import { LandingAudiences } from "./landing-audiences";
import { LandingFeatures } from "./landing-features";
import { LandingPictures } from "./landing-pictures";

/** What is read below the first screen. The document has it as text; its code comes after that of the search. */
export default function LandingMore() {
  return (
    <>
      <LandingPictures />
      <LandingFeatures />
      <LandingAudiences />
    </>
  );
}
