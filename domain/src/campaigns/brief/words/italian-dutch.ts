/** Words for Apple's categories in Italian and Dutch, folded, separated by a bar, as in `category-words.ts`. */
export const ITALIAN_AND_DUTCH = `
Home & Garden: giardino, giardinaggio, arredamento, ristrutturazione | tuin, tuinieren, moestuin, klussen, verbouwen
Crafts: uncinetto, cucito, lavoro a maglia | breien, naaien, knutselen
Fitness: palestra, allenamento | sportschool, krachttraining
Running: podisti, correre, corridori | hardlopen, hardlopers
Nutrition: alimentazione, nutrizione | voeding, gezonde voeding
Mental Health: salute mentale, meditazione | meditatie, mentale gezondheid
Health & Fitness: la salute, della salute, alla salute, benessere | gezondheid, gezond leven
Food: cucina, ricette, vini, gastronomia, caffe, cucinare, birra, birre | koken, recepten, koffie, wijn, wijnen, brouwerij, speciaalbier, speciaalbieren, bier zonder alcohol, lekker eten
Fashion & Beauty: bellezza, cosmetici, abbigliamento | kleding, schoonheid, huidverzorging
Books: libri, letteratura, lettori, romanzi | boeken, literatuur, lezers, boekwinkel
True Crime: cronaca nera, delitti | misdaad, moordzaken
Comedy: comicita, umorismo | cabaretiers
History: storia | geschiedenis
News: notizie, attualita | nieuws, actualiteiten
Politics: | politiek
Science: scienza, scienze | wetenschap
Business: imprese, aziende | bedrijven, ondernemingen, mkb
Entrepreneurship: imprenditori, imprenditoria, partite iva | ondernemers, ondernemerschap, zzp ers
Investing: investimenti, risparmio, finanza personale, il mutuo, mutui | beleggen, beleggers, sparen, hypotheek, geldzaken
Education: istruzione, formazione | onderwijs
Language Learning: imparare le lingue, imparare l inglese, imparare lo spagnolo, imparare il tedesco, corso di inglese | talen leren, taalcursus, engels leren
Self-Improvement: crescita personale | persoonlijke ontwikkeling
Parenting: genitori, mamme, neonati | ouders, opvoeding, moeders
Kids & Family: bambini, famiglie, famiglia | kinderen, gezinnen, gezin
Pets & Animals: cani, gatti, animali domestici | honden, katten, huisdieren, hondenbezitters, kattenbezitters, hondenvoer
Automotive: automobili, automobilisti, auto elettriche | autorijders, elektrische auto s
Video Games: videogiochi | videospellen
Games: giochi da tavolo, giochi di ruolo | bordspellen, gezelschapsspellen
Places & Travel: viaggi, viaggiare, viaggiatori, vacanze, agriturismo, turisti | reizen, reizigers, vakantie, vakanties, toerisme, fietsvakanties
Wilderness: escursionismo, escursioni, montagna | wandelen, wandelaars, kamperen
Nature: natura, sostenibilita | natuur, duurzaamheid
Soccer: il calcio, di calcio | voetbal, voetbalschool, voetballers
Sports: ciclismo, biciclette | fietsen, wielrennen, fietsers
Music: | muziek
Religion & Spirituality: religione, fede cattolica | religie, geloof
Relationships: matrimonio, relazioni di coppia | relaties, online daten, datingsite
Medicine: i medici, per medici, infermieri | geneeskunde, artsen, verpleegkundigen
Non-Profit: beneficenza, donatori | goede doelen, donateurs
`;
