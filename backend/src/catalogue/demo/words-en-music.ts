/** English shows about music. */
export const music = `
% {N} on Repeat
% B-Sides and {N}
@Music Commentary | Basslines, Harmony, Vinyl, Remixes, Reverb | a four-bar loop; the key change; the shrinking chorus; drum machines; the perfect B-side; lyrics misheard; autotune
Middle Eight = Songwriters and the part of the song that gets them out of trouble.
Chorus Effect = Two producers rebuild a hit from its parts and find one odd thing.
Wrong Speed = Records played at the wrong speed on purpose, then discussed seriously.
The Bridge Section = Music theory with instruments in hand and no exams.
Record Shop Staff Picks = Behind the counter of a shop that should have closed years ago.
- Listening closely to songs you thought you knew.
- Albums, arguments and the occasional apology to a drummer.
@Music History | Jazz, Ragtime, Opera, Folk, Gospel, Brass | a lost recording session; the first concert after the war; travelling fiddlers; organ builders; the jazz club raid; sea songs; women in the brass band
Shellac = The 78 rpm era, crackle included.
Opening Night Riots = Premieres that went badly and the music that survived them.
The Field Recordist = Old tapes, old voices and the collectors who carried the machine uphill.
Crossroads and Ballrooms = Dance music before amplifiers.
Chapel, Pit and Stage = Singing as social history.
- Where the music came from and who was not credited.
@Music Interviews | Songwriting, Touring, Rehearsals, Encores, Setlists | touring in a van; writing after a loss; the session player's trick; singing through a cold; a studio in a barn; the support slot; band meetings
Load-In = Musicians at four in the afternoon, before the doors open.
Demo Tape = Artists play us the first recording they ever made. We are all very brave.
One Good Microphone = A song and a conversation, recorded in one room in one evening.
Session Players = You have heard them a thousand times and never read their names.
Encore, Please = Performers choose the last song they would ever play.
- Working musicians talk about work.
- Long conversations with people who make noise for a living.
@- | Ambience, Strings, Percussion, Drone, Piano | an hour of slow piano; tape loops; bells at dusk; a choir in a cistern; rain and strings; new music from small labels; modular synthesis
Low Tide Radio = New music for late hours, hardly any talking.
Hundred Voices = Choirs, rehearsed and unrehearsed.
Tape Hiss = Independent releases on cassette, reviewed by somebody with a good deck.
Practice Room Door = Students practising. That is the show. It is oddly soothing.
- A mix with brief introductions and full track lists.
`;
