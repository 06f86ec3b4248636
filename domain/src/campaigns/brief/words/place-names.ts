/**
 * Cities and regions by country, as briefs name them in English, German, Spanish and French, folded. Names that are also everyday words
 * are in `DOUBTFUL` in `read-countries.ts`.
 */
export const PLACE_NAMES = `
GB: london, londres, manchester, birmingham, edinburgh, edimburgo, glasgow, leeds, liverpool, bristol, sheffield, newcastle, nottingham, leicester, cardiff,
  belfast, aberdeen, brighton, oxford, cambridge, york, norwich, plymouth, southampton, portsmouth, bath, yorkshire, north yorkshire, lancashire,
  cornwall, cornouailles, devon, dorset, somerset, kent, essex, sussex, surrey, hampshire, norfolk, suffolk, cheshire, cumbria, lake district, cotswolds,
  gloucestershire, oxfordshire, hertfordshire, berkshire, buckinghamshire, derbyshire, nottinghamshire, lincolnshire, leicestershire, staffordshire,
  shropshire, herefordshire, worcestershire, warwickshire, wiltshire, northumberland, merseyside, tyneside, west midlands, east midlands, east anglia, home counties,
  scottish highlands, highlands, isle of wight, ulster
IE: dublin, cork, galway, limerick, county kerry, kerry, connemara, leinster
US: new york, nyc, nueva york, los angeles, chicago, san francisco, boston, seattle, miami, houston, dallas, austin, philadelphia, phoenix, san diego, denver, atlanta,
  detroit, minneapolis, portland, las vegas, nashville, new orleans, washington d c, washington dc, brooklyn, silicon valley, new england, midwest, bay area,
  pacific northwest, alabama, alaska, arizona, arkansas, california, kalifornien, californie, colorado, connecticut, delaware, florida, floride, hawaii, idaho,
  illinois, indiana, iowa, kansas, kentucky, louisiana, louisiane, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska,
  nevada, new hampshire, new jersey, new mexico, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina,
  south dakota, tennessee, texas, tejas, utah, vermont, virginia, west virginia, wisconsin, wyoming, puerto rico
CA: toronto, vancouver, montreal, quebec, ottawa, calgary, edmonton, winnipeg, halifax, ontario, alberta, british columbia, manitoba, saskatchewan,
  nova scotia, new brunswick, newfoundland, colombie britannique, nouvelle ecosse, nouveau brunswick, gatineau, sherbrooke, trois rivieres
AU: sydney, melbourne, brisbane, perth, adelaide, canberra, hobart, new south wales, queensland, tasmania, tasmanien, western australia, south australia
NZ: auckland, wellington, christchurch, otago, waikato
DE: berlin, hamburg, hambourg, munchen, munich, koln, cologne, colonia, frankfurt, francfort, stuttgart, dusseldorf, leipzig, bremen, hannover, hanover, dresden, nurnberg, essen ruhr,
  dortmund, duisburg, bochum, wuppertal, bielefeld, bonn, munster, karlsruhe, mannheim, augsburg, wiesbaden, freiburg, heidelberg, kiel, lubeck, rostock,
  erfurt, mainz, kassel, potsdam, regensburg, wurzburg, ulm, solingen, saarbrucken, bayern, bavaria, baviera, baviere, franken, oberbayern, allgau, baden wurttemberg,
  schwaben, schwarzwald, black forest, selva negra, foret noire, bodensee, hessen, hesse, sachsen, saxony, sajonia, thuringen, thuringia, sachsen anhalt, brandenburg, niedersachsen, lower saxony,
  schleswig holstein, mecklenburg vorpommern, mecklenburg, rheinland pfalz, rheinland, rhineland, saarland, nordrhein westfalen, nrw, ruhrgebiet, ruhrpott, westfalen, ostfriesland, eifel,
  harz, norddeutschland, suddeutschland, ostdeutschland, rhein main, pfalz, luneburger heide, nordsee, ostsee
AT: wien, vienna, viena, vienne, graz, linz, innsbruck, klagenfurt, bregenz, salzburg, salzkammergut, tirol, tyrol, steiermark, styria, karnten, carinthia, vorarlberg,
  burgenland, oberosterreich, niederosterreich, upper austria, lower austria, wachau
CH: zurich, zurcher oberland, basel, bale, bern, berne, berna, genf, geneva, geneve, ginebra, lausanne, luzern, lucerne, winterthur, st gallen, lugano, tessin, ticino, graubunden, engadin, wallis, valais,
  waadt, vaud, fribourg, neuchatel, jura suisse, thurgau, aargau, berner oberland, suisse romande, deutschschweiz, romandie
ES: madrid, barcelona, barcelone, valencia, sevilla, seville, bilbao, malaga, zaragoza, alicante, murcia, granada, cordoba, valladolid, vigo, gijon, san sebastian, donostia, salamanca, toledo, cadiz, palma de mallorca,
  catalunya, cataluna, catalonia, katalonien, catalogne, andalucia, andalusia, andalusien, andalousie, galicia, galicien, galice, asturias, cantabria, pais vasco, euskadi, basque country, baskenland, navarra,
  navarre, aragon, la rioja, castilla y leon, castilla la mancha, la mancha, extremadura, comunidad valenciana, islas baleares, baleares, mallorca, majorca, ibiza, menorca, canarias, islas canarias,
  canary islands, kanaren, tenerife, gran canaria, costa brava, costa del sol, ribera del duero, jerez
MX: ciudad de mexico, cdmx, mexico city, guadalajara, monterrey, puebla, tijuana, merida, cancun, queretaro, oaxaca, jalisco, nuevo leon, yucatan, veracruz, guanajuato, chiapas, sonora, sinaloa, baja california, michoacan
AR: buenos aires, rosario, mendoza, patagonia, cordoba argentina, tucuman, bariloche
CO: bogota, medellin, cali, cartagena, barranquilla, antioquia, eje cafetero
CL: santiago de chile, valparaiso, vina del mar, concepcion, antofagasta
PE: lima, arequipa, cusco, cuzco, trujillo
FR: paris, lyon, marseille, marsella, toulouse, bordeaux, burdeos, lille, nantes, rennes, strasbourg, strassburg, estrasburgo, montpellier, nice, nizza, niza, grenoble, dijon, tours, angers, brest, le mans, reims, rouen, le havre,
  saint etienne, clermont ferrand, limoges, poitiers, la rochelle, avignon, annecy, perpignan, biarritz, bayonne, nancy, metz, caen, thiers, bretagne, brittany, bretana, normandie, normandy, normandia, provence, provenza, alsace, elsass, alsacia,
  lorraine, lothringen, bourgogne, burgund, burgundy, borgona, champagne ardenne, savoie, haute savoie, savoyen, auvergne, auvergne rhone alpes, rhone alpes, aquitaine, nouvelle aquitaine, occitanie,
  languedoc, midi pyrenees, pays basque, bearn, perigord, dordogne, loire, pays de la loire, val de loire, touraine, anjou, vendee, picardie, hauts de france, franche comte, jura, limousin, gascogne, gers, landes, ardeche, drome,
  vaucluse, var, cote d azur, french riviera, corse, corsica, corcega, korsika, ile de france, grand est, vosges, cantal, aveyron, finistere, morbihan, charente, luberon, camargue
BE: bruxelles, brussels, brussel, bruselas, antwerpen, antwerp, anvers, amberes, gent, ghent, gand, bruges, brugge, liege, namur, charleroi, wallonie, wallonia, flandern, flanders, flandre, flandes, ardennes belges
NL: amsterdam, rotterdam, utrecht, den haag, the hague, eindhoven
IT: rome, rom, roma, milan, mailand, milano, turin, turino, naples, neapel, florence, florenz, florencia, venice, venedig, venecia, bologna, tuscany, toskana, toscana, toscane, sicily, sizilien, sicilia, sicile,
  sardinia, sardinien, south tyrol, sudtirol, piedmont, piemont, lombardy, lombardei, apulien, puglia
PT: lisbon, lissabon, lisboa, lisbonne, oporto, algarve, madeira
DK: copenhagen, kopenhagen, copenhague
SE: stockholm, goteborg, gothenburg
PL: warsaw, warschau, varsovia, krakow`;
