/** English audio fiction. Frames of other categories do not suit it: it brings its own. */
export const fiction = `
! The Lighthouse at {place2}
! {place2} Station
! The {N} of {place2}
! What the {M} Left Behind
! Letters from {place2}
! The Last {M} in {place2}
! A Map of {place2}
! {place2}, 1931
! Nobody Leaves {place2}
! The {M} Keeper
! {N} and {M}
! A {M} for {given}
! {given} and the {M}
! The Inheritance of {given} Vale
! Forty Days of {N}
! Season of {N}
! The Drowned {M}
! Under {place2}
! {N}, My Love
! The {M} Society
! Call Me {given}
! The Night {M}
! After the {M}
! House of {N}
! {K}
! {K}
! {K}
! {K}
! {K}
! {K}
! {K}
! {K}
@Drama | Salt, Winter, Silence, Ash, Dust, Thirst, Mercy | the locked piano; a telegram from home; the ferryman's evidence; the second wedding; low tide; the empty chair; snow on the line; an honest answer; the inquest; a light in the boathouse
The Ferry Does Not Stop Here = An island community votes, one household at a time, on whether to leave.
Quarry = Three sisters inherit a flooded quarry and everything that was thrown into it.
The Long Vacancy = A night porter in a closing hotel listens at doors and writes it all down.
Harrow Street = A radio drama about a single street and a single week.
Dear Mr Pell = A love story told entirely through complaints to a railway company.
The Understory = A forester goes missing. His apprentice keeps the recordings.
The Bell Ringers of Orr = Six people, eight bells, one of whom is lying.
Night Nurse = A ward, a corridor and the stories told at four in the morning.
- An original audio drama with a full cast and music recorded in one room.
- A story told in voices, letters and things overheard.
@Science Fiction | Static, Orbit, Rust, Gravity, Vacuum, Copper, Glass | first transmission; the garden deck; a clock running backwards; borrowed oxygen; the ninth moon; protocol zero; the sleeper wakes twice; signal loss; an unscheduled sunrise; the cartographer's error
Perihelion Down = The crew of a survey ship keeps a log that stops agreeing with itself.
Seven Minutes of Latency = A marriage conducted between Earth and Mars, one delayed message at a time.
The Archive of Weather = In a city without sky, a clerk catalogues the last recordings of rain.
Rust Season = Two salvagers, one talking ship, no fuel.
Tomorrow, Twice = She has lived this Thursday before. So has somebody else.
Greywater = A space station's plumbers save everyone, repeatedly, without thanks.
The Cartographers of Nowhere = Explorers map a planet that dislikes being mapped.
- Science fiction for headphones: small crews, big distances, practical problems.
- A serial from a future that has not been maintained.
@Comedy Fiction | Custard, Bureaucracy, Thunder, Bunting, Mildew | the committee of doom; a dragon in planning; the wrong prophecy; tea with the enemy; an audit of hell; the duke's sandwich; the quest is postponed; a very small war
The Ministry of Minor Curses = Civil servants process hexes, blessings and the paperwork for both.
Wizard on Probation = He has six weeks to do no magic at all. It is going badly.
The Least Haunted House = Ghosts with no talent for it try to keep their tenancy.
Dragons, Mostly = A fantasy sitcom about a veterinary practice with unusual patients.
Detective Inspector Gravy = He solves crimes in the catering industry. Nobody asked him to.
Parish Council of the Damned = Apocalypse, any other business, date of next meeting.
- A sitcom for the ears with far too many sound effects.
`;
