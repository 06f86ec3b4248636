/** How German shows are named, described and hosted. The notation is explained in parse-words.ts. */
export const germanVoice = `
[given] Annika, Bastian, Carla, Dennis, Elif, Friederike, Gesa, Henning, Ida, Jannis, Katrin, Lennart, Mareike, Nils, Oksana, Piet, Rieke, Sönke, Tabea, Ulrich, Vera, Wiebke, Yasemin, Till, Hannes, Grete
[family] Achterberg, Brüggemann, Clausnitzer, Dornseif, Eilers, Fehrenbach, Grabowski, Hinrichs, Immelmann, Jürgens, Kaltenbach, Lüders, Mehrtens, Niehaus, Oberländer, Petersen, Quandt, Reuter, Seiffert, Thielemann, Uhlig, Vosskuhl, Wendland, Yıldız, Zumbroich
[place] Leipzig, Bochum, Kiel, Graz, Basel, Kassel, Passau, Rostock, Bregenz, Görlitz
[network] Radio Ostwind, Studio Hafenkante, Nordlicht Audio, Hinterhof Produktion, Kachelofen Medien, Die Tonspur, Spätschicht Audio, Alte Molkerei, Zwischendeck, Funkhaus Süd
[and] " und "
[thingTitles]
{T}
[titles]
{N} und {M}
{N} am Küchentisch
{N} nach Feierabend
Radio {N}
Sprechstunde {N}
Notizbuch {N}
{N} mit {given}
Thema {N}
{N} auf die Ohren
{N} ganz einfach
Vor allem {N}
{N} ohne Eile
Der {place}er Salon: {N}
Kleine Schule: {N}
{N} kompakt
Mehr {N} wagen
Stichwort {N}
{given} und {given2} über {N}
[hosted]
Mit {H}.
Moderation: {H}.
Am Mikrofon: {H}.
[interview]
Ein Gast, ein Thema, kein Vorgespräch.
Jede Folge ist ein einziges langes Gespräch.
Die Gäste suchen den Ort aus, wir bringen die Mikrofone mit.
[duo]
Zwei Stimmen, wenig Vorbereitung, viel Widerspruch.
Aufgenommen am Küchentisch, der Hund ist dabei.
Alte Freundschaft, neue Streitpunkte.
[solo]
Eine Stimme, sorgfältig geschrieben.
Keine Gäste, kein Geplänkel, Quellen in den Notizen.
[serial]
Bitte von vorn hören.
Eine Geschichte in Staffeln; beginnen Sie mit Kapitel eins.
[brief]
Höchstens zehn Minuten.
Kurz genug für den Weg zur Bahn.
[lesson]
Einstieg jederzeit möglich.
Am Ende jeder Folge steht eine kleine Übung.
[daily]
Jeden Werktag neu.
[weekly]
Jede Woche eine neue Folge.
Immer donnerstags.
[fortnightly]
Alle zwei Wochen.
[monthly]
Einmal im Monat, dafür ausführlich.
[irregular]
Neue Folgen, wenn sie fertig sind.
[closing]
Post und Korrekturen sind willkommen.
Werbefrei, von Hörerinnen und Hörern getragen.
Aufgenommen in {place}.
Eine Produktion von {network}.
Sagen Sie es einer Freundin weiter.
[recent]
Zuletzt: {t}; {u}; {v}.
[saysTwo] Zwei, zwei
[saysDaily] werktags, Jeden Abend, Morgengebet
[saysWeekly] jede Woche, Woche
[saysFortnight] Alle zwei Wochen
[saysSerial] acht Folgen, Hörspiel
[numbering]
{E}
{E}
#{n} {E}
Folge {n}: {E}
{n} – {E}
[chapter]
Kapitel {n}: {E}
Teil {n}: {E}
[lessonNumber]
Lektion {n}: {E}
[talkTitle]
{T}
{T}
{T} – mit {G}
{T}: ein zweiter Blick
{G}: „Ich habe meine Meinung geändert“
Stichwort: {t}
{T}, von Anfang an
Zu Gast: {G}
{T}. Und: {u}
Noch einmal: {t}
Live aus {place}: {t}
[talkSpecial]
Ihre Fragen, unsere Antworten
Hörerpost
Was wir dieses Jahr gelernt haben
Kurze Pause
[taleTitle]
{T}
{T}
{T} und {u}
[briefTitle]
{D}: {T}
{T}; {u}
{T}
[lessonTitle]
{T}
{T}, Schritt für Schritt
Wiederholung: {t}
[talkSummary]
Thema heute: {t}. Zu Gast ist {G}. Außerdem: {u}.
Es beginnt mit einer Hörerfrage. Das Stichwort lautet: {t}. Dann geht es um etwas ganz anderes.
{G} kennt sich aus. Es geht um zweierlei: {t}; {u}.
Ein Streit, den niemand gewinnt. Anlass: {t}.
Aufgenommen in {place}. Im Mittelpunkt: {t}. Mit Dank an {G}.
{T}: was wir glaubten, was uns umgestimmt hat, was bleibt.
Erst geht es um eine Frage aus der Post, dann um ein Thema: {t}. Zum Schluss: {u}.
Eine kleine Geschichte mit Umweg. Stationen: {t}; {u}; {v}.
Alle haben eine Meinung dazu. Unsere, mit Quellen: {t}.
Lange haben wir uns gedrückt. Jetzt ist es so weit: {t}.
Notizen, Reue und eine klare Empfehlung. Stichworte: {t}; {u}.
Sie haben es sich gewünscht: {t}. Wir waren nervös. Es ging gut.
[kidsSummary]
{T} – und am Ende wird alles gut.
Heute vor dem Einschlafen: {t}. Dazu ein Lied.
Wer hilft wem? In dieser Geschichte: {t}. Ab vier Jahren.
[taleSummary]
Niemand spricht darüber, bis {given} es tut: {t}.
Vor dem Morgen muss eine Antwort her. Zuerst: {t}.
{T}. Danach ist nichts mehr wie zuvor.
{given} hält ein Versprechen. Im Dunkeln wartet etwas: {t}.
Jemand sagt nicht die Wahrheit. Eine Spur bleibt: {t}.
[briefSummary]
Ganz oben heute: {t}. Außerdem: {u}.
Was geschah, was es heißt, was folgt. Unser Thema: {t}.
[lessonSummary]
Heute lernen wir: {t}. Am Ende können Sie es weitererzählen.
Kurze Wiederholung, dann: {t}. Die Übung steht in den Notizen.
`;
