/** The domain gets time and randomness as values: it must not read a clock or random numbers. */
export const impure = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: "Pass the time in, or take a Clock." },
  { selector: "CallExpression[callee.name='Date']", message: "Pass the time in, or take a Clock." },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: "Pass the time in, or take a Clock.",
  },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: "Pass the random number in." },
];
