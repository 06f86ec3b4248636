/** English shows about true crime: invented cases only. */
export const trueCrime = `
% The {place2} File
% Missing from {place2}
% The {place2} Inquest
% Cold Case: {place2}
% What Happened at {place2}
% The {N} Case
% Anatomy of a {M}
@- | Evidence, Testimony, Motive, Alibi, Suspicion | the witness who changed her mind; a jacket in the canal; the second caller; an alibi on paper; tyre tracks; the locked workshop; a confession withdrawn; the missing hour
The Missing Hour = One disappearance, one gap in the timetable, eight episodes.
Reasonable Doubters = Two former jurors review old verdicts without naming heroes.
What the Canal Kept = A body, a barge and a town that stopped talking in 1987.
Chain of Custody = Evidence clerks on the things that went astray.
The Quiet Cul-de-Sac = A serial about neighbours, a skip and a missing man.
- Cases told from the record, with the families' consent.
- Careful true crime: no gore, no jokes about the dead.
@- | Forgery, Fraud, Swindle, Heist, Counterfeit | a museum robbed by its guard; fake wine; the charity that was not; a pyramid in the suburbs; the art forger's kitchen; a vanished treasurer
The Con Next Door = Swindlers who never left their own street.
Fake Vintage = Wine, watches and the people who fooled experts.
Smash and Nab = Heists that went wrong in instructive ways.
Ledger of Lies = Forensic accountants follow the money and enjoy it.
The Man Who Sold the Pier = Frauds too silly to be true, which were.
- Fraudsters, forgers and how they were caught.
@- | Forensics, Fingerprints, Toxicology, Autopsy, Ballistics | a single fibre; bones under a patio; poison in the marmalade; handwriting; the lab's mistake; insects as clocks
A Trace Remains = Forensic scientists on what a speck can prove, and what it cannot.
The Coroner's Clock = Establishing when, and why it matters.
Under the Patio = Cold cases and warm kitchens.
Second Autopsy = Old deaths, re-examined.
- The science behind the case, from those who testify.
@- | Justice, Appeals, Verdict, Parole, Exoneration | nineteen years inside; a juror's regret; the appeal; mistaken identity; a prison library; the victim's letter; after release
Released = People wrongly convicted describe the first year out.
The Appeal Bundle = Lawyers reopen one case per season, page by page.
Twelve Strangers = Juries, from inside the room as far as the law allows.
Restorative = Victims and offenders who chose to meet.
- Crime and its long aftermath.
@- | Highway, Frontier, Smuggling, Piracy, Poison | a highwayman's landlady; the smugglers' chapel; poisoners of the parlour; a bandit with good manners; the hanging judge; wreckers
Gaslight Murders = Historic cases from the newspapers that sold them.
Wreckers' Coast = Smuggling, wrecking and looking the other way.
Arsenic and Afternoon Tea = Victorian poisoners and the chemists who caught them.
Wanted, Polite = Gentleman thieves, reconsidered.
- Old crimes, new questions.
`;
