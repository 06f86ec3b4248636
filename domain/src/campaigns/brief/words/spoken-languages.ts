/** Countries where many people listen to shows in a language, whether or not it is the main one. */
const SPOKEN: Readonly<Record<string, string>> = {
  en: "GB US IE AU NZ CA IN ZA SG NG KE GH PH MT JM TT",
  de: "DE AT CH LI LU BE",
  es: "ES MX AR CO CL PE US VE EC GT CU BO DO HN PY SV NI CR PR PA UY",
  it: "IT CH SM",
  nl: "NL BE SR",
  fr: "FR BE CH LU CA MC MA DZ TN SN CI CM ML BF NE TG BJ GA CG CD MG HT RE",
};

/** Whether many people in a country listen to shows in a language (ISO 639-1). */
export const isSpokenIn = (language: string, country: string): boolean => SPOKEN[language]?.includes(country) === true;
