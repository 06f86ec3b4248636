/**
 * The round figures that the marketing pages quote. They differ from page to page on purpose: each is the text of its page.
 * The search page shows the live count of the catalogue instead.
 */
export const LANDING_TOTALS = [
  { figure: "5M+", of: "podcasts" },
  { figure: "114.4M+", of: "episodes" },
  { figure: "2M+", of: "contacts" },
  { figure: "17k", of: "recent searches" },
] as const;

export const API_TOTALS = [
  { figure: "5M+", of: "podcasts" },
  { figure: "180M+", of: "episodes" },
  { figure: "< 5 min", of: "between updates" },
] as const;

export const ABOUT_TOTALS = [
  { figure: "4.8M+", of: "podcasts" },
  { figure: "101M+", of: "episodes" },
  { figure: "50+", of: "languages" },
] as const;
