/** English shows about government and public life. */
export const government = `
@- | Zoning, Planning, Transit, Housing, Bylaws, Sewerage | the bus timetable nobody follows; parking minimums; a library vote; the planning objection; a roundabout thirty years late; rent rules; speed cameras
Item Seven on the Agenda = We sit through the council meeting so that you hear only the part that changes your street.
The Pothole Inquiry = One hole in one road, and every office that has to sign for it to be filled.
Rezoned = How cities decide what may be built where, and who is in the room.
Public Comment = Three minutes at the microphone: citizens and what they came to say.
Street Furniture = Bollards, benches, bins: how the pavement is governed.
- Local government explained by people who like it.
- What your town decided this week and why it will matter in ten years.
@- | Law, Legislation, Procedure, Franchise, Statute | a bill's second reading; the casting vote; an amendment at midnight; the lobby; the select committee; a ballot recount; the standing orders
The Clerk's Chair = Retired parliamentary clerks explain procedure with relish.
Committee Room Nine = Where bills go to be improved, and sometimes to be forgotten.
Reading the Bill = Two lawyers read new legislation aloud and translate.
Constituency Surgery = Representatives and the problems that come through the door on a Friday.
- How laws are made, line by line, without picking a team.
@- | Procurement, Audit, Bureaucracy, Records, Service | the software project that ate a budget; an auditor's favourite footnote; forms that work; open data; freedom of information; a passport in a week; the civil service exam
Value for Money = Auditors on where public money goes, with the receipts.
The Form Designer = Why government forms are hard and the people who make them easier.
Paper Trail = Each episode begins with one document released under freedom of information.
Front Counter = Public servants on the public.
Delivery Unit = How governments get things done, when they do.
- Inside the machinery of the state, with those who oil it.
@- | Defence, Diplomacy, Borders, Treaties, Disaster Relief | an embassy at the end of the world; the flood rehearsal; translating a summit; a border that moved; peacekeepers' letters; the fishing dispute; emergency planning
Diplomatic Pouch = Former envoys tell the stories that did not fit in the cable.
Dry Run = Emergency planners rehearse disasters and tell us what broke.
The Interpreter's Booth = Summits, heard through the people who translated them.
Good Neighbours = Border towns and how they get along when capitals do not.
- Foreign affairs at the scale of people.
`;
