/** How English shows are named, described and hosted. The notation is explained in parse-words.ts. */
export const englishVoice = `
[given] Amara, Ben, Carys, Dev, Edith, Femi, Greta, Hamish, Imogen, Joel, Kemi, Lachlan, Maeve, Nikhil, Orla, Priya, Quentin, Ruth, Saoirse, Tobias, Uma, Vikram, Wren, Yusuf, Zadie, Alasdair, Bridget, Callum, Delphine, Elliot, Fatima, Gwen, Hollis, Ines, Jasper, Kezia, Linus, Marnie, Nell, Osman, Pearl, Reuben, Sunita, Thea, Winston, Anneka, Bertie, Cora, Dougal, Esme
[family] Abara, Ashdown, Bellweather, Calloway, Dunmore, Ekwueme, Fairlie, Gallagher, Halloran, Iqbal, Jessop, Kirkbride, Lindqvist, Marchetti, Nakamura, Okonjo, Pemberley, Quigley, Rasmussen, Sandoval, Tremaine, Underhill, Vasquez, Whitlock, Yarrow, Achebe-Lowe, Bannerjee, Castellan, Drummond, Everly, Farquhar, Goodwin-Shah, Hathersage, Ingleby, Khatri, Lovelace, McIlroy, Nwachukwu, Ormerod, Penhallow, Rutherglen, Sefton, Thistlewood, Varga, Wetherby
[place] Leeds, Cork, Duluth, Wellington, Halifax, Nairobi, Hobart, Galway, Tucson, Dundee, Swansea, Lagos, Saskatoon, Fremantle, Belfast, Savannah, Accra, Whitby
[place2] Orrin Bay, Little Marrow, Cold Ash, Hollowgate, Saltmarsh, Penny Cross, Greywick, Tern Island, Blackwater Junction, Upper Fenn, Wrackline, Calder Ridge, Low Haven, Kestrel Ridge, Thornmere, Dunwick Sands
[network] Lantern Street Audio, Parish Radio, Tin Roof, Low Tide Productions, Second Kettle, Northbound Audio, Goose Island Sound, The Loft Collective, Marrow & Pine, Copperplate, Harbour Wall, Ninth Floor Radio, Paper Boat Media, Sundial Audio, Wayside, Brackish, Field & Wire, Halfpenny Studios, Long Acre Sound, Bright Ditch, Corner Table, Oxbow Audio
[and] " and "
[thingTitles]
{K}
{K}
{K}
{K}
{K}
{K}
{K}
{K} with {given}
{K} and Other Stories
{K}, and After
{K}: Conversations
After {k}
Beyond {k}
The Year of {k}
[titles]
The {host} Show
{N} with {host}
{host} on {N}
Ask {given}: {N}
The {place} {N} Society
{N} from {place}
{given} Explains {N}
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
Everyday {N}
{N}, Briefly
Small Talk, Big {N}
Beyond {N}
{N} Between Friends
{given} & {given2}: {N}
Your {N}, Our {M}
From {N} to {M}
A Beginner's {N}
{N}, Actually
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
Start with the one on {t}, or {u}.
Expect {t}, {u}, and a fair amount on {v}.
From {t} to {u}, with stops at {v}.
Listeners come for {t} and stay for {u}.
Recent subjects: {t}, {u} and {v}.
So far: {t}, {u}, {v}.
Lately we have been busy with {t}, {u} and {v}.
[saysTwo] Two, two, Four, Couples, Parents, Five friends
[saysDaily] weekday, every evening, each evening, Morning prayer, minutes a day
[saysWeekly] week, Tuesday, Sunday, Friday
[saysFortnight] fortnight
[saysSerial] serial, eight episodes, radio drama, love story
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
Half-time report
From the archive: our first episode, with apologies
A hundred small corrections
The one we nearly did not publish
Trailer: what is coming next
Questions from the {place} audience
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
{G} has spent half a life on {t} and still finds it funny.
A close look at {t}, guided by {G}.
We thought we knew about {t}. Then {G} sent us a very long email.
{G}, {role}, on why we should care about {t}. Recorded in {place}.
Three stories about {t}, one of them our own. With thanks to {G}, {role}.
We asked {G} one question about {t} and then hardly spoke.
A return visit from {G}. Last time it was {u}; this time, {t}.
{G} disagrees with everything we have said about {t}, and brings notes.
A walk with {G}, who knows about {t}, and a dog, who does not.
It begins with {t} and goes sideways. Also: {u}, and a correction from last week.
A listener wrote in about {t}. This is the long answer.
This time: {t}, {u}, and the one thing we would do differently.
An argument about {t} that nobody wins. Plus {u}.
First {t}. Then {u}. Then a confession.
Everybody has an opinion on {t}. Here is ours, with sources.
Recorded in {place}, where {t} came up before we had even sat down.
We tried to avoid {t} for as long as we could. Here we are.
{T}: what we used to believe, what changed our minds, what is left.
There are two kinds of people. What divides them is {t}.
A short history of {t}, with a longer detour through {u}.
You asked for {t}. We were nervous. It went fine.
The first half is {t}. The second half is about {u} and why they belong together.
Notes, regrets and one strong recommendation on the subject of {t}.
Somebody had to talk about {t}. Reading list in the notes.
Part of a small series on {u}; this one is about {t}.
Why {t}? Why now? And why did nobody warn us about {u}?
An episode about {t} that turns out to be about something else.
In {place} they see {t} differently. We went to ask.
Your letters on {u}, then a fresh start with {t}.
A plain account of {t} for people who were told it was complicated.
We promised an episode on {t} in the spring. Apologies, and here it is.
[kidsSummary]
{T}, and it ends well.
Tonight before sleep: {t}. With a song.
Who will help? A story about {t}, for ages four and up.
{given} from the listeners' club asked about {t}. We went to find out.
A wondering sort of episode, all about {t}. Bring a pencil.
Something surprising happens to do with {t}. Something very surprising happens to do with {u}.
Best heard under a blanket: {t}, then {u}.
[taleSummary]
A door is open that should be shut. Behind it: {t}.
Nobody mentions {t}, until {given} does.
{given} tells the truth for once, and it costs {u}.
Everyone remembers {t} differently. {given} wrote it down.
Before morning there will be an answer. First there is {t}.
{T}. Nothing after it will be the same.
In which {given} keeps a promise, and {t} becomes impossible to ignore.
{given} goes back alone. What waits there: {t}.
Old recordings surface. At the centre of them: {t}.
Somebody is not telling the truth about {t}. Contains one scene of peril.
The story turns on {t}, and on what {given} does next.
[briefSummary]
In this edition: {t}, {u}, and the weather.
At the top of the bulletin: {t}. After the break, {u}.
What we know about {t}, what we do not, and when we will.
Three minutes on {t}, two on {u}, one on the thing everybody is talking about.
Top of the list today: {t}. Also {u}, in two minutes.
What happened, what it means, what comes next: {t} and {u}.
{T}: our correspondent {G} reports from {place}. Then the rest in brief.
The morning in three stories, starting with {t}.
[lessonSummary]
Why beginners stumble over {t}, and a way round.
{T} in three steps. Listen twice.
Last time {u}, this time {t}; next time they meet.
Today's subject is {t}. By the end you should be able to explain it to a friend.
We take {t} slowly, with examples, then link it to {u}.
A short recap, then {t}. The exercise is in the notes.
Common mistakes with {t} and how to get past them.
[role] a teacher, a field researcher, a long-time listener, a writer, a volunteer, a former apprentice, a night-shift worker, an archivist, an editor, a local councillor, a retired engineer, a trade union historian, a careful amateur, a doctoral student, a broadcaster, a translator, a grandmother of nine
`;
