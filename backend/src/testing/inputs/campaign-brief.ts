/** A minimal valid campaign request of the form. */
export const CAMPAIGN_BRIEF = {
  firstName: "Ada",
  lastName: "Lovelace",
  businessEmail: "ada@analytical.example",
  companyName: "Analytical Engines",
  budgetRange: "$5K–15K",
  primaryGoal: "Brand Awareness",
};
