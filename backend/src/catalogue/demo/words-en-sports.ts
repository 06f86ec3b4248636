/** English shows about sports. */
export const sports = `
@Baseball | Bullpen, Curveballs, Box Scores, Spring Training | a no-hitter spoiled; the rain delay; scouting a left-hander; the seventh-inning stretch; minor league buses; a stolen sign
Rain Delay = Baseball talk for when nothing is happening, which is the point.
Bus League = Life in the low minors, from the back seat.
- Nine innings, no hurry.
@Basketball | Rebounds, Pick and Roll, Layups, Fast Break | the sixth man; a half-court heave; zone defence; playing overseas; the draft; women's leagues; free throws
Off the Glass = Basketball tactics for people who only watched the highlights.
Court Vision = Point guards on seeing it first.
- Hoops from playground to play-offs.
@Cricket | Swing Bowling, Leg Spin, Tea Interval, Googlies | a draw worth watching; reverse swing; village scorers; the nightwatchman; rain at lunch; the fifth day
Tea Interval = Forty minutes of cricket conversation with cake.
Silly Mid-On = A village team's season, ball by ball and blow by blow.
- Cricket, at the length it deserves.
@Fantasy Sports | Waivers, Draft Boards, Sleepers, Lineups | the waiver wire; draft regrets; the captain's armband; bye weeks; a league of colleagues; trades that ended friendships
Waiver Wired = Weekly picks from three managers who have never won.
Bench Points = The points you left on the bench, mourned properly.
- Advice you will ignore until Sunday.
@Football | Touchdowns, Blitz, Play Action, Special Teams | fourth and short; the long snapper; a goal-line stand; high school Fridays; the practice squad; a coach's headset
Fourth and Long = Football strategy for second-guessers.
Long Snapper = The game from its least noticed positions.
Friday Lights, Saturday Regrets = High school and college football from small towns.
- Football film, talked through.
@Golf | Fairways, Putting, Bunkers, Handicaps | the shanks; municipal courses; a caddie's memory; links in the wind; the yips; greenkeeping at dawn
Preferred Lies = Golf stories, some of them true.
The Muni = In praise of public courses and borrowed clubs.
Caddie Master = The game according to those who carry the bag.
- Golf for people who lose balls.
@Hockey | Slapshots, Power Play, Zamboni, Faceoffs | the backup goalie; outdoor rinks; overtime; beer leagues; line changes; a trade deadline
Emergency Goalie = Hockey from the far end of the bench.
Outdoor Rink = Pond games, small towns, cold microphones.
- On the ice and in the parking lot.
@Rugby | Scrums, Line-Outs, Tries, Mauls | the front row union; a referee's mic; touring sides; women's rugby rising; the perfect tackle; a club bar
Third Half = What gets said in the clubhouse.
Tighthead = Props explain the dark arts.
- Rugby union and league, mud included.
@Running | Marathons, Trail Running, Pace, Cadence, Ultra | the wall; running after injury; parkland loops; a hundred miles by night; the last finisher; shoes; hills
Back of the Pack = Races as lived by those who finish after the tea is gone.
Negative Split = Smart training for busy runners.
Night Miles = An ultra-runner talks to herself and occasionally to others.
Same Loop = One runner, one route, one thought.
- Running at every speed.
@Soccer | Offside, Derby Day, Set Pieces, Pressing, Terraces | the long throw; a relegation party; ground-hopping; the false nine; youth academies; away ends; a goalkeeper's error
Away Days = Following a small club to smaller grounds.
Low Block = Tactics for people who like nil-nil.
Terrace Choir = Football songs and where they came from.
The Loan Army = Players between clubs, between towns, between contracts.
The Ninety-Third Minute = Late goals and what they did to people.
- Football beyond the top flight.
- Two fans, one club, endless patience.
@Swimming | Cold Water, Backstroke, Freestyle, Open Water | the channel attempt; learning at forty; pool etiquette; cold-water mornings; lane four; a coach's whistle
Lane Rope = Pool swimmers, open-water swimmers and the feud between them.
Cold Dip Diaries = A group of beginners meets the sea every Sunday.
- Swimming, from shallow end to shipping lane.
@Tennis | Topspin, Clay Courts, Tiebreaks, Slice | life outside the top hundred; the second serve; grass versus clay; line judges; doubles partners; a qualifying draw
Second Serve = Nerves, technique and the tennis tour's cheaper hotels.
Ranked 212 = A touring professional's diary of airports and qualifying rounds.
- The tour and the park court.
@Volleyball | Spikes, Beach Volleyball, Setters, Serves | the libero; sand in everything; setting under pressure; college season; a five-set classic
Libero = Defence first, always.
Side Out = Beach and indoor volleyball, week by week.
- Volleyball for the already converted.
@Wilderness | Climbing, Backpacking, Kayaking, Snowshoes, Scree | a rescue in fog; packing light; the unnamed pass; bears and bins; route finding; winter camping
Above the Tree Line = Mountain stories with the fear left in.
Portage = Canoes, maps and blackflies.
Benightment = When the day out became a night out.
- Far from roads, with batteries to spare.
@Wrestling | Suplexes, Grapples, Ringside, Tag Teams | the indie circuit; a mask unmasked; amateur weigh-ins; ring rust; the heel turn; old promoters
Heel Turn = Wrestling villains on being hated for a living.
Takedown = Amateur wrestling, technique first.
- The mat, the ropes and the road.
`;
