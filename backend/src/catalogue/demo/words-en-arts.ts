/** English shows about the arts. The notation is explained in parse-words.ts. */
export const arts = `
@Books | Marginalia, Fiction, Poetry, Prose, Ink | the second novel; a borrowed library book; unreliable narrators; the last line of a poem; books we never finished; the art of the footnote; small presses; reading in translation
The Unread Shelf = Every fortnight one of us finally reads the book that has been judging us from the shelf for years.
Spine Out = A bookseller and a librarian argue about what belongs on the front table and what should be found by accident.
Last Line First = We read the ending aloud, then work backwards to find out how the author got there.
Dog-Eared = Writers bring a battered copy of the book that made them and explain every crease in it.
The Slush Pile = An editor reads the first page of unpublished manuscripts and says, kindly, when she stopped believing.
- Conversations about what people are actually reading, as opposed to what they say they are reading.
- Close reading for people who left university a long time ago and miss it.
@Design | Typography, Form, Colour, Ornament, Layout | a chair nobody could sit in; wayfinding in hospitals; the return of serif type; packaging that tells the truth; a logo redrawn forty times; the grid; unloved public benches
Kerning Panic = Two type designers look at the lettering on your street and try to stay calm.
Objects of Mild Interest = The stories behind things so ordinary that nobody remembers them being designed.
Form Follows Lunch = Designers talk about the compromises that made a product better, usually after being fed.
The Second Draft = One finished design, and every version that had to fail before it.
- How everyday things come to look and work the way they do, told by the people who drew them.
- Working designers on craft, clients and the choices nobody notices.
@Fashion & Beauty | Tailoring, Denim, Fabric, Scent | a coat that lasts thirty years; the politics of the pocket; mending in public; the perfume counter; second-hand wedding dresses; uniforms
Hem and Haw = A pattern cutter and a stylist pull one garment apart per episode, sometimes literally.
Worn Well = People and the one piece of clothing that they have refused to throw away.
Bias Cut = Fashion history, sewn back together from letters, ledgers and the bottom of wardrobes.
- Clothes, skin and the industry around them, without the breathlessness.
@Food | Salt, Bread, Fermentation, Broth, Butter | tinned fish; the sourdough backlash; recipes nobody wrote down; the perfect chip; school dinners; a kitchen at closing time; regional cheese; cooking for one
Salt the Water = A line cook and her mother cook the same dish at the same time, four hundred miles apart.
Family Meal = Restaurant people on what they eat at half past four, before the guests arrive.
The Stockpot = One ingredient an episode, simmered for an hour: where it comes from, who picks it, what it costs.
Leftover Logic = Dinner from what is already in the fridge. Listeners send a photo, we send back supper.
Crumb = A quiet show about bread and the people who get up at three in the morning to bake it.
- Cooks, growers and eaters on how food gets to the table and what it means when it does.
- Recipes are the excuse; the conversation is the meal.
@Performing Arts | Theatre, Dance, Rehearsal, Stagecraft, Puppetry | the understudy's night; a dress rehearsal that went wrong; stage fright; the prompt corner; touring with a puppet; audiences that talk back; the empty theatre
Half Hour Call = Backstage in the thirty minutes before curtain-up, in a different theatre each time.
Exit, Pursued = Actors tell us about the worst performance they survived.
The Understudies = A serial documentary about six people paid to be ready.
Fifth Position = Dancers on bodies, ageing, injury and joy.
- Stories from rehearsal rooms and stage doors, told by those who work there.
@Visual Arts | Pigment, Charcoal, Sculpture, Watercolour, Light | a forged signature; portraits of strangers; the studio in winter; murals painted over; drawing every day for a year; the colour blue; the late retrospective
Wet Paint = We sit in a painter's studio until the painting changes its mind.
The Back of the Canvas = Labels, stamps, repairs and crimes: what the reverse of a picture tells you.
Looking Slowly = One artwork, twenty-five minutes, no hurry. Best with the picture in front of you.
Plinth = Sculptors and the public argue about what should stand in the square.
- Artists, curators and restorers on how pictures are made, sold, lost and found.
`;
