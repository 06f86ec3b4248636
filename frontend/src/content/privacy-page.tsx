import { Link } from "react-router-dom";
import { StorageTable } from "./legal/storage-table";
import { LegalPage, LegalPart } from "./legal/legal-page";
import { useSiteNoticeQuery } from "./legal/notice-api";
import { Noticed, Operator } from "./legal/noticed";

const nights = (count: number) => (count === 1 ? "one night" : `${count} nights`);

/** Shown only if it applies: most installations use no third-party analytics. */
function CountedElsewhere() {
  const { data } = useSiteNoticeQuery();
  if (!data?.countedElsewhere) return null;
  return <p>The operator of this site has also added a script of another service that counts visits.</p>;
}

/** What is stored about people, taken from the code that stores it. */
export function Component() {
  return (
    <LegalPage
      path="/privacy"
      title="Privacy"
      lead="We store what you ask us to remember. We don’t sell it, and we don’t use it for advertising."
    >
      <LegalPart title="Who runs this site">
        <Operator />
      </LegalPart>
      <LegalPart title="What we store about you">
        <p>Only if you have an account. You can download all of it, and delete it, on your account page.</p>
        <Noticed lines={17}>
          {({ stored, backupNights }) => (
            <>
              <StorageTable caption="What is stored with an account" rows={stored} />
              <p className="text-text-2">
                What you remove can be restored for a few hours. The sign-in and confirmation links we email work for at
                most a day. What test keys write is deleted after a day.
                {backupNights > 0 && ` Backups keep what was deleted for up to ${nights(backupNights)}.`}
              </p>
            </>
          )}
        </Noticed>
      </LegalPart>
      <LegalPart title="What you send us">
        <p>
          Messages, briefs and waitlist sign-ups come with the name and address you type. We keep them so we can answer
          you, until you ask us to delete them.
        </p>
      </LegalPart>
      <LegalPart title="What we count">
        <p>
          We count visits ourselves: which page or show was opened and which kind of search, never the words you type.
          If your browser sends “Do Not Track” or “Global Privacy Control”, we count nothing.
        </p>
        <CountedElsewhere />
        <p>To stop abuse, we count requests by network address. These counts are gone within a day.</p>
      </LegalPart>
      <LegalPart title="Who else sees anything">
        <p>
          Covers and audio come from the publishers’ own servers, which see your network address when your browser loads
          them. If you sign in with Google or Facebook, they learn that you did. Nobody else gets anything from us.
        </p>
      </LegalPart>
      <LegalPart title="If you make a podcast">
        <p>
          What we show about podcasts comes from their public feeds and directories. If something about you should be
          corrected or removed,{" "}
          <Link to="/contact" className="link">
            tell us
          </Link>
          . To take your email address off every show,{" "}
          <Link to="/contact-removal" className="link">
            use this form
          </Link>
          .
        </p>
      </LegalPart>
    </LegalPage>
  );
}
