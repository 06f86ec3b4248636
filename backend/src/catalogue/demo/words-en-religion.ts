/** English shows about religion and spirituality. */
export const religion = `
@Buddhism | Mindfulness, Zazen, Compassion, Stillness | the hindrance of sleepiness; sitting with pain; a monastery kitchen; loving-kindness at work; silence on retreat; impermanence in autumn
One Bowl = Talks and sittings from a small country temple.
Begin Again, Breathe = Ten-minute meditations for people who fidget.
The Gate Is Open = Householders on practising with children, jobs and noise.
- Teachings and guided practice, offered freely.
@Christianity | Psalms, Parables, Grace, Gospel, Advent | the prodigal's brother; a psalm of complaint; doubt; Advent in a shelter; forgiving slowly; the widow's coin; ordinary time
Ordinary Time = A parish priest and a nurse read the week's text between shifts.
Pew Twenty-Three = Sermons heard from the back, honestly discussed.
Bread and Psalms = Morning prayer in nine minutes.
The Honest Pulpit = Preachers on the sermon they were afraid to give.
Sunday, Unpacked = One passage, three readings, no rush.
- Faith, scripture and ordinary life.
- Weekly teaching from a congregation that meets above a bakery.
@Hinduism | Bhakti, Dharma, Mantras, Festivals | a verse of the Gita; festival kitchens; the meaning of darshan; temple music; stories of Hanuman; vows; pilgrimage by bus
Lamp at the Door = Stories, songs and sayings for the Hindu year.
Verse by Verse = A patient reading of the Gita in plain English.
The Temple Road = Pilgrimages, told by pilgrims.
- Tradition, told for a new generation.
@Islam | Ramadan, Recitation, Mercy, Charity | fasting at work; the night prayer; a convert's first Eid; stories of the Prophets; the etiquette of disagreement; giving quietly
Between Two Prayers = Short reflections to fit the pause in the day.
The Long Table = Breaking the fast with a different family each evening.
Ink of Scholars = Lives of learned men and women across fourteen centuries.
- Knowledge and reflection for daily life.
@Judaism | Talmud, Sabbath, Midrash, Challah | this week's portion; an argument across centuries; a disputed oven; candles in a hostel; the blessing for rainbows; mourning customs
Two Jews, Three Readings = The weekly portion with a rabbi and her least convinced student.
Page a Day, Slowly = Talmud for people who fell behind.
The Extra Chair = Sabbath tables and who sat at them.
- Text, table and argument.
@Religion | Ritual, Belief, Doubt, Pilgrimage | shared holy places; chaplains at sea; deathbed questions; a village with three faiths; religion in the census; fasting compared
Interfaith Kitchen = Clergy of different faiths cook together and do not agree.
What They Believe = A scholar of religion answers one careful question.
Leaving, Staying = People who changed their faith, and people who did not.
- Faiths side by side, described from inside.
@Spirituality | Silence, Wonder, Ritual, Presence | a walk without purpose; grief rituals; dreams; a season of silence; labyrinths; gratitude that is not sugary
The Quiet Hour = Fifty minutes of talk, ten of silence.
Small Wonders = Attention practised on moss, spoons and strangers.
Threshold = Rituals for endings and beginnings, made by listeners.
- For seekers who are suspicious of seekers.
`;
