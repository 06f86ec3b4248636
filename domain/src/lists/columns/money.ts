/** Decimal places of the currencies that prices can be in (ISO 4217). */
const DECIMALS = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  CAD: 2,
  AUD: 2,
  NZD: 2,
  CHF: 2,
  SEK: 2,
  NOK: 2,
  DKK: 2,
  PLN: 2,
  CZK: 2,
  BRL: 2,
  MXN: 2,
  INR: 2,
  ZAR: 2,
  SGD: 2,
  HKD: 2,
  CNY: 2,
  JPY: 0,
  KRW: 0,
} as const;

export type Currency = keyof typeof DECIMALS;
export const CURRENCIES = Object.keys(DECIMALS) as [Currency, ...Currency[]];

/** `cents` is a whole number of the currency's smallest unit: cents, pence, or yen itself. */
export type Money = { readonly cents: number; readonly currency: Currency };

/** A billion dollars: higher than any price, and low enough that sums of 100,000 prices stay exact. */
export const CENTS_MAX = 100_000_000_000 - 1;

const SIGNS: Readonly<Record<string, Currency>> = {
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "₩": "KRW",
  zł: "PLN",
};

/**
 * Parses a price as people type it: "340", "$1,200.50", "1.200,50 €", "EUR 340", "340 usd". A price without a currency is in `usual`.
 * undefined if the text is not a price.
 */
export function parsePrice(text: string, usual: Currency): Money | undefined {
  const plain = text.normalize("NFKC").replace(/[\s'’]+/gu, "").toLowerCase(); // prettier-ignore
  const [, before = "", digits = "", after = ""] = /^([^\d.,-]*)(\d[\d.,]*)([^\d.,]*)$/.exec(plain) ?? [];
  if (digits === "" || (before !== "" && after !== "")) return undefined;
  const sign = before || after;
  const currency = sign === "" ? usual : (SIGNS[sign] ?? CURRENCIES.find((code) => code.toLowerCase() === sign));
  if (!currency) return undefined;
  const decimals = DECIMALS[currency];
  // The last separator is a decimal point if one or two digits follow it.
  const [, whole = digits, fraction = ""] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  if (!/^\d+$|^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(whole) || fraction.length > decimals) return undefined;
  const cents = Number(`${whole.replace(/\D/g, "")}${fraction.padEnd(decimals, "0")}`);
  return cents <= CENTS_MAX ? { cents, currency } : undefined;
}

/** "10k": the amount before the k is in thousands. */
const THOUSANDS = /^(.*\d)\s*k$/isu;

/** Parses a price like `parsePrice`, or an amount in thousands: "12k", "$1.5 K". */
export function parseAmount(text: string, usual: Currency): Money | undefined {
  const [, thousands] = THOUSANDS.exec(text.trim()) ?? [];
  const price = parsePrice(thousands ?? text, usual);
  if (price === undefined || thousands === undefined) return price;
  const cents = price.cents * 1_000;
  return cents <= CENTS_MAX ? { ...price, cents } : undefined;
}

/** The amount without its currency, for files: "1200.50", or "1200" for yen. */
export function plainAmount({ cents, currency }: Money): string {
  const decimals = DECIMALS[currency];
  if (decimals === 0) return String(cents);
  const digits = String(cents).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** An amount given in a currency's main unit: 340.5 pounds become 34,050 pence. */
export function moneyOf(amount: number, currency: Currency): Money {
  return { cents: Math.round(amount * 10 ** DECIMALS[currency]), currency };
}

/** The amount in the currency's main unit. */
export const amountOf = (money: Money): number => Number(plainAmount(money));

/** A price for display: "$1,200", "€340.50", "CHF 340". Whole amounts have no decimals. */
export function moneyText(money: Money): string {
  const [whole = "", fraction = ""] = plainAmount(money).split(".");
  const amount = `${whole.replace(/\B(?=(?:\d{3})+$)/g, ",")}${/[1-9]/.test(fraction) ? `.${fraction}` : ""}`;
  const sign = Object.entries(SIGNS).find(([text, code]) => code === money.currency && text.length === 1)?.[0];
  return sign ? `${sign}${amount}` : `${money.currency}\u00a0${amount}`;
}
