/** How French shows are named, described and hosted. The notation is explained in parse-words.ts. */
export const frenchVoice = `
[given] Adèle, Baptiste, Clémence, Driss, Élodie, Fabien, Garance, Hugo, Inès, Joachim, Khadija, Léonie, Mathurin, Noémie, Oscar, Perrine, Quentin, Rosalie, Samir, Théodore, Ursule, Violette, Wassim, Yaël, Zoé, Anselme
[family] Aubertin, Belhadj, Castanier, Delorme, Esnault, Fauvel, Garrigue, Hérault, Izard, Jolivet, Kermadec, Lachaise, Mabille, Nourry, Ollivier, Pradel, Quillien, Rochefort, Sauvageot, Tissandier, Vasseur, Wagner-Petit, Benchikh, Lemercier
[place] Nantes, Liège, Lausanne, Brest, Grenoble, Québec, Dakar, Amiens, Perpignan, Lorient
[network] Studio Bastingage, La Radio du Quai, Atelier Murmure, Basse Marée, Les Ondes Courtes, Hangar 7, Papier Carbone, Le Fil Rouge Audio, Vent d'Est, La Fabrique à Voix
[and] " et "
[thingTitles]
{T}
[titles]
{N} et {x}
{N} à voix haute
{N} entre amis
Radio {N}
{N} sans filtre
{N}, mode d'emploi
Carnet : {w}
{N} avec {given}
{N} du dimanche
{N} à la bonne heure
Parlons : {w}
{N} au comptoir
{N} et autres manies
Mot-clé : {w}
{given} et {given2} : {w}
Surtout {w}
{N} sans se presser
[hosted]
Présenté par {H}.
Avec {H}.
Au micro : {H}.
Une émission de {H}.
[interview]
Une personne, un sujet, aucune question préparée.
Chaque épisode est une seule conversation, à peine montée.
L'invité choisit le lieu, nous apportons les micros.
[duo]
Deux voix, peu de notes, beaucoup de désaccords.
Enregistré dans une cuisine, chien compris.
De vieux amis, de nouvelles disputes.
[solo]
Une voix, un texte, du temps.
Ni invités ni bavardage ; les sources sont dans les notes.
[serial]
À écouter depuis le début.
Une histoire par saison ; commencez par le premier chapitre.
[brief]
Dix minutes au plus.
Le temps d'aller au métro.
[lesson]
On peut commencer n'importe où.
Chaque leçon finit par un petit exercice.
[daily]
Du lundi au vendredi.
[weekly]
Un nouvel épisode chaque semaine.
Tous les jeudis.
[fortnightly]
Tous les quinze jours.
[monthly]
Un long épisode par mois.
[irregular]
Quand l'épisode est prêt.
[closing]
Le courrier et les corrections sont bienvenus.
Sans publicité, grâce aux auditeurs.
Enregistré à {place}.
Une production {network}.
Parlez-en à quelqu'un.
[recent]
Derniers sujets : {t} ; {u} ; {v}.
[saysTwo] Deux, deux
[saysDaily] chaque jour, chaque soir, prière du matin
[saysWeekly] chaque semaine, de la semaine
[saysFortnight] quinze jours
[saysSerial] huit épisodes
[numbering]
{E}
{E}
#{n} {E}
Épisode {n} : {E}
{n}. {E}
[chapter]
Chapitre {n} : {E}
Partie {n} : {E}
[lessonNumber]
Leçon {n} : {E}
[talkTitle]
{T}
{T}
{T}, avec {G}
{T} : second regard
{G} : « J'ai changé d'avis »
{T}, depuis le début
L'invitée surprise : {G}
{T}. Et aussi {u}
Encore une fois : {t}
En public à {place} : {t}
[talkSpecial]
Vos questions, nos réponses
Le courrier des auditeurs
Ce que cette année nous a appris
Petite pause
[taleTitle]
{T}
{T}
{T}, puis {u}
[briefTitle]
{D} : {t}
{T} ; {u}
{T}
[lessonTitle]
{T}
{T}, pas à pas
Révision : {t}
[talkSummary]
Au programme : {t}. En face de nous, {G}. Et pour finir, {u}.
Tout part d'une lettre. Le sujet : {t}. La suite nous a surpris.
{G} connaît bien la question. On parle de deux choses : {t}, {u}.
Une dispute que personne ne gagne. Le prétexte : {t}.
Enregistré à {place}. Au centre : {t}. Merci à {G}.
{T} : ce qu'on croyait, ce qui nous a fait changer d'avis, ce qu'il en reste.
D'abord une question du courrier, puis un sujet : {t}. Pour finir : {u}.
Une petite histoire avec détour. Étapes : {t}, {u}, {v}.
Tout le monde a un avis. Voici le nôtre, avec les sources. Sujet : {t}.
Longtemps évité. Nous y voilà : {t}.
Des notes, un regret, une recommandation. Au menu : {t} ; {u}.
Vous l'aviez demandé : {t}. Nous avions le trac. Tout s'est bien passé.
[kidsSummary]
{T}, et tout finit bien.
Ce soir, avant de dormir : {t}. Avec une chanson.
Qui va aider qui ? Dans cette histoire : {t}. Dès quatre ans.
[taleSummary]
Personne n'en parle, jusqu'à ce que {given} ose : {t}.
Il faut une réponse avant l'aube. D'abord, ceci : {t}.
{T}. Après, rien ne sera pareil.
{given} tient parole. Dans l'ombre, autre chose : {t}.
Quelqu'un ment. Il reste un indice : {t}.
[briefSummary]
À la une : {t}. Également : {u}.
Ce qui s'est passé, ce que cela change. Notre sujet : {t}.
[lessonSummary]
Aujourd'hui : {t}. À la fin, vous saurez l'expliquer.
Un rappel, puis {t}. L'exercice est dans les notes.
`;
