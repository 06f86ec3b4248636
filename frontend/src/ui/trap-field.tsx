/** A field that no person sees or reaches. Only programs that fill in everything write into it. */
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

/** What stands in it, "" when it was left alone. */
export function trapText(form: HTMLFormElement): string {
  const value = new FormData(form).get("website");
  return typeof value === "string" ? value : "";
}
