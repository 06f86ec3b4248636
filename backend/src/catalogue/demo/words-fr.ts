/** French shows. The notation is explained in parse-words.ts. */
export const french = `
# Arts
@Books | Romans, Poésie, Ratures, Bibliothèques | la dernière phrase; les livres jamais finis; une traductrice à l'œuvre; le premier manuscrit; la note de bas de page; un éditeur de campagne
La Page cornée = Une autrice apporte le livre usé qui l'a faite et nous en explique chaque pli.
Rayon poésie = Deux libraires défendent ce que personne ne leur demande.
Finir par le début = Nous lisons la dernière phrase d'un roman, puis nous remontons jusqu'à la première.
- Parler des livres qu'on lit vraiment.
@Food | Beurre, Fromages, Pain, Marchés | le pain au levain; la cantine; un fromage sans nom; la cuisine après le service; les recettes jamais écrites; la soupe du dimanche
Le Repas du personnel = Les cuisiniers racontent ce qu'ils mangent à dix-sept heures, avant vous.
Levain et confidences = Une boulangère et un médecin pétrissent en bavardant.
Les Restes = Un frigo presque vide, un coup de fil, un dîner.
- À table, micro ouvert.
# Business
@Entrepreneurship | Artisanat, Trésorerie, Commerces, Patrons | le premier client; un dépôt de bilan; reprendre l'affaire familiale; grandir lentement; le mauvais associé; fixer un prix
Rideau de fer = Des commerçants racontent le jour où ils ont failli fermer.
Le Livre de caisse = Une petite entreprise ouvre ses comptes, ligne à ligne.
Reprise familiale = Ceux qui ont hérité de l'atelier, et ceux qui ne voulaient pas le lâcher.
- L'entreprise sans légende dorée.
@Careers | Travail, Métiers, Bureaux, Reconversions | la négociation; démissionner proprement; une reconversion à cinquante ans; le premier jour; les réunions inutiles; le télétravail en famille
Pot de départ = Pourquoi ils sont partis, ce qu'ils ont trouvé après.
Le Métier d'à côté = Une heure avec quelqu'un dont on ignore tout du travail.
Période d'essai = La première semaine, racontée chaque soir.
- Le travail, raconté par ceux qui le font.
# Comedy
@- | Bêtises, Ragots, Malentendus, Voisins | le digicode; les cadeaux ratés; la belle-famille; un mariage sous la pluie; l'ascenseur en panne; le groupe de discussion
Palier numéro trois = Deux voisines, une cloison, beaucoup d'avis.
Mauvaise foi = Deux amis se disputent des sujets sans importance, avec arbitre.
Tonton Roger avait raison = Des légendes familiales vérifiées par la famille.
L'Heure du n'importe quoi = Actualité minuscule, rubriques absurdes, rires mal contenus.
- On devait travailler. On a enregistré ça.
@Improv | Improvisation, Farces, Fantaisie, Quiproquos | un conseil municipal au paradis; des pirates à la préfecture; le plus petit musée; une comédie musicale fiscale; un hôtel pour fantômes; la brocante
La Commune libre de Trifouillis = Un village inventé en direct par ses habitants.
Sans filet, sans texte = Quatre comédiens, un mot du public, aucune issue.
- Tout inventé, rien répété.
# Education
@How To | Bricolage, Économies, Éloquence, Couture | un robinet qui goutte; parler à un mariage; réparer un vélo; la déclaration d'impôts; acheter d'occasion; déménager sans pleurer
Dévisser à gauche = Les petites réparations, expliquées calmement.
Montrez-moi = Des adultes apprennent ce que tout le monde est censé savoir.
Le Mode d'emploi = On le lit. On le fait. On en reparle.
- Des gestes utiles, bien expliqués.
@Language Learning | Grammaire, Vocabulaire, Accents, Conjugaison | le subjonctif; les faux amis; chez le médecin; jurer sans risque; les accents du Sud; le passé simple
Le Français des trottoirs = De vraies conversations, d'abord lentes, puis à vitesse réelle.
Exceptions = Les règles du français, et surtout le reste.
Une phrase, dix minutes = On démonte une phrase entendue dans le bus.
- Écouter, répéter, comprendre.
# Fiction
@Drama | Brume, Silence, Sel, Hiver | la chaise vide; une lumière au hangar; la seconde lettre; neige sur la voie; ce qu'a vu le passeur; marée basse
Le Bac ne s'arrête plus = Une île vote sa propre disparition, maison après maison.
Chambre 14 = Un veilleur de nuit note ce qu'il entend derrière les portes.
La Carrière = Trois sœurs héritent d'un trou plein d'eau et de ce qu'on y a jeté.
- Une fiction sonore en chapitres.
@Science Fiction | Orbite, Rouille, Apesanteur, Poussière | premier signal; l'oxygène emprunté; la neuvième lune; un lever de soleil imprévu; protocole zéro; la dormeuse
Sept minutes de silence = Un couple entre la Terre et Mars, à la merci du décalage.
Les Archives de la pluie = Dans une ville sans ciel, une employée classe les derniers enregistrements du temps qu'il faisait.
Eaux grises = Les plombiers d'une station sauvent tout le monde, souvent, sans merci.
- Petit équipage, grandes distances.
# Government
@- | Communes, Scrutins, Budgets, Urbanisme | le rond-point; un permis refusé; le budget participatif; la ligne de bus; un recours; le plan local d'urbanisme
Point numéro sept = Nous assistons au conseil municipal pour que vous n'en gardiez que l'essentiel.
Guichet 4 = Histoires d'administration, des deux côtés de la vitre.
La Navette = Le voyage d'une loi, couloir par couloir.
L'Enquête publique = Une route, un hameau, neuf cents contributions.
- La chose publique à hauteur de trottoir.
# Health & Fitness
@Mental Health | Sommeil, Calme, Angoisse, Deuil | trois heures du matin; la première séance; une panique dans le train; dire non; le deuil d'un chien; les hommes silencieux
Trois heures du matin = Pour celles et ceux qui ne dorment pas. Tout bas, sans conseils.
La Salle d'attente = Des gens racontent leur première séance.
Aller à peu près = Deux amis, deux diagnostics, des semaines ordinaires.
- Parler de soi sans slogan.
@Medicine | Diagnostic, Urgences, Garde, Soins | un diagnostic rare; la nuit de garde; la notice; l'anesthésie; le jargon; soigner à la campagne
Médecins de campagne = Cent kilomètres par jour, une sacoche, un chien.
La Relève = Infirmières et brancardiers racontent l'hôpital tel qu'il tourne.
Effets indésirables = L'histoire des médicaments, y compris ceux qu'on regrette.
- La médecine par ceux qui l'exercent.
# History
@- | Archives, Chroniques, Corporations, Révoltes | une charte falsifiée; le prix du sel; lettres du front; un village englouti; le procès d'un cochon; le canal
Tessons = Un objet cassé et le jour où il est tombé.
Les Figurants = Vies de ceux qui traversent l'histoire une seule fois, au fond à gauche.
Le Procès du cochon = Justice de village, amendes, bagarres et bétail.
La Boîte à chaussures = Des photos de grenier, et l'enquête pour savoir qui sourit.
Route du sel = Suivre une denrée à pied et aux archives.
Mauvaise date = Deux historiennes, une erreur par épisode.
- Le passé, notes de bas de page comprises.
# Kids & Family
@Stories for Kids | Lune, Dragons, Flaques, Confiture | la chouette peureuse; un bateau en biscotte; le plus petit géant; la moufle perdue; le jour de congé de la lune; le bibliobus
La Cabane d'oreillers = Une histoire calme chaque soir, longue comme un bâillement.
Capitaine Miette = Une souris à chapeau de papier navigue sur le carrelage.
Mousse et Caillou = Deux amis vivent sous un pont et ne s'inquiètent jamais de la même chose.
- Des histoires à écouter couché.
@Education for Kids | Volcans, Planètes, Insectes, Dinosaures | la couleur du ciel; les ponts qui tiennent; une limace rapide; un jour dans un volcan; le plus vieil arbre; la danse des abeilles
Pourquoi, dis = Les enfants demandent, les savants répondent, « parce que » est interdit.
La Brigade des scarabées = De la petite science pour petits savants.
- Curieux, bruyant, exact.
# Leisure
@Home & Garden | Compost, Rosiers, Potager, Taille | la gelée tardive; la haie du voisin; une tomate qui boude; les limaces; un parterre au nord; le cabanon
Gelée tardive = Deux jardiniers comptent ce qui a survécu à la nuit.
Côté nord = Jardiner à l'ombre, sans se plaindre.
Mur porteur = Des rénovateurs devant le mur qu'il ne fallait pas toucher.
- Ce qui pousse, ce qui pourrit.
@Games | Dés, Échecs, Plateaux, Énigmes | la règle que personne n'a lue; une campagne mal finie; l'ouverture parfaite; jouer à deux; le mauvais perdant; un prototype
Le Tribunal des règles = Querelles de plateau, jugées sans pitié.
Dés pipés = Cinq amis, une campagne, trop de chips.
- Autour de la table, couvercle ouvert.
# Music
@Music Interviews | Studio, Tournées, Rappels, Répétitions | la tournée en camionnette; la chanson d'après; le musicien de l'ombre; la première partie; le trac; un accord de trop
Première maquette = Les artistes nous font écouter leur tout premier enregistrement. Courage.
Rappel = Quelle serait la dernière chanson, s'il fallait n'en garder qu'une ?
Balances = Les musiciens à seize heures, avant l'ouverture des portes.
- De longues conversations avec des gens qui vivent du bruit.
@Music History | Chanson, Orgues, Musette, Opéra | le facteur d'orgues; une première chahutée; les bals du samedi; la fanfare du village; un disque perdu; les chants de marins
Face B = L'autre côté du disque, l'autre côté de l'histoire.
Soufflet = L'accordéon, ses virtuoses et ses détracteurs.
- D'où vient la musique.
# News
@Daily News | Actualité, Matinale, Titres, Repères | les titres du matin; une grève évitée; tempête sur la côte; des écoles sans maîtres; la sécheresse; le scrutin du Nord
Avant huit heures = Cinq infos et le temps qu'il fait, en sept minutes, chaque jour ouvré.
Le Journal du palier = Les nouvelles, le temps d'un café.
Correspondances = L'actualité vue des gares où le train ne s'arrête plus.
- Court, calme, vérifié.
@News Commentary | Nuances, Contexte, Débats, Courrier | ce que le titre oubliait; la semaine en chiffres; un rectificatif; le courrier; une querelle de trains; les deux côtés
Le Rectificatif = Nous revenons sur les nouvelles qui ont tourné autrement.
À tête reposée = L'éditorial du mois dernier, maintenant qu'il a refroidi.
- Les faits d'abord, le ton ensuite.
# Religion & Spirituality
@Christianity | Psaumes, Grâce, Paraboles, Doute | le frère du prodigue; un psaume de plainte; l'Avent au foyer; pardonner lentement; les cloches; le temps ordinaire
Dernier banc = Des homélies écoutées du fond de l'église.
Temps ordinaire = Un curé et une infirmière lisent le texte de la semaine entre deux gardes.
- Foi et jours ordinaires.
@Spirituality | Silence, Pèlerinage, Émerveillement, Rituels | marcher sans but; les rituels d'adieu; les rêves; une saison de silence; les labyrinthes; la gratitude sans sucre
Dix minutes de silence = Cinquante minutes de parole, puis rien.
Ampoules et chemins = Pèlerins débutants, pieds douloureux.
- Pour ceux qui cherchent et se méfient.
# Science
@Astronomy | Étoiles, Comètes, Télescopes, Parallaxe | une étoile qui cligne; la comète revenue; la nuit noire; des lunes à océans; du bruit dans les données; première lumière
Vision décalée = Des amateurs et ce qu'ils voient du coin de l'œil.
Le Ciel de la semaine = Où regarder, avec ou sans jumelles.
- L'univers, une mesure à la fois.
@Nature | Marais, Chants d'oiseaux, Haies, Loutres | le chœur de l'aube; le castor; les renards de ville; un orme malade; les mares; les chouettes du périphérique
Les Pieds mouillés = Marais, tourbières et leurs défenseurs.
Un kilomètre de haie = Le même chemin, chaque semaine, avec un naturaliste.
Oreilles de nuit = La campagne après le coucher du soleil, sans commentaire.
- Dehors, avec un micro.
# Society & Culture
@Documentary | Marges, Témoins, Quartiers, Adieux | une ville après la mine; les bus de nuit; le dernier cordonnier; une barre d'immeuble; les objets trouvés; la mer en hiver
Terminus Est = Nous prenons un bus jusqu'au bout et demandons pourquoi l'on vit là.
Dernier service = Le dernier jour des boutiques, des écoles et des cafés.
Objets trouvés = Ce que personne ne réclame, et la recherche de ceux qui l'ont perdu.
- Des histoires vraies, prises lentement.
@Philosophy | Doute, Vertu, Paradoxes, Oisiveté | l'ennui; une belle mort; mentir par gentillesse; la chance; ce qu'on doit aux inconnus; l'esprit des autres
Philosopher en marchant = Une professeure retraitée pense à voix haute sur un chemin.
Peut-être, donc = Le doute comme mode de vie.
Le Déjeuner de Socrate = De grandes questions, de petites portions.
- De vieilles questions pour gens modernes.
# Sports
@Soccer | Hors-jeu, Derbys, Tribunes, Corners | la touche longue; une fête de relégation; le déplacement; l'erreur du gardien; le faux neuf; le tirage de la coupe
Temps additionnel = Les buts tardifs et ce qu'ils ont fait aux gens.
Stade municipal = Une saison avec un club de village, merguez comprises.
Bloc bas = La tactique pour ceux qui aiment les zéro à zéro.
- Le football loin des projecteurs.
@Running | Dénivelé, Foulée, Endurance, Sentiers | le mur; reprendre après la blessure; cent kilomètres; le dernier arrivé; les chaussures; les côtes
Voiture-balai = La course vue par ceux qui finissent après le ravitaillement.
Toujours la même boucle = Une coureuse, un parcours, une pensée.
- Courir, à toute allure ou presque.
# Technology
@- | Logiciels, Pannes, Données, Serveurs | un bogue vieux de neuf ans; la nuit de la panne; des mots de passe collés; effacer du code; le Minitel; un serveur au placard
Chez moi, ça marche = Des développeurs avouent le bogue qui a coûté une semaine et un caractère.
Le Serveur du placard = S'héberger soi-même, et en assumer les suites.
Astreinte = Ce qui se passe quand tout tombe à quatre heures.
Petits caractères = Nous lisons les conditions d'utilisation. Toutes.
Fer à souder = De l'électronique qui marche, le plus souvent.
- La technique sans prophéties.
# True Crime
@- | Indices, Alibis, Aveux, Dossiers | l'heure manquante; un manteau dans le canal; des aveux retirés; la seconde voix au téléphone; des traces de pneus; une erreur du laboratoire
L'Heure manquante = Une disparition, un trou dans l'horaire, huit épisodes.
Pièce à conviction = Ce qui fut égaré, et ce que cela changea.
Le Faussaire de la rue des Lilas = Des escrocs qui n'ont jamais quitté leur quartier.
Non-lieu = Un juge à la retraite rouvre ses carnets.
- Des affaires racontées d'après les dossiers, avec l'accord des familles.
# TV & Film
@Film Reviews | Cinéma, Matinées, Sous-titres, Ciné-clubs | une fresque de trois heures; l'horreur pour peureux; le remake; un muet avec orgue; le documentaire du mois; la fin expliquée
Places à moitié prix = Des critiques du premier rang, le mardi.
Deux billets, un avis = Elle a aimé. Il y viendra.
Version originale = Le cinéma du monde, avec quelqu'un qui parle la langue.
- Des films neufs et vieux, des avis fermes.
@TV Reviews | Séries, Feuilletons, Rediffusions, Génériques | le premier épisode; les enquêteurs sous la pluie; le mariage du feuilleton; la mire; la télé des enfants; la météo
Pilote automatique = Nous ne regardons que les premiers épisodes.
La Rediffusion = Une série oubliée, en entier, dans l'ordre.
- Que regarder, que laisser.
`;
