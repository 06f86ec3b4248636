/** English shows about news. */
export const news = `
% {place} This Morning
% The {place} Briefing
% {place} Today
% The {place} Evening Edition
@Business News | Markets, Inflation, Earnings, Oil, Interest | rates on hold; a supermarket price war; the chip shortage; jobs figures; airline profits; the pension gap; shipping costs
Opening Bell, Closing Time = Markets at both ends of the day in under ten minutes.
The Pound in Your Packet = What economic news does to a weekly shop.
Earnings Call = Company results, translated into English.
- The business day, summed up before your stop.
@Daily News | Headlines, Briefings, Dispatches, Morning News | the overnight headlines; a storm on the coast; the hospital vote; a rail strike averted; the drought; an election count; school closures
Before Eight = Five stories and the weather, seven minutes, every weekday.
The Kettle Bulletin = News in the time it takes to make tea.
First Edition, Last Bus = An evening round-up for the journey home.
Here's What Moved = What changed since yesterday, and nothing else.
The Regional = Stories from outside the capital, filed by people who live there.
- The day's news, read by humans, checked by other humans.
- Short, calm, sourced. Every weekday.
@Entertainment News | Red Carpets, Box Office, Casting, Gossip | a surprise sequel; the awards race; festival line-ups; a theatre reopening; streaming shake-ups; the cancelled tour
Velvet Rope = Show business news from the wrong side of the barrier.
Stalls and Circle = What opens this week and whether to bother.
Trailer Park = We watch every new trailer so you can skip them.
- Screens, stages and the people paid to leave them.
@News Commentary | Opinion, Dissent, Context, Nuance | the part the headline left out; an argument about trains; the week in numbers; letters to the editor; a correction; the other side of the story; the long view
The Correction = We revisit stories that turned out differently.
Slow Opinion = Columnists discuss last month's news, now that it has cooled.
Pass the Salt = A family of four reads the Sunday papers aloud.
On Reflection = One story a week, after the noise.
- Argument without shouting, facts before views.
@Politics | Polling, Ballots, Coalitions, Manifestos, Whips | the marginal seat; a leadership wobble; polling explained; coalition maths; the doorstep; a reshuffle; the late-night sitting
Swing and Turnout = A pollster and a canvasser compare what people say with what they do.
The Back Benches = Representatives you have never heard of on work you never see.
Marginal = One undecided district, followed until the count.
Whip's Office = Votes, deals, and who owed whom.
- Politics for people who would like to understand it and then go outside.
@Sports News | Transfers, Fixtures, Results, Kick-Off | the transfer window; a manager under pressure; injury updates; a shock result; fixture congestion; the youth team
Full Time Scores = Results, reasons and regrets, every evening.
Team Sheet = The line-ups and what they give away.
The Back Page = A daily look at sport beyond the obvious.
- Sport's news in a quarter of an hour.
@Tech News | Gadgets, Patches, Outages, Chips, Broadband | a big outage; another data leak; the app store ruling; phones that last; undersea cables; batteries; a robot on the pavement
Patch Notes Daily = Software, security and silicon in eight minutes.
Blue Light = Technology news after dark, when the press releases have stopped.
Changelog of the World = What shipped, what broke, what was quietly removed.
- Technology news with the hype taken out.
`;
