/**
 * Words that are not topics, in the most common languages of briefs, and words that can be in any brief or show. The catalogue has its
 * own stop words: they identify a query's language and leave in possible topics ("market", "sales").
 */
const TEXTS = [
  // English
  `a about after all also am an and any are as at be because been before being best better between both but by can could did do does each even
  every few find first for from get give go good great had has have he help her here him his how if in into is it its just
  keep know last let like look love made make makes many may me might more most much must my need new next no not now of off
  offer often on once one only open or other our out over own part people please put really right s same say see she should
  since so some start still such t take tell than that the their them then there these they thing things this those through
  time to today too try two under until up us use used using very via want was way we well were what when where which while
   who why will with within without work would year years you your yours wants wanted seeks sells helps launches promotes advertises
   wed weve youre youve youd theyre theyve theyd theyll youll shell hell id im ive dont doesnt didnt isnt arent wasnt cant wont wouldnt
   thats theres whats lets hes shes itll its visit visits check hear needed built tight day days read`,
  // Words that can be in any brief or show
  `ad ads advert advertise advertiser advertisers advertising app apps audience audiences awareness brand brands budget business businesses
  campaign campaigns client clients company companies cost customer customers daily discount episode episodes goal goals
  guest guests host hosted hosts interview interviews lead leads listen listener listeners listening launch launching market
  marketing month months offer offers podcast podcasts podcaster price product products promo promote promoting promotion reach
  sale sales sell selling series service services show shows sponsor sponsors spot spots story stories talk target targeting
  user users week weekly welcome world aged adults around available between big brings busy buy buyers curious easy every fans free fresh
  fun idea ideas interested latest local looking love lovers main maker minutes natural nothing online owners
  beginner beginners experts handmade shop store trade amateur hello ups
  per quarter chain website plan plans quality real share simple small special spend spending subscription today tips top various year`,
  // The same in German, French and Spanish
  `abo alter anbieter angebot angebote bekanntheit bieten bietet budget einfach etat etwa euro firma folge folgen franken gibt gratis
  horer horerinnen horerschaft interessieren interview jahr jahre jahren kampagne kaufen kostenlos kunden leute leuten marke marken
  menschen monat monate neu neue neuen neues produkt produkte rund sendung sendungen sowie suchen sucht thema themen verkauf
  verkaufe verkaufen werben werbespot werbespots werbung wirbt woche wochen wollen zeit ziel ziele zielgruppe bio online hochwertig hochwertige laden geschaft hersteller liebhaber fans bereich
  abonnement plateforme demande achat achats acheter annonce annonces ans auditeurs auditrices aussi bien cherche cherchons chaque clients comme debut
  emission emissions entreprendre environ euros faire fin gens hommes jours marque marques mois notoriete nouveau nouvelle nouveaux
  objectif offre offrons partir plus podcasts prix produit produits promouvoir proposons propose public publicite semaine semaines gamme haut agence maison domicile boutique amateurs passionnes cherche ligne
  souhaitons sujets tous tout toute toutes vendre vente ventes veut voulons
  ademas anos anuncio anuncios anunciar aproximadamente audiencia buscamos busca busco campana campanas cada cliente clientes comprar
  dias dolares emision euros gasto gente hacer hasta marca marcas mejor mejores mensual mes meses nueva nuevas nuevo nuevos objetivo
  ofrece ofrecemos oferta ofertas oyente oyentes personas pesos precio presupuesto producto productos programa programas publicidad
  publico queremos quiere semanas plataforma equipo tienda especialidad amantes linea somos calidad gusten guste sobre temas venta ventas vender`,
  // German
  `aber alle als am an auch auf aus bei bin bis da das dass dein dem den der des die dir doch du durch ein eine einem einen einer
  er es fur haben hat hier ich ihr ihre im in ist ja jede jeden jeder kann mehr mein mit nach nicht noch nur oder schon sehr
  sich sie sind so uber um und uns unser unsere vom von vor was wenn wer werden wie wir wird zu zum zur`,
  // French
  `au aux avec ce ces cette dans de des du elle en est et il ils je la le les leur lui ma mais me meme mes moi mon ne nos notre nous
  on ou par pas plus pour que qui sa se ses si son sont sur ta te tes toi ton tu un une vos votre vous`,
  // Spanish and Portuguese
  `al como con cual cuando da de del desde donde dos el ella ellos em entre era eres es esta este esto fue ha hay la las lo los mas me mi
  mis muy na nao nas no nos o os para pela pelo pero por porque que quien se ser si sin sobre son su sus tambien te tiene todo
  todos tu tus um uma un una uno unos y ya yo`,
  // Italian and Dutch
  `alla anche anni che cerchiamo dai dal della delle dei di gli il lo nei nel nella nostra nostre nostri nostro obiettivo produciamo
  pubblicita pubblico siamo vendiamo vendite vorremmo
  aan adverteren bij doel doelgroep een geen graag het jaar luisteraars met naar niet onze ook tot van verkopen voor wij wordt zijn zoeken`,
];

/** Folded words that never count as a topic. */
export const STOP_WORDS: ReadonlySet<string> = new Set(TEXTS.flatMap((text) => text.split(/\s+/)));
