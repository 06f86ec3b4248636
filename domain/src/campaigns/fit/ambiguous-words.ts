import { singular } from "./singular.js";

/**
 * Words for a category that are more often in the names of shows about something else: "Murder Diaries" is not about stationery, and
 * "Bank Holiday" is not about money. Folded. In a sample of 46,889 shows, fewer than half of the shows with the word in their title
 * contain another word for the category.
 */
const WORDS =
  "addresses bag bags baby bank banking banks bar beard beards bed beds belt block blocks boat boats boot boots bread builder builders " +
  "cafe cage cake cakes camera cameras card cards carpet cat cats chair chicken chickens cloud clouds club clubs coffee " +
  "coin coins cookie cookies creator creators crown cup diamond diamonds diary diaries dog door doors drill drills drum drums " +
  "abeille abeilles abeja abejas bee bees biene bienen loan loans " +
  "engine farm fashion fish fishing flight flights flower flowers food garage garden gift gifts glass glasses gold " +
  "grill ham hat hats heritage holiday holidays home homes honey horse horses hotel hotels house hunter hunters hunting ice ink insomnia " +
  "jean jeans job jobs journey juggling juice kitchen knife knives lamp lawn lens library lighting magazine magic meat ministry " +
  "mirror mug needle nut nuts opera oven paint pan pans pen pens pencil perfume pie pilot plant plants plate plates poetry present presents " +
  "property rabbit rabbits razor razors rice ring rings roast rose roses safe safes sauce school series shoe shoes single singles ski snack snacks " +
  "soap spa spice spices spirit spirits spring square stage star stone stones suit survival sweet sweets table tea teas theater theatre " +
  "tie tool tools tour tours toy toys tree trees umbrella van vans wallet watch watches weights will wills wine wood wool zoo " +
  "pienso appartement appartements carnet carnets chat chats disque glace glaces jeune lit lits revue the thes verre " +
  "fenster tur turen treppe treppen window windows stairs ventana ventanas puerta puertas fenetre fenetres porte portes " +
  "familia familias familie familien famille familles family fundacion geschichte geschichten histoire histoires historia historias vela velas";

const COMPARED: ReadonlySet<string> = new Set(WORDS.split(" ").map(singular));

/** Whether a word, in its normalized form, is only meaningful together with another word for the category. */
export const isAmbiguous = (word: string): boolean => COMPARED.has(word);
