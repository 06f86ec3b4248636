/** English shows about society and culture. */
export const society = `
@Documentary | Testimony, Witness, Outskirts, Harbour, Shelter | a town after the mine; the last lamplighter; night buses; one apartment block; a strike remembered; a flood in four voices; the lost property office
Terminus = We ride one bus line to its end and ask people why they live there.
The Lido = A year at an open-air swimming pool under threat of closure.
Everyone on This Street = One street, one household per episode, until we run out of doors.
Lost Property = Objects nobody claimed and the search for their owners.
The Closing Shift = The last day of shops, schools, mines and pubs.
- Documentaries made slowly, with ordinary people at the centre.
- True stories, carefully recorded.
@Personal Journals | Diaries, Confession, Memory, Solitude, Homesickness | a year on a narrowboat; letters to a younger self; the diary found in a bin; moving back home; becoming an aunt; the long illness; a winter alone
Dear Tomorrow = Voice memos recorded at night, opened a year later.
The Narrowboat Year = One woman, one boat, no plan.
Unsent = Letters never posted, read by those who wrote them.
Small Hours Diary = A night-shift baker keeps an audio journal.
- A life, recorded as it happens.
@Philosophy | Stoicism, Ethics, Doubt, Paradox, Virtue | the trolley that never came; our debt to strangers; boredom; a good death; lying kindly; other minds; the fairness of luck
Thought, Experimented = Famous thought experiments tried on people at bus stops.
The Examined Lunch = Philosophy over food, with more jokes than Kant.
Maybe, Therefore = Doubt as a way of life.
Footpath Philosophy = A retired teacher thinks while walking.
- Old questions for people with new ones.
@Places & Travel | Border Towns, Ferries, Night Trains, Islands, Footpaths | the slowest train; a hotel out of season; a border on foot; islands with one shop; maps drawn from memory; sleeping in airports; a wrong turn
Out of Season = Resorts in winter, with the people who stay.
Platform Four = Railway journeys told from the window seat.
The Long Way = Overland only, however long it takes.
One Shop, One Pub = A tour of very small places.
Elsewhere, Slowly = Sound portraits of towns, with few words.
- Places as heard, not as advertised.
- Travel for people who read the footnotes in guidebooks.
@Relationships | Friendship, Marriage, Divorce, Siblings, Dating | the friend who left; living apart together; second marriages; adult siblings; proposals refused; friendship after forty; in-laws
Plus One = Couples tell the same story separately, then together.
Friend Breakup = The endings nobody writes songs about.
Chosen Family = People who made a family out of neighbours.
Still Talking = Divorced couples who kept the friendship.
Unmatched = Dating stories without villains.
- How we get along, or do not.
@- | Language, Class, Accents, Migration, Neighbours | names that travel; a dialect fading; manners; queue-jumping; the allotment as nation; an accent lost; the word for dinner
Loan Words = Words that moved house.
Received Pronunciation = Accents, class and being told to speak properly.
Third Culture Kitchen = People with two homes and one stove.
The Etiquette Desk = Modern manners, judged by a committee.
Over the Fence = Neighbours, the oldest social network.
- Culture, high and low and mostly in between.
- Essays and interviews on the way we live.
`;
