/** English shows about health and fitness. */
export const health = `
@Alternative Health | Breathwork, Acupuncture, Herbs, Massage | the placebo question; a week of cold showers; healing springs; reflexology tested; a herbalist's cupboard; the sound bath
Sceptic in the Sauna = A doctor tries every wellness treatment her patients ask about and reports back.
Root and Rind = Traditional remedies: what they were for, what is in them, what the trials say.
Gentle Hands = Bodyworkers on touch, trust and knowing their limits.
- Complementary treatments looked at with curiosity and a raised eyebrow.
@Fitness | Strength, Mobility, Training, Stamina, Kettlebells | starting at fifty; the first pull-up; training with a bad back; gyms that welcome; sleep and lifting; rowing machines; knowing when to stop
Warm-Down = Coaches talk about what happens after the race, the match and the career.
Rep by Rep = Strength training without mirrors, shouting or miracle powder.
Late Starters = People who were last in school sports and got fit anyway.
Zone Two = Easy miles, easy talk, recorded on the move.
The Body of Work = A physio and a powerlifter answer listener injuries.
- Training advice from people who have made all the mistakes.
- How to keep moving, whatever you can still move.
@Medicine | Diagnosis, Surgery, Nursing, Triage, Immunity | a rare diagnosis; the night shift; consent; a heart valve; antibiotics that stopped working; the things nurses notice; the waiting list; medical slang
Differential = One patient, one puzzle, and the doctors who argued about it.
Bleep = Junior doctors at three in the morning.
The Ward Round = Nurses, porters, pharmacists and cleaners on how a hospital really runs.
Side Effects = The history of medicines, including the ones we regret.
Second Opinion, Please = Listeners ask, specialists answer, nobody is diagnosed.
- Medicine explained by people who practise it and admit what they do not know.
- Clinical stories, told with permission and care.
@Mental Health | Anxiety, Calm, Sleep, Grief, Therapy, Burnout | the panic attack on the train; a therapist's own therapist; insomnia at five; grief after a pet; medication diaries; asking for help; quiet men
The Kind Voice = A psychologist answers letters slowly and without slogans.
Three in the Morning = For those who are awake and would rather not be.
Not Today, Brain = Two friends with two diagnoses talk about ordinary weeks.
The Waiting Room Chair = First-time therapy, described by people who nearly did not go.
Soft Landing = Guided rests between ten and twenty minutes long.
- Honest talk about minds and how they bend.
- Gentle, practical and never in a hurry.
@Nutrition | Protein, Fibre, Appetite, Hunger, Vitamins | the second breakfast; the sugar scare; feeding athletes; gut bacteria; diets that came back; labels; eating on night shifts
Fibre Optics = A dietitian looks at the week's food headlines and calms them down.
Second Helpings = Eating well after illness, babies, moves and losses.
The Sensible Plate = No forbidden foods, no miracle foods, some beans.
- Evidence about eating, served without guilt.
@Sexuality | Intimacy, Desire, Consent, Pleasure | the talk you never had; desire after fifty; questions from students; long distance; body confidence; dating with a disability
Pillow Facts = A clinical sexologist and a comedian answer anonymous questions.
The Talk, Again = What we should have been told at fifteen, told properly.
Skin Hunger = Essays and interviews on touch.
- Frank, kind, adult conversations about sex and the rest of life.
`;
