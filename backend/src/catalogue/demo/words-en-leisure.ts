/** English shows about leisure. */
export const leisure = `
@Animation & Manga | Animation, Storyboards, Inking, Manga, Keyframes | the long filler arc; a studio's first feature; dubbing versus subtitles; drawing rain; the villain's theme; panels without words; fan translations
Twelve Frames = Animators on the half-second they are proudest of.
Right to Left = Two friends read one manga volume a week, one for the first time.
Ink and Paint = The craft and labour of drawn film.
- Drawn stories and the people who draw them.
@Automotive | Carburettors, Torque, Oil, Chrome, Gearboxes | an estate car with half a million miles; rust; the electric conversion; buying at auction; a roadside repair; forgotten prototypes; the family car
Choke Out = Old cars, cold garages, warm opinions.
Rust Never Clocks Off = A restoration told in real time. We are in year four.
Charge Point = Living with electric cars, queues and all.
Bench Racing = Three mechanics settle arguments nobody started.
- Cars as people really own them.
@Aviation | Flight, Crosswind, Airspace, Gliding, Radar | a go-around explained; lost luggage; the first solo; night mail; a glider over the ridge; reading the tower; forgotten airlines
Minimum Fuel = Airline pilots on the decisions passengers never notice.
Holding Pattern = Stories told at eight thousand feet and on the ground afterwards.
Tail Dragger = Small aeroplanes and large weather.
- Aviation for those who always ask for the window.
@Crafts | Knitting, Yarn, Pottery, Quilting, Linen, Weaving | the unfinished jumper; natural dyes; a cracked kiln; the quilt with a secret; darning; beginner's pots; a flock and its wool
Frogging = Knitters rip it out and start again.
Slip and Score = Potters on failure, glaze and going to the shop for more clay.
The Mending Table = Visible repairs and what broke.
Warp Speed = Weaving, as slowly as possible.
Thread Count = A needlework circle you can join with your hands full.
- Making things by hand, in company.
@Games | Dice, Chess, Tabletop, Puzzles, Cardboard, Strategy | the rulebook nobody read; a campaign that ended in tears; chess endings; the perfect opening; house rules; games for two; the sore winner
Roll for Snacks = Five friends, one campaign, many crisps.
Meeple's Court = Rules disputes, judged without mercy.
Zugzwang = One chess position, talked through until it makes sense.
Cardboard Kingdom = Board game designers show us the prototype that nearly worked.
- Around the table, with the lid off.
@Hobbies | Birding, Trainspotting, Beekeeping, Fishing, Stamps, Metal Detecting | the bird that was not; a field after ploughing; branch lines; the one that got away; a swarm in June; collections without end; radio hams
Quiet in the Hide = Birdwatchers, heard at dawn and in whispers.
The Signal Box = Railways, models of railways and arguments about both.
Ground Balance = Detectorists and what they dug up instead.
Waggle Dance = A beekeeping year, week by week.
Still Water = Fishing, mostly the waiting.
- For people who know a great deal about one thing.
@Home & Garden | Compost, Topsoil, Pruning, Roses, Paint, Damp | late frost; the neighbour's hedge; a tomato that will not ripen; soil tests; the north-facing bed; slugs; old floorboards; a shed of one's own
Late Frost = Two allotment neighbours compare notes on what survived the night.
The Slow Hedge = A gardener and a designer plan for 2050.
Leaf Mould = Autumn all year round.
Load Bearing = Renovators on the wall they should not have touched.
Potting Shed Parliament = Listeners' garden quarrels, debated and decided.
- What is growing, what is rotting and what to do this weekend.
- Homes and gardens with dirt left in.
@Video Games | Pixels, Speedruns, Save Points, Loot, Respawn | the water level; a broken speedrun; fishing minigames; soundtracks we hum; cosy games; the tutorial; a cancelled sequel; couch co-op
Insert Disc Two = Games you had to leave running overnight.
Side Quest = We ignore the main story entirely.
Frame Perfect = Speedrunners explain one trick per episode.
Pause Menu = Parents who play after eight in the evening.
Coyote Time = Developers on the invisible kindness in game design.
- Games old and new, finished or not.
`;
