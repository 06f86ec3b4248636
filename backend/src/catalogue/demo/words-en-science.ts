/** English shows about science. */
export const science = `
@Astronomy | Starlight, Comets, Dark Matter, Telescopes, Parallax | a comet's second visit; the night the camera failed; moons with oceans; dark skies; a star that blinked; the first exoplanet; noise in the data
Averted Vision = Amateur astronomers and what they saw at the edge of sight.
First Light = The night a telescope opens its eye, told by those in the control room.
Sky This Week = What to look for, with binoculars or without.
The Cold Side of the Moon = Planetary science from people who drive rovers.
- The universe, one careful measurement at a time.
@Chemistry | Catalysts, Polymers, Acid, Isotopes, Solvents | the smell of rain; rust; an explosion at the back bench; the colour mauve; glue; poisons in paint; the missing element
Noble Gases = Two chemists who barely react to anything react to the week's papers.
Stain = The chemistry of dyes, spills and evidence.
Element of Doubt = One element per episode and the argument over who found it.
- Chemistry you can smell.
@Earth Sciences | Basalt, Glaciers, Sediment, Fossils, Tremors | a core from the ice; the quiet volcano; reading a cliff; floods of long ago; earthquakes in slow motion; the age of sand
Strata = A geologist walks one coastline and reads it backwards.
Ice Core = The climate's diary, page by frozen page.
Fault Line = Living and working where the ground moves.
- Rocks, ice and deep time, on location.
@Life Sciences | Genes, Microbes, Evolution, Cells, Enzymes | a fish that climbs; bacteria in concrete; sleep in octopuses; the gene that jumped; mould; the tree of life redrawn; cells that remember
Petri Dish Confidential = Biologists on the experiment that grew the wrong thing.
Wild Type = Evolution in odd corners: sewers, islands, archives.
Spore = Fungi. Only fungi. There is plenty.
Model Organism = Each season follows one species through the world's laboratories.
- Living things and how we know about them.
@Mathematics | Primes, Infinity, Topology, Proof, Probability | a knot that is not; prime gaps; the hat that tiles; a wrong proof; counting badly; games with no winner; bridges of a city
Left as an Exercise = Mathematicians explain what the textbook skipped.
Epsilon = Very small episodes about very small quantities.
Proof by Conversation = Two mathematicians, no blackboard.
- Mathematics out loud, formulas spoken gently.
@Natural Sciences | Specimens, Taxonomy, Field Notes, Measurement | the museum's basement; a species named twice; measuring a kilogram; expedition diaries; instruments that changed everything; failed replications
Type Specimen = The one object that defines a species, and the drawer it lives in.
Methods Section = How they actually did it.
Null Result = Experiments that found nothing, and why that matters.
- How science is done, by people who do it on a budget.
@Nature | Hedgerows, Wetlands, Birdsong, Otters, Rewilding, Moss | the dawn chorus; a beaver's dam; urban foxes; a dying elm; owls at the bypass; rock pools; seeds that wait
Hedge School = A naturalist walks the same mile every week of the year.
Wet Feet = Bogs, fens, marshes and their defenders.
Night Ears = The countryside after dark, recorded in stereo and left alone.
Rewild at Heart = Farmers and ecologists share one valley and some suspicion.
- Outdoors with a microphone.
- Wild lives close to home.
@Physics | Entropy, Quarks, Lasers, Superconductors, Gravity | a neutrino under a mountain; time's arrow; cold atoms; the accident with the laser; falling; light that stops; the detector's first click
Spherical Cow = Physicists simplify everyday life until it works.
Half-Life Stories = Radioactivity and the people around it.
Tabletop Universe = Great experiments that fit in a kitchen.
- Physics from first principles and second thoughts.
@Social Sciences | Networks, Surveys, Trust, Crowds, Kinship | the art of queueing; a village studied for fifty years; gossip; lying in surveys; the life of a rumour; gifts; strangers on trains
Sample of One = A sociologist interviews one person for two hours and resists generalising.
The Queue = How groups decide, divide and wait their turn.
Field Site = Anthropologists on getting it wrong politely.
- People, studied with care.
`;
