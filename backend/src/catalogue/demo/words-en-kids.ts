/** English shows for children and families. */
export const kids = `
% {given} and the Question Jar
% {given} Wants to Know
% Bedtime in {place2}
@Education for Kids | Dinosaurs, Volcanoes, Numbers, Planets, Insects | why the sky changes colour; how bridges stay up; the fastest slug; where rain goes; a day inside a volcano; the oldest tree; what bees dance about
Why Is That = Children ask, experts answer, and nobody is allowed to say "because".
The Question Tin = One question pulled from the tin each week, from a listener aged four to ten.
Beetle Brigade = Small science for small scientists, with something to do in the garden afterwards.
Sums with Socks = Maths games for car journeys.
Dig! = An archaeologist and her very dirty dog uncover one thing per show.
- Curious, noisy and accurate. For ages five to nine and whoever is driving.
@Parenting | Toddlers, Bedtime, Teenagers, Naps, Patience | the first week of nursery; screen time truces; picky eaters; twins; a teenager's shut door; parenting far from family; the school gate
Nap Trapped = Recorded in whispers by two parents who cannot move.
The Sandwich Years = Raising children while looking after parents.
Dad, Briefly = Fathers on the small things, in fifteen minutes.
Village Required = Single parents swap tactics.
Teenagers: A Field Guide = A youth worker and her own teenager disagree politely.
- Parenting without a method. Some days that works.
- For tired people who love small people.
@Pets & Animals | Puppies, Rescue Dogs, Hens, Goldfish, Ponies | the nervous rescue; a parrot with opinions; teaching recall; an elderly cat; hens in town; the vet's waiting room; guinea pig politics
Sit, Stay, Sigh = A dog trainer answers owners who have tried everything.
Nine Lives Left = Cats and the people they tolerate.
The Hen House = Keeping chickens, badly then better.
Vet on Call = A country vet's week, mud included.
- Living with animals, by people covered in their hair.
@Stories for Kids | Moonbeams, Dragons, Puddles, Pirates, Marshmallow | the owl who was afraid of the dark; a boat made of toast; the smallest giant; a lost mitten; the moon's day off; a dragon who sneezed glitter; the library bus
The Pillow Fort = A calm story every evening, short enough for one yawn.
Captain Crumb = A mouse with a paper hat sails the kitchen floor.
The Thursday Dragon = She visits once a week and always brings a problem.
Once Upon a Bus = Every passenger on the number nine tells a story.
Moss and Pebble = Two friends who live under a bridge and worry about different things.
Tell It Again = Folk tales from everywhere, told twice: once fast, once slow.
- Original stories read aloud, with music and no adverts.
- Stories for lying down.
`;
