/** A honeypot field, invisible to people. Only bots fill it in. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="hidden">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The text in the honeypot field; "" if it is empty. */
export function trapText(form: HTMLFormElement): string {
  const value = new FormData(form).get("website");
  return typeof value === "string" ? value : "";
}
