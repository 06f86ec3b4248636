/** Whether a visitor opts out of counting with Do Not Track or Global Privacy Control. The values are as sent by browsers. */
export function asksForPrivacy(signals: {
  readonly doNotTrack?: unknown;
  readonly globalPrivacyControl?: unknown;
}): boolean {
  const { doNotTrack, globalPrivacyControl } = signals;
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true || globalPrivacyControl === "1";
}
