/** English shows about learning. */
export const education = `
% {N} in Fifteen Lessons
% {N} from the Back Row
@Courses | Logic, Statistics, Economics, Rhetoric, Anatomy | the failed argument; averages that lie; supply without demand; reading a graph; the first principle; a proof by pictures; exam week
Lecture Theatre B = A full first-year course, one unhurried lecture at a time, with the coughing edited out.
Statistics for Sceptics = Twelve lessons in not being fooled, by yourself least of all.
The Night School = Evening classes for the ears: one subject a term, homework optional.
Economics Before Breakfast = A complete introduction in ten-minute steps.
- A structured course you can follow from the first lesson or drop into anywhere.
@How To | Repair, Woodwork, Knots, Sharpening, Budgeting | fixing a dripping tap; writing a eulogy; a first bicycle service; buying a used car; speaking at a wedding; moving house without tears; the household toolbox
Righty Tighty = Household repairs explained so clearly that you can do them with your eyes on the spanner.
Somebody Show Me = Adults learn the things that everyone assumes they know.
The Instruction Manual = We read the manual. Then we do the thing. Then we talk about the manual.
Learn It by Friday = One small skill a week, tested on ourselves.
- Clear instructions for real life, by patient people.
@Language Learning | Grammar, Vocabulary, Pronunciation, Idiom, Listening | ordering coffee politely; false friends; the subjunctive; dreaming in another language; small talk in lifts; swearing safely; verbs of motion
Slow English Stories = Short true stories, read slowly, then at natural speed.
The Irregular Verb = Why languages break their own rules, and how to remember where.
Phrasebook for Nowhere = A linguist and a lost traveller work through the least useful sentences ever printed.
Advanced Beginner = For learners stuck in the middle: real conversations, gently explained.
Minimal Pairs = Pronunciation practice in eight minutes a day.
- Listening practice with transcripts in the notes and no baby talk.
- Learn by hearing, not by conjugating.
@Self-Improvement | Habits, Focus, Confidence, Discipline, Rest | mornings without a phone; a year of walking; saying no; the abandoned resolution; better arguments; learning to rest; doing one thing
The Reasonable Life = Modest improvements, honestly reported.
One Per Cent Calmer = A former paramedic on staying useful under pressure.
Unfinished People = Conversations about changing slowly and in public.
The Tuesday Experiment = We try one piece of famous advice for a week and report the damage.
Good Enough Club = Support for recovering perfectionists.
- Small changes that survive contact with an ordinary week.
- Ideas for living a bit better, minus the shouting.
@- | Teaching, Homework, Playgrounds, Libraries, Assessment | the supply teacher's day; phones in class; a school without bells; teaching fractions; the parents' evening; rural schools; the meaning of grades
The Staff Room = Teachers talk freely because nobody from the office is listening.
Chalk Dust = The history of schools, told through the objects left in their cupboards.
Late Bloomers = Students over fifty on going back.
First in the Family = The first people in their families to go to university compare maps.
Wet Playtime = Primary teachers share the lesson that saved a rainy afternoon.
- What happens in classrooms, by those who stand at the front of them.
- Education news and arguments, with the acronyms spelt out.
`;
