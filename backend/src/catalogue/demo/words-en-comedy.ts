/** English shows of comedy. */
export const comedy = `
% {given} Ruins Everything
% {given} & {given2} Know Nothing
% Please Welcome {given}
% {given} Has Questions
% Nobody Asked {given}
@Comedy Interviews | Embarrassment, Heckling, Small Talk, Nonsense | a childhood lie; the worst gig; haunted rental flats; irrational enemies; a talent nobody asked for; the family group chat; gifts we faked liking
Wrong Number = We ring a comedian, a stranger and somebody's aunt, and connect the calls.
Sorry I'm Late = Guests explain, at length, the real reason.
Green Room Biscuits = Comics talk backstage with their mouths full.
Never Meet My Heroes = A different comedian each week introduces us to the person they copied as a teenager.
The Apology Tour = Guests say sorry for something tiny they did before 2010.
Two Truths and Alan = Two true stories, and Alan.
- Funny people, badly interviewed on purpose.
- A talk show with no desk, no band and one chair too few.
@Improv | Improvisation, Mischief, Silliness, Chaos | a town council meeting; the museum of one object; an alien customs desk; grandmothers at war; the world's shortest musical; a hotel for ghosts; courtroom drama about soup
Yes, Captain = Four improvisers run a spaceship they do not understand.
The Town of Lower Muckle = A village invented live by its residents, none of whom agree on anything.
Suggestion from the Back = One shouted word becomes forty minutes that we cannot take back.
Terrible Musical Theatre = An entire musical made up on the spot, with a pianist who deserves better.
- Long-form improvised comedy, recorded in one take and never repeated.
@Stand-Up | Punchlines, Open Mic, Crowd Work, Timing | bombing in Hull; a joke rewritten; the ten-minute spot; hecklers with a point; material about mothers; festival weather; the callback
Tight Five = Newer comics perform five minutes, then we pull it apart with somebody older and meaner.
Kill Your Closer = Stand-ups on the joke they had to retire.
Last Bus Home = Recorded in the car after the gig, so the mood varies.
Notes App = A comedian reads half-ideas from the phone and we decide which live.
- Stand-up, and the long drives between stand-up.
@- | Trivia, Bickering, Daftness, Gossip | rating biscuits; terrible local news; a feud with a swan; theme park maps; adverts from 1994; overheard on the bus; the pub quiz of doom; things we believed at nine
Bin Day = Two neighbours, one wall, every Tuesday.
Mild Peril = We rate the dangers of everyday life from one to five oven gloves.
Is This a Thing = Two friends put their private habits before a jury of listeners.
Half a Sandwich = Silly news, sillier features and a segment that has gone on far too long.
The Wrong Museum = Each week an object, a false history and a fine performance of confidence.
Cousin Energy = Two cousins retell family legends and are then corrected by their parents.
Unhelpful Advice Line = Real questions from real listeners. Please do not do what we say.
- Two people who should be working talk about anything but.
- A weekly heap of jokes, letters and petty grievances.
- It started as a quiz. Nobody has won since.
`;
