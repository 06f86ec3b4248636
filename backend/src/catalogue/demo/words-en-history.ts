/** English shows about history. */
export const history = `
% A Short History of {N}
% {N}: A Biography
% The People's History of {N}
@- | Rome, Byzantium, Parchment, Bronze, Myth | a tax revolt; letters from a garrison; the baker's tomb; a siege from inside; olive oil and empire; graffiti; the emperor nobody mourned
Shards = One broken object per episode and the day it was dropped.
A Year in Rome = Twelve months of an ordinary street, reconstructed from receipts.
The Late Antique Show = Empires take a long time to fall. So does this podcast.
Clay Tablets = The world's oldest complaints, recipes, love letters and invoices.
- The ancient world from ground level.
@- | Chronicles, Monasteries, Guilds, Plague, Heraldry | a runaway monk; the price of salt; a village trial; pilgrims with blisters; the cathedral's unpaid masons; the queen's debts; wolves
Vellum = A medievalist opens one manuscript at a time and tells you who spilt the wine.
Hedge Knights = The unfashionable middle of the Middle Ages.
The Anchoress = A serial about a woman walled into a church, from her own words.
Court Roll = Village justice, 1290 to 1350: fights, fines, pigs.
- Medieval life without castles wherever possible.
@- | Revolution, Railways, Empire, Coal, Telegraphs | the first timetable; a strike at the mill; the canal mania; gaslight; emigrant letters; the great stink; a bank run
Steam and Consequences = How the railway changed clocks, fish, love and cricket.
The Mill Books = Ledgers, wages and accidents from one northern valley.
Dead Letter Office = Post that never arrived, opened at last.
Coal to Candle = A history of light and who paid for it.
- The long nineteenth century in short, well-sourced stories.
@- | Wartime, Evacuation, Codebreaking, Rationing, Memory | an evacuee's suitcase; a deserter's map; the home front; a village that vanished; codebreakers' canteen; reunions; the last interview
The Shoebox Archive = Listeners send photographs from the attic. We find out who they were.
Blackout Curtains = The war at home, street by street.
Veterans of Peace = Oral histories from people who rebuilt.
Nine Days in May = One strike, told hour by hour by those who were there.
- Twentieth-century lives, recorded while there is still time.
@- | Maps, Pirates, Explorers, Harbours, Trade Winds | a shipwreck inventory; the spice ledger; a mutiny; the lighthouse keeper's log; false islands; navigation by stars; the harbour pilot
Salt Roads = Trade routes, followed on foot and in the archive.
False Islands = Places that were on maps for centuries and never existed.
The Ship's Cook = Voyages retold from the galley.
Longitude Sickness = Navigators, clocks and the people who drowned before they worked.
- Seas, ships and the wrong turns that made the world.
@- | Archives, Inventions, Scandals, Cities, Fashion | the woman who patented it first; a duel over a comma; forgotten newspapers; an elevator's debut; a hoax; the census taker; the lost cinema
Wrong Century = Two historians place each other's favourite facts in the wrong era. Listeners decide.
Footnoted = The best story in the book was at the bottom of page 212.
City of Former Names = One city, all the names it has had, and who changed them.
The Minor Figures = Biographies of people who appear in history once, in the background.
History's Landlady = Great events, as seen by whoever rented them the room.
- Small stories with good footnotes.
- The past, checked twice.
`;
