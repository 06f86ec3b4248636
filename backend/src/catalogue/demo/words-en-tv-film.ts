/** English shows about television and film. */
export const tvFilm = `
% {N} on Screen
% Fade to {M}
@After Shows | Cliffhangers, Recaps, Finales, Spoilers, Theories | the finale nobody liked; a cold open; the recast; shipping wars; the filler episode; the question of who knew; the missing dog
Previously, We Argued = Recaps by two people who watch different shows and pretend not to.
Post-Credits Lobby = Everything said on the way out of the finale.
Theory Board = Red string, wild guesses, a tally of how wrong we were.
Bottle Episode = In praise of television that stays in one room.
- Watch it, then come here and complain.
@Film History | Celluloid, Silents, Newsreels, Projection, Noir | a lost silent found in a barn; the first talkie in town; stuntwomen; colour by hand; a studio fire; censors' scissors; cinema organs
Nitrate = Lost films and the people who look for them.
Reel Two Is Missing = Film history from incomplete evidence.
The Projectionist = Stories from the booth, before the booth went quiet.
Intertitle = Silent cinema, described aloud.
Matte Painting = How they faked it before computers.
- Cinema's first century, told through its scraps.
@Film Interviews | Directing, Editing, Casting, Foley, Screenwriting | the cut that saved it; foley with celery; a first feature on credit cards; directing children; the location that flooded; continuity; a score in six days
Below the Line = Grips, gaffers, runners and the real history of the shoot.
Room Tone = Sound people speak at last.
Final Cut, First Doubts = Editors on what they threw away.
Call Sheet = A day on set, hour by hour.
- Film-makers on how it was done.
@Film Reviews | Cinema, Subtitles, Matinees, Popcorn, Double Bills | a three-hour epic; horror for cowards; the remake; documentaries this month; a comedy that is not; the ending explained
Cheap Seats = Reviews from the front row on half-price Tuesdays.
Two Tickets, One Opinion = She liked it. He will come round.
Subtitled = World cinema, watched with someone who speaks the language.
Bad Film Hospital = Terrible films and how they might have been saved.
Matinee Idle = Old films, weekday afternoons, biscuits.
- New films, old films, firm opinions.
- Reviews by people who paid for their tickets.
@TV Reviews | Sitcoms, Pilots, Reruns, Box Sets, Soap | a pilot rewatched; detective shows in the rain; the sitcom living room; adverts we miss; a soap wedding; children's television; the weather forecast
Pilot Light = We watch only first episodes.
Rerun Club = One forgotten series, all of it, in order.
The Remote = Television criticism from a shared sofa.
Soap Opera House = Soaps, taken as seriously as opera.
Cancelled Too Soon, Probably = Short-lived series and a fair trial.
- What to watch, what to skip and what to fall asleep to.
`;
