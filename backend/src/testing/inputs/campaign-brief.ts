/** A minimal valid campaign request, as the form sends it. */
export const CAMPAIGN_BRIEF = {
  firstName: "Ada",
  lastName: "Lovelace",
  businessEmail: "ada@analytical.example",
  companyName: "Analytical Engines",
  budgetRange: "$5K–15K",
  primaryGoal: "Brand Awareness",
};

/** Four subjects, three categories and a budget: the maximum number of searches that one brief can cause. */
export const WORST_BRIEF = {
  brief: `Parents, cooking, gaming, startups, fitness, history, budget 10,000 dollars. ${"podcast the of and ".repeat(38)}`,
  filters: { hasContact: 1, explicit: 0 },
};
