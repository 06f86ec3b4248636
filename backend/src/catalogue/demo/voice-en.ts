/** How English shows are named, described and hosted. The notation is explained in parse-words.ts. */
export const englishVoice = `
[given] Amara, Ben, Carys, Dev, Edith, Femi, Greta, Hamish, Imogen, Joel, Kemi, Lachlan, Maeve, Nikhil, Orla, Priya, Quentin, Ruth, Saoirse, Tobias, Uma, Vikram, Wren, Yusuf, Zadie, Alasdair, Bridget, Callum, Delphine, Elliot, Fatima, Gwen, Hollis, Ines, Jasper, Kezia, Linus, Marnie, Nell, Osman, Pearl, Reuben, Sunita, Thea, Winston, Anneka, Bertie, Cora, Dougal, Esme
[family] Abara, Ashdown, Bellweather, Calloway, Dunmore, Ekwueme, Fairlie, Gallagher, Halloran, Iqbal, Jessop, Kirkbride, Lindqvist, Marchetti, Nakamura, Okonjo, Pemberley, Quigley, Rasmussen, Sandoval, Tremaine, Underhill, Vasquez, Whitlock, Yarrow, Achebe-Lowe, Bannerjee, Castellan, Drummond, Everly, Farquhar, Goodwin-Shah, Hathersage, Ingleby, Khatri, Lovelace, McIlroy, Nwachukwu, Ormerod, Penhallow, Rutherglen, Sefton, Thistlewood, Varga, Wetherby
[place] Leeds, Cork, Duluth, Wellington, Halifax, Nairobi, Hobart, Galway, Tucson, Dundee, Swansea, Lagos, Saskatoon, Fremantle, Belfast, Savannah, Accra, Whitby
[place2] Orrin Bay, Little Marrow, Cold Ash, Hollowgate, Saltmarsh, Penny Cross, Greywick, Tern Island, Blackwater Junction, Upper Fenn, Wrackline, Calder Ridge, Low Haven, Kestrel Ridge, Thornmere, Dunwick Sands
[network] Lantern Street Audio, Parish Radio, Tin Roof, Low Tide Productions, Second Kettle, Northbound Audio, Goose Island Sound, The Loft Collective, Marrow & Pine, Copperplate, Harbour Wall, Ninth Floor Radio, Paper Boat Media, Sundial Audio, Wayside, Brackish, Field & Wire, Halfpenny Studios, Long Acre Sound, Bright Ditch, Corner Table, Oxbow Audio
[and] " and "
[titles]
The {N} Hour
The {N} Desk
The {N} Exchange
{N} Weekly
The {N} Sessions
The {N} Report
The {N} Notebook
The {N} Club
The {N} Diaries
{N} Field Notes
The {N} Roundtable
The Sunday {N}
The {N} Almanac
{N} Confidential
The {N} Show
The {N} Podcast
{N} FM
Radio {N}
The {N} Correspondence
The {N} Mailbag
The Little {N} Show
The {N} Committee
The {N} Appreciation Society
The {N} Breakdown
The {N} Tapes
Notes on {N}
Mostly {N}
Talking {N}
{N} After Hours
{N} Before Breakfast
{N} in Practice
{N} for the Curious
{N} in Plain English
{N} and Other Habits
{N} with {given}
{given} on {N}
{N} & {M}
{N}, {M} and Everything After
{N} Out Loud
Half an Hour of {N}
A Life in {N}
The Trouble with {N}
How {N} Happens
Slow {N}
{N} at the Kitchen Table
{place} {N}
Too Much {N}
Everyday {N}
{N}, Briefly
Small Talk, Big {N}
Beyond {N}
Honest {N}
More {N}, Less {M}
{N} Between Friends
Unlikely {N}
{N} Late Edition
{given} & {given2}: {N}
Your {N}, Our {M}
{N} Without Tears
Strictly {N}
{N} Season
Everything But {N}
In Search of {N}
From {N} to {M}
Against {N}
The {N} Inheritance
A Beginner's {N}
{N}, Actually
Further {N}
[hosted]
Hosted by {H}.
With {H}.
Presented by {H}.
{H} at the microphone.
Made and presented by {H}.
Your company for the hour: {H}.
[interview]
One guest a week, no prepared questions.
Each episode is a single conversation, edited lightly.
Guests choose the place; we bring the microphones.
Long interviews with people who do the work.
A different guest every time, and the same last question.
Listeners suggest the guests. The suggestions are often better than ours.
[duo]
Two hosts, one subject, frequent detours.
We disagree about most of it, which helps.
Recorded at a kitchen table, dog included.
Loosely prepared, honestly argued.
Old friends, new arguments.
[solo]
One voice, carefully scripted.
Short solo episodes, written like letters.
Researched, written and read by one person with too many books.
No guests, no banter, sources in the notes.
[serial]
Best heard from the beginning.
A story in chapters; start with the first.
New chapters arrive in seasons. Listen in order.
Full-length seasons, made over many months.
[brief]
Ten minutes or less.
Short enough for the walk to the bus.
Straight to the point, every working day.
No small talk until Friday.
[lesson]
Start anywhere, though the first lessons build on one another.
Each lesson ends with a small exercise.
Notes and worksheets accompany every episode.
Clear, short and repeatable.
[daily]
New every weekday.
Out before breakfast, Monday to Friday.
[weekly]
A new episode every week.
New episodes on Thursdays.
Weekly, give or take a day.
Every Monday, rain or shine.
[fortnightly]
Every second week.
Out every other Wednesday.
Fortnightly, because good things take time.
[monthly]
One long episode a month.
First Sunday of the month.
[irregular]
New episodes when they are ready.
No fixed schedule; subscribe and be surprised.
[closing]
Letters and corrections are always welcome.
Supported by listeners.
Independent, and planning to stay that way.
Sound design by {G}.
Transcripts for every episode.
Recorded in {place}.
Produced by {network}.
Theme music played by the hosts, which explains it.
Winner of nothing so far.
Tell one friend.
Leave the washing-up until it is over.
No sponsors on this feed.
[recent]
Recent subjects: {t}, {u} and {v}.
So far: {t}, {u}, {v}.
Lately we have been busy with {t}, {u} and {v}.
[saysTwo] Two, two, Four, Couples, Parents, Five friends
[saysDaily] weekday, evening, a day, morning prayer, daily, at a time
[saysWeekly] week, Tuesday, Sunday, Friday
[saysFortnight] fortnight
[saysSerial] serial, twelve parts, eight episodes, radio drama, love story
[numbering]
{E}
{E}
{E}
{n}. {E}
#{n} {E}
#{n}: {E}
Ep. {n}: {E}
Episode {n}: {E}
{E} (Ep. {n})
{n} | {E}
[chapter]
Chapter {n}: {E}
Part {n}: {E}
{n}: {E}
S{s} E{e}: {E}
[lessonNumber]
Lesson {n}: {E}
Unit {n}: {E}
{n}. {E}
[talkTitle]
{T}
{T}
{T}, with {G}
{G} on {t}
{T} and {u}
On {t}
The truth about {t}
{T}, revisited
What {t} can teach us
In defence of {t}
Against {t}
The trouble with {t}
Everything we got wrong about {t}
A second look at {t}
{T}: a listener asks
Before {t}
{T}, from the beginning
The long road to {t}
Who is afraid of {t}?
{T}, live in {place}
{G}: “I changed my mind about {t}”
The case of {t}
{T} without the panic
Back to {t}
Why we keep talking about {t}
Letters about {t}
The return of {t}
[talkSpecial]
Your questions, answered
The mailbag episode
What we learned this year
A short break, and why
Live at the {place} festival
Listener letters, spring edition
Corrections and clarifications
[taleTitle]
{T}
{T}
{T}
{T} and {u}
After {t}
Before {t}
The return of {t}
[briefTitle]
{D}: {T}
{T}, and {u}
{T}; {u}
{D} | {T}
{T}
[lessonTitle]
{T}
{T}
Practising {t}
{T}, step by step
Review: {t}
Understanding {t}
[talkSummary]
{G}, {role}, joins us to talk about {t}. We end up, as so often, on {u}.
It begins with {t} and goes sideways. Also: {u}, and a correction from last week.
A listener wrote in about {t}. The answer took the whole hour.
What does {t} look like from close up? {G} has spent twenty years finding out.
We thought we knew about {t}. Then {G} sent us a very long email.
This time: {t}, {u}, and the one thing we would do differently.
{G}, {role}, explains why {t} matters more than it seems to. Recorded in {place}.
An argument about {t} that neither of us wins. Plus {u}.
Three stories about {t}, one of them our own. With thanks to {G}, {role}.
Part one is about {t}. Part two is mostly laughter, then {u}.
[taleSummary]
{T}. Nothing after it will be the same.
In which {given} keeps a promise, and {t} becomes impossible to ignore.
{given} goes back alone. What waits there: {t}.
Old recordings surface. At the centre of them: {t}.
Somebody is not telling the truth about {t}. Contains one scene of peril.
The story turns on {t}, and on what {given} does next.
[briefSummary]
Top of the list today: {t}. Also {u}, in two minutes.
What happened, what it means, what comes next: {t} and {u}.
{T}: our correspondent {G} reports from {place}. Then the rest in brief.
The morning in three stories, starting with {t}.
[lessonSummary]
Today's subject is {t}. By the end you should be able to explain it to a friend.
We take {t} slowly, with examples, then link it to {u}.
A short recap, then {t}. The exercise is in the notes.
Common mistakes with {t} and how to get past them.
[role] a teacher, a field researcher, a long-time listener, a writer, a volunteer, a former apprentice, a night-shift worker, an archivist, an editor, a local councillor, a retired engineer, a trade union historian, a careful amateur, a doctoral student, a broadcaster, a translator, a grandmother of nine
`;
