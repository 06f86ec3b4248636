import { LandingAudiences } from "./landing-audiences";
import { LandingFeatures } from "./landing-features";
import { LandingPictures } from "./landing-pictures";

/** What is below the first screen. The server's HTML contains it as text; its code loads after that of the search. */
export default function LandingMore() {
  return (
    <>
      <LandingPictures />
      <LandingFeatures />
      <LandingAudiences />
    </>
  );
}
