/** German shows. The notation is explained in parse-words.ts. */
export const german = `
# Arts
@Books | Lyrik, Romane, Eselsohren, Prosa | der letzte Satz; ungelesene Bücher; Übersetzerinnen im Gespräch; das Vorwort, das keiner liest; ein Verlag mit drei Leuten; Gedichte im Bus
Eselsohr = Zwei Buchhändlerinnen lesen, was ihnen die Kundschaft hartnäckig empfiehlt.
Letzter Satz = Wir beginnen beim Ende eines Romans und fragen, wie es dazu kommen konnte.
Der ungelesene Stapel = Alle zwei Wochen wird endlich eines der Bücher gelesen, die seit Jahren vorwurfsvoll im Regal stehen.
- Gespräche über Bücher, die man tatsächlich gelesen hat.
@Food | Brot, Käse, Sauerteig, Suppen | Kartoffelsalat, Nord gegen Süd; die Küche nach Feierabend; Brot ohne Eile; Rezepte ohne Mengenangaben; Pilze im Oktober; Kantinenessen
Sauerteig und Sorgen = Ein Bäcker und eine Ärztin kneten, warten und reden.
Resteessen = Was noch im Kühlschrank liegt, wird heute Abend ein Gericht. Versprochen.
Pass auf, heiß! = Köchinnen und Köche erzählen vom schlimmsten Abend ihres Berufslebens.
- Kochen, essen, streiten: ein Küchengespräch mit offenem Fenster.
# Business
@Entrepreneurship | Gründung, Mittelstand, Margen, Handwerk | der erste Auftrag; Nachfolge im Familienbetrieb; eine Insolvenz von innen; Preise erhöhen; der falsche Partner; Wachstum ohne Investoren
Kassensturz am Freitag = Kleine Firmen öffnen die Bücher und sagen, was übrig bleibt.
Zweite Generation = Töchter und Söhne, die den Betrieb übernommen haben, und Eltern, die nicht loslassen.
Weltmarktführer in Hintertupfing = Unbekannte Firmen vom Land, deren Teile in jedem Haushalt stecken.
- Unternehmertum ohne Heldensagen.
@Careers | Feierabend, Bewerbungen, Homeoffice, Gehalt | das Gehaltsgespräch; Kündigen mit Anstand; Teilzeit in Führung; der Quereinstieg; Zeugnissprache; Montagmorgen
Stets bemüht = Eine Personalerin übersetzt Arbeitszeugnisse und andere höfliche Gemeinheiten.
Probezeit = Menschen in der ersten Woche eines neuen Berufs.
Feierabendbier = Kolleginnen und Kollegen reden über Arbeit, sobald niemand mehr zuhört.
- Wie Arbeit wirklich ist, erzählt von denen, die sie machen.
# Comedy
@- | Unsinn, Quatsch, Peinlichkeiten, Nachbarschaft | die Hausordnung; Fremdscham im Aufzug; schlechte Geschenke; Urlaub mit den Schwiegereltern; Durchsagen der Bahn; Grillen bei Regen
Treppenhausgespräche = Zwei Nachbarn, ein Briefkasten, sehr viele Meinungen.
Schienenersatzverkehr = Lustige Geschichten für alle, die gerade nicht weiterkommen.
Kein Pfand = Zwei Freundinnen verwerten, was andere wegwerfen: Ideen, Witze, Ausreden.
Gräten im Hals = Peinliche Erlebnisse, vorgelesen von Leuten, denen sie nicht passiert sind.
- Lautes Nachdenken mit Gelächter.
@Improv | Improvisation, Blödsinn, Stegreif, Chaos | eine Sitzung im Himmel; das kleinste Museum; Piraten beim Amt; ein Musical über Steuern; die Kreisklasse; Geister zur Miete
Erfunden in Bielefeld = Eine ganze Stadt, jede Woche neu aus dem Stegreif.
Zuruf aus Reihe drei = Ein Wort aus dem Publikum, dreißig Minuten Folgen.
- Alles erfunden, nichts geprobt.
# Education
@How To | Reparieren, Ordnung, Steuern, Rhetorik | die Steuererklärung; ein tropfender Hahn; Reden auf Hochzeiten; Fahrrad flicken; Umzug ohne Tränen; Gebrauchtwagenkauf
Links ist lose = Reparaturen im Haushalt, so ruhig erklärt, dass nichts mehr passieren kann.
Anlage N = Steuern verstehen, eine Zeile pro Folge.
Zeig mal her = Erwachsene lernen, was angeblich jeder kann.
- Anleitungen für das echte Leben.
@Language Learning | Grammatik, Vokabeln, Redewendungen, Aussprache | der Konjunktiv; trennbare Verben; beim Arzt; Behördendeutsch; Wetter und andere Themen; Witze verstehen
Deutsch im Vorbeigehen = Kurze Gespräche von der Straße, erst langsam, dann in echtem Tempo.
Der, die, was? = Artikel, Fälle und andere Zumutungen, freundlich erklärt.
Wort der Woche, zerlegt = Ein langes deutsches Wort pro Folge, in Einzelteilen.
- Hören, nachsprechen, verstehen.
# Fiction
@Drama | Nebel, Schnee, Heimkehr, Schweigen | der leere Stuhl; Licht im Bootshaus; der zweite Brief; Schnee auf den Gleisen; die Gästeliste; was der Fährmann sah
Die Fähre nach Nord = Ein Hörspiel über eine Insel, die über ihr eigenes Ende abstimmt.
Zimmer 14 = Ein Nachtportier protokolliert, was er durch Türen hört.
Moorleuchten = Drei Schwestern, ein geerbtes Torfwerk und ein Tagebuch, das nicht aufhört.
- Ein Hörspiel in Kapiteln, mit vollem Ensemble.
@Science Fiction | Umlaufbahn, Rost, Stille, Funkverkehr | erstes Signal; geliehener Sauerstoff; die neunte Schleuse; Sonnenaufgang außer Plan; Protokoll null; die Schläferin
Sieben Minuten Verzögerung = Eine Ehe zwischen Erde und Mars, mit Funkloch.
Archiv des Regens = In einer Stadt ohne Himmel hütet eine Angestellte die letzten Aufnahmen von Wetter.
Grauwasser = Die Klempner einer Raumstation retten alle, dauernd und ohne Dank.
- Kleine Besatzung, große Entfernung.
# Government
@- | Verwaltung, Kommunalpolitik, Haushalte, Verkehrsplanung | die Radwegdebatte; Formular A 38 und seine Kinder; ein Bürgerentscheid; Bauen im Außenbereich; die Katasterkarte; der Nachtragshaushalt
Tagesordnungspunkt sieben = Wir sitzen in der Ratssitzung, damit Sie nur den spannenden Teil hören.
Amtsdeutsch = Eine Juristin und ein Postbote übersetzen Bescheide.
Wartemarke 212 = Geschichten aus dem Bürgeramt, von beiden Seiten des Schalters.
Baulast = Warum hier gebaut wird und dort nicht.
- Politik, wo sie den Gehweg berührt.
# Health & Fitness
@Mental Health | Ruhe, Angst, Schlaf, Achtsamkeit | wach um drei; die erste Therapiestunde; Trauer nach einem Haustier; Panik im Supermarkt; Nein sagen; stille Männer
Wach um drei = Für alle, die gerade nicht schlafen können. Leise, langsam, ohne Ratschläge.
Der Stuhl im Wartezimmer = Menschen erzählen von ihrer ersten Therapiestunde.
Kopf hoch ist kein Rat = Zwei Freunde mit zwei Diagnosen reden über normale Wochen.
- Über Seelenleben, ohne Sprüche.
@Fitness | Kraft, Ausdauer, Beweglichkeit, Rücken | der erste Klimmzug; Training mit fünfzig; Rückenschmerzen; Schlaf und Muskeln; Pausen; Sport im Winter
Spät angefangen = Früher als Letzte gewählt, heute trotzdem fit.
Muskelkater = Eine Physiotherapeutin und ein Gewichtheber beantworten Ihre Wehwehchen.
- Bewegung für Menschen mit wenig Zeit.
@Medicine | Diagnosen, Pflege, Notaufnahme, Chirurgie | eine seltene Diagnose; Nachtdienst; der Beipackzettel; Pflege unter Druck; Narkose; die Sprache der Ärzte
Visite um sechs = Pflegekräfte erzählen, wie ein Krankenhaus wirklich funktioniert.
Zu Risiken und Nebenwirkungen = Die Geschichte von Medikamenten, auch von den peinlichen.
- Medizin, erklärt von Leuten, die zugeben, was sie nicht wissen.
# History
@- | Archive, Zünfte, Kanäle, Chroniken | eine gefälschte Urkunde; der Salzpreis; Briefe von der Front; das verschwundene Dorf; der Eisenbahnbau; ein Ketzerprozess
Scherben = Ein zerbrochener Gegenstand und der Tag, an dem er fiel.
Die Nebenfiguren = Lebensläufe von Menschen, die in der Geschichte nur einmal auftauchen, hinten links.
Kontorbuch = Handel, Schulden und Hering: die Hanse aus ihren Rechnungen.
Zonenrandgebiet = Ein Landstrich, zwei Staaten, viele Umwege.
Schuhkartonarchiv = Hörer schicken Fotos vom Dachboden. Wir finden heraus, wer darauf ist.
Falsch datiert = Zwei Historiker, ein Irrtum pro Folge.
- Vergangenheit mit Fußnoten.
# Kids & Family
@Stories for Kids | Mondschein, Drachen, Pfützen, Pudding | die ängstliche Eule; ein Boot aus Toast; der kleinste Riese; der verlorene Handschuh; Besuch vom Mond; der Bücherbus
Die Kissenburg = Jeden Abend eine ruhige Geschichte, so lang wie ein Gähnen.
Kapitän Krümel = Eine Maus mit Papierhut segelt über den Küchenboden.
Moos und Kiesel = Zwei Freunde wohnen unter einer Brücke und sorgen sich um ganz verschiedene Dinge.
- Geschichten zum Liegenbleiben.
@Parenting | Elternzeit, Trotz, Schlaf, Pubertät | Eingewöhnung; Bildschirmzeit; die geschlossene Tür; Zwillinge; wählerische Esser; Elternabend
Beim Einschlafen geflüstert = Zwei Eltern, die sich nicht bewegen dürfen.
Elternabend = Der Podcast, der länger dauert als geplant.
Dorf gesucht = Alleinerziehende tauschen Tricks.
- Für müde Menschen, die kleine Menschen mögen.
# Leisure
@Home & Garden | Kompost, Rosen, Gemüse, Kleingarten | Spätfrost; die Hecke der Nachbarn; Tomaten, die nicht reif werden; Schnecken; ein Beet im Norden; das Vereinsheim
Spätfrost = Zwei Kleingärtner vergleichen, was die Nacht überlebt hat.
Parzelle 48 = Ein Schrebergarten, vier Jahreszeiten und die Satzung.
Tragende Wand = Altbaubesitzer über die Mauer, die sie besser nicht angefasst hätten.
- Was wächst, was fault und was am Wochenende zu tun ist.
@Hobbies | Modellbahn, Angeln, Vögel, Briefmarken, Brettspiele | der Vogel, der keiner war; Nebenstrecken; Pilze bestimmen; eine Sammlung ohne Ende; Funkamateure; Flohmarktfunde
Spur N = Modellbahner über Landschaften, die in ein Schlafzimmer passen müssen.
Im Ansitz = Vogelbeobachtung im Flüsterton.
Regelwerk = Brettspielstreit, gerecht entschieden.
- Für Leute, die über eine Sache sehr viel wissen.
# Music
@Music Interviews | Tonstudio, Proberaum, Tournee, Zugaben | unterwegs im Bus; das Lied nach dem Verlust; Studiomusiker; die Vorband; Lampenfieber; ein Akkord zu viel
Proberaum = Bands, bevor sie jemand hört.
Zugabe = Musikerinnen wählen das letzte Lied, das sie je spielen würden.
Die erste Aufnahme = Gäste spielen uns ihr peinlichstes Demoband vor.
- Lange Gespräche mit Leuten, die vom Lärm leben.
@Music History | Orgeln, Schlager, Jazz, Kantaten | Orgelbauer; ein verbotener Walzer; die Plattenfirma im Keller; Volkslieder; eine Uraufführung mit Prügelei; Blaskapellen
Rille = Musikgeschichte auf Schellack, mit Knistern.
Pfeifen im Walde = Orgeln, ihre Erbauer und ihre Mäuse.
- Woher die Musik kommt.
# News
@Daily News | Nachrichten, Morgenlage, Schlagzeilen, Überblick | die Lage am Morgen; Streik abgewendet; Sturm an der Küste; Wahl im Norden; Schulen ohne Lehrer; Hitze in der Stadt
Vor acht = Fünf Meldungen und das Wetter, sieben Minuten, werktags.
Kaffeelänge = Nachrichten, so lang wie eine Tasse.
Lokalteil = Meldungen von dort, wo die Züge nicht mehr halten.
- Kurz, ruhig, belegt.
@Politics | Koalitionen, Mehrheiten, Debatten, Wahlkreise | Koalitionsrechnung; der Hinterbänkler; Umfragen erklärt; eine lange Nacht im Ausschuss; das Direktmandat; der Vermittlungsausschuss
Hinterbank = Abgeordnete, von denen Sie nie gehört haben, über Arbeit, die man nie sieht.
Fünf Prozent = Kleine Parteien, große Vorhaben.
Slow Politik = Die Debatte vom letzten Monat, jetzt abgekühlt.
- Politik verstehen und danach an die frische Luft.
# Religion & Spirituality
@Christianity | Psalmen, Gnade, Advent, Zweifel | der Bruder des verlorenen Sohns; ein Klagepsalm; Advent in der Notunterkunft; Vergeben; Kirchenasyl; Glocken
Bank 23 = Predigten, von ganz hinten gehört.
Brot und Psalmen = Ein Morgengebet in neun Minuten.
Zweifel im Talar = Pfarrerinnen über die Predigt, vor der sie Angst hatten.
- Glaube und Alltag.
@Spirituality | Stille, Staunen, Pilgern, Rituale | Schweigen lernen; Rituale am Ende; ein Weg ohne Ziel; Träume; Dankbarkeit ohne Zucker; Labyrinthe
Stille Stunde = Fünfzig Minuten Gespräch, zehn Minuten Stille.
Pilgern für Anfänger = Blasen an den Füßen, Fragen im Kopf.
- Für Suchende, die Suchenden misstrauen.
# Science
@Physics | Entropie, Quanten, Licht, Messfehler | Zeitpfeil; kalte Atome; der Unfall mit dem Laser; Teilchen unter dem Berg; Fallen; ein Kilogramm
Kugelförmige Kuh = Physiker vereinfachen den Alltag, bis er aufgeht.
Messfehler = Experimente, die etwas ganz anderes gefunden haben.
Restrauschen = Was im Signal übrig bleibt.
- Naturgesetze, laut gedacht.
@Nature | Moore, Wälder, Insekten, Vögel | Moore; der Biber am Bach; Stadtfüchse; sterbende Eschen; Wildbienen; Nachtigallen in Berlin
Nasse Füße = Moore und Menschen, die sie retten.
Ein Kilometer Wald = Ein Naturführer geht jede Woche denselben Weg.
Nachtohren = Natur nach Einbruch der Dunkelheit, in Stereo.
- Draußen mit Mikrofon.
# Society & Culture
@Documentary | Randlagen, Heimat, Zeugen, Abschied | eine Stadt nach der Zeche; Nachtbusse; der letzte Schuster; ein Plattenbau; das Fundbüro; Winter an der See
Endstation = Wir fahren eine Buslinie bis zum Ende und fragen, warum man dort wohnt.
Letzte Schicht = Der letzte Tag von Läden, Schulen und Kneipen.
Fundbüro = Dinge, die niemand abholt, und die Suche nach ihren Besitzern.
- Wahre Geschichten, langsam erzählt.
@Philosophy | Stoa, Ethik, Zweifel, Muße | Langeweile; ein guter Tod; Lügen aus Freundlichkeit; Glück und Zufall; was wir Fremden schulden; fremde Köpfe
Spaziergang mit Kant = Eine pensionierte Lehrerin denkt beim Gehen.
Vielleicht also doch = Zweifel als Lebensform.
Mittagstisch Philosophie = Große Fragen, kleine Portionen.
- Alte Fragen für Leute mit neuen.
# Sports
@Soccer | Abseits, Kreisliga, Standards, Pressing | der lange Einwurf; Abstiegsfeier; Kreisliga B; die falsche Neun; Auswärtsfahrt; Torwartfehler
Nachspielzeit = Späte Tore und was sie mit Menschen gemacht haben.
Kreisklasse C = Die Saison eines Dorfvereins, samt Bratwurst.
Tiefer Block = Taktik für Leute, die ein Nullnull mögen.
Auswärtsblock = Mit einem kleinen Verein durch kleine Stadien.
- Fußball jenseits der ersten Liga.
@Running | Laufen, Tempo, Höhenmeter, Ausdauer | der Mann mit dem Hammer; Laufen nach der Pause; hundert Kilometer; Letzter im Ziel; Schuhe; Hügel
Immer dieselbe Runde = Eine Läuferin, ein Weg, ein Gedanke.
Besenwagen = Rennen, erzählt von denen, die nach dem Abbau ankommen.
- Laufen in jedem Tempo.
# Technology
@- | Software, Altlasten, Datenschutz, Rechenzentren | ein Fehler, neun Jahre alt; die Nacht des Ausfalls; Passwörter auf Zetteln; Code löschen; Lochkarten; ein Server im Schrank
Läuft bei mir = Entwickler gestehen den Fehler, der eine Woche und ein Zeichen gekostet hat.
Schrankserver = Selbst betreiben statt mieten, mit allen Folgen.
Ausfall um vier = Was passiert, wenn nachts alles steht.
Lötdampf = Elektronikbasteln, meist erfolgreich.
Kleingedruckt = Wir lesen die Nutzungsbedingungen. Alle.
Leerzeichen = Programmieren, Typografie und die Lücke dazwischen.
- Technik ohne Prophezeiungen.
# True Crime
@- | Indizien, Alibi, Akten, Spuren | die verschwundene Stunde; ein Mantel im Kanal; das Geständnis; die zweite Anruferin; Reifenspuren; ein Fehler im Labor
Aktenzeichen unbekannt = Ungeklärte Fälle aus kleinen Gerichten, nach Aktenlage.
Die fehlende Stunde = Ein Verschwinden, eine Lücke im Fahrplan, acht Folgen.
Beweismittelraum = Was verloren ging und wen es freisprach.
Hochstapler und Söhne = Betrüger, die nie aus ihrer Straße herauskamen.
Zwölf Kilometer Akten = Ein pensionierter Richter liest noch einmal nach.
- Kriminalfälle, sorgfältig und ohne Grusel.
# TV & Film
@Film Reviews | Kino, Untertitel, Matinee, Drehbücher | drei Stunden Epos; Horror für Feiglinge; die Neuverfilmung; Stummfilm mit Orgel; der Dokumentarfilm des Monats; das Ende erklärt
Billige Plätze = Kritiken aus der ersten Reihe am Kinotag.
Originalton = Weltkino mit jemandem, der die Sprache spricht.
Zwei Karten, eine Meinung = Sie mochte ihn. Er kommt noch darauf.
- Neue Filme, alte Filme, feste Ansichten.
@TV Reviews | Serien, Vorabend, Wiederholungen, Krimis | die erste Folge; Ermittler im Regen; der Vorabend; Testbild; Kinderfernsehen; eine Hochzeit in Serie
Nur die erste Folge = Wir sehen ausschließlich Pilotfolgen.
Sendeschluss = Fernsehen, als es noch ein Ende hatte.
- Was läuft und was man lassen kann.
`;
