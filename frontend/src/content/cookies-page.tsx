import { BROWSER_STORAGE } from "./legal/browser-storage";
import { StorageTable } from "./legal/storage-table";
import { LegalPage, LegalPart } from "./legal/legal-page";
import { Noticed } from "./legal/noticed";

/** The cookies that the service sets, and what the website stores in the browser. */
export function Component() {
  return (
    <LegalPage
      path="/cookies"
      title="Cookies"
      lead="Two cookies, both for signing in. None for advertising, and none from anyone else."
    >
      <LegalPart title="Our cookies">
        <p>We set them when you sign in. Without an account, there are none.</p>
        <div className="min-h-72 xs:min-h-48">
          <Noticed lines={2}>{({ cookies }) => <StorageTable caption="Cookies" rows={cookies} named />}</Noticed>
        </div>
      </LegalPart>
      <LegalPart title="Kept in your browser">
        <p>These stay on your device. We never receive them.</p>
        <StorageTable caption="What your browser keeps" rows={BROWSER_STORAGE} />
      </LegalPart>
      <LegalPart title="If you turn them off">
        <p>Searching and reading work without cookies and without storage. Signing in needs the first cookie.</p>
      </LegalPart>
    </LegalPage>
  );
}
