/** English shows about business. */
export const business = `
@Careers | Work, Promotion, Mentoring, Shift Work, Notice | the awkward salary talk; quitting well; a career gap; being the only one in the room; references; the first week in a new job; working for a friend
Two Weeks' Notice = People who resigned on principle, on impulse or by accident, and what Monday felt like.
The Sideways Move = Careers that did not go up, and turned out better for it.
Out of Office = Honest talk about work by people who are off the clock when we record.
Interview Questions = A recruiter with twenty years behind the desk answers what you were afraid to ask.
- Practical conversations about getting, keeping and leaving jobs.
- What work is really like in jobs you walk past every day.
@Entrepreneurship | Bootstrapping, Founding, Invoices, Margin, Payroll | the first paying customer; firing a co-founder; a launch that nobody noticed; selling the company; running out of money; growing on purpose slowly; the family loan
Default Alive = Founders open the spreadsheet and talk about the month they nearly closed.
Corner Shop Economics = What running one small shop teaches about every other business.
The Unglamorous Startup = Laundries, loft ladders, livestock feed: companies too dull for the front page and too profitable to ignore.
Small Batch = Makers on pricing, packing and the moment a hobby started to pay rent.
Ramen Years = A former founder calls old competitors to ask what they were thinking.
- Building companies without the mythology. Numbers where we can get them.
- One owner, one decision, forty minutes.
@Investing | Dividends, Risk, Compounding, Bonds, Patience | index funds; the fee you did not see; a crash remembered; buying a house in a bad year; behavioural traps; pensions at thirty; the government bond
Boring Money = Slow investing for people with better things to think about.
The Long Position = Fund managers explain one holding they have kept for more than ten years.
Basis Points = Small numbers with large consequences, explained over one coffee.
After Fees = We read the small print of financial products so that you can go for a walk.
- Plain talk about saving and investing. Not advice, as our lawyer keeps reminding us.
- Market history, household finance and the psychology in between.
@Management | Leadership, Delegation, Feedback, Meetings, Culture | the one-to-one that changed everything; remote teams; saying no to the board; a bad hire; the quiet expert; meetings without slides; managing former friends
The Reluctant Manager = For people who were good at something and were promoted away from it.
Span of Control = Managers from ferries, theatres, farms and banks compare notes.
Agenda Item Four = The difficult conversation that always gets postponed, finally held.
Skip Level = Junior staff ask senior leaders what they always wanted to know. Nobody is briefed.
- How organisations behave when nobody is presenting.
- Tools, mistakes and second thoughts from people who lead teams.
@Marketing | Branding, Attention, Copy, Pricing, Positioning | a slogan that backfired; the email nobody opened; naming things; advertising on a tiny budget; customer interviews; the rebrand; loyalty cards
Above the Fold = Copywriters rewrite one bad headline live and explain every cut.
Brand Damage = Marketing disasters, reconstructed with the people who were in the meeting.
The Price Is a Message = Everything a number on a tag says about the seller.
Quiet Funnel = Growth without shouting, for small teams that dislike marketing.
- Campaigns taken apart by people who run them.
@Non-Profit | Giving, Fundraising, Volunteers, Charity, Grants | the annual appeal; measuring what matters; burnout in good causes; a grant refused; volunteers who stay; donors with opinions; merging two charities
Restricted Funds = The money side of doing good, with the people who balance the books.
Cold Calls, Warm Hearts = Fundraisers share what actually works and what they will never do again.
The Trustees = Inside the boards of small charities, where everything is voluntary except the worry.
- For those who run causes on too little money and too much coffee.
@- | Logistics, Shipping, Steel, Retail, Trade | a container lost at sea; the price of copper; supermarket own brands; the last mile; factory towns; a merger that failed; the history of the barcode
Dry Bulk = Shipping, ports and the freight that nobody sees, from a former deckhand turned broker.
Wholesale = We follow one product from raw material to till receipt, a stage a week.
Quarter to Quarter = Two analysts read company reports as if they were novels.
Made on Site = Factory floors, heard rather than seen.
- The companies and supply chains behind ordinary days.
`;
