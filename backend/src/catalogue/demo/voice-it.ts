/** How Italian shows are named, described and hosted. The notation is explained in parse-words.ts. */
export const italianVoice = `
[given] Agnese, Bruno, Chiara, Dario, Elettra, Fulvio, Ginevra, Ilaria, Jacopo, Loredana, Milo, Nerina, Olmo, Palmira, Rocco, Serena, Tullio, Ughetta, Vanni, Zaira, Ludovica, Corrado
[family] Albertazzi, Bevilacqua, Cornacchia, Dall'Oglio, Fabbri, Gherardini, Lanfranchi, Mastropietro, Nocentini, Orsolini, Pellizzari, Quaranta, Ruggeri, Santacroce, Tagliaferri, Uberti, Venturoli, Zanetti
[place] Trieste, Matera, Ferrara, Cagliari, Bergamo, Lecce, Lugano, Pesaro
[network] Radio Cortile, Studio Ballatoio, Bassa Marea, Officina Voce, Tramontana Audio, La Rimessa, Filo di Scozia, Ponte Radio
[and] " e "
[thingTitles]
{T}
[titles]
{N} e {x}
{N} ad alta voce
{N} senza fretta
Radio {N}
{N} di quartiere
{N} con {given}
Quaderno: {w}
Soprattutto {w}
{N} del lunedì
Un po' di {w}
{given} e {given2}: {w}
Storie di {w}
{N} per curiosi
[hosted]
Con {H}.
Conduce {H}.
Al microfono: {H}.
[interview]
Una persona, un tema, nessuna domanda preparata.
Ogni puntata è una sola conversazione, appena montata.
[duo]
Due voci, pochi appunti, molti disaccordi.
Registrato in cucina, cane compreso.
[solo]
Una voce, un testo, senza fretta.
Niente ospiti e niente riempitivi; le fonti sono nelle note.
[serial]
Da ascoltare dall'inizio.
Una storia per stagione; cominciate dal primo capitolo.
[brief]
Dieci minuti al massimo.
Il tempo di arrivare alla fermata.
[lesson]
Si può cominciare da qualunque lezione.
Ogni lezione finisce con un esercizio.
[daily]
Dal lunedì al venerdì.
[weekly]
Una puntata nuova ogni settimana.
Tutti i giovedì.
[fortnightly]
Ogni due settimane.
[monthly]
Una puntata lunga al mese.
[irregular]
Quando è pronta.
[closing]
Lettere e correzioni sono benvenute.
Senza pubblicità, grazie a chi ascolta.
Registrato a {place}.
Una produzione {network}.
[recent]
Ultimi temi: {t}; {u}; {v}.
[saysTwo] Due, due
[saysDaily] giorni feriali, ogni sera, preghiera del mattino
[saysWeekly] settimana
[saysFortnight] due settimane
[saysSerial] otto puntate
[numbering]
{E}
{E}
#{n} {E}
Puntata {n}: {E}
{n}. {E}
[chapter]
Capitolo {n}: {E}
Parte {n}: {E}
[lessonNumber]
Lezione {n}: {E}
[talkTitle]
{T}
{T}
{T}, con {G}
{T}: un secondo sguardo
{G}: «Ho cambiato idea»
{T}, dall'inizio
Ospite: {G}
{T}. E poi, {u}
Di nuovo: {t}
Dal vivo a {place}: {t}
[talkSpecial]
Le vostre domande
La posta degli ascoltatori
Che cosa abbiamo imparato quest'anno
Una breve pausa
[taleTitle]
{T}
{T}
{T}, poi {u}
[briefTitle]
{D}: {t}
{T}; {u}
{T}
[lessonTitle]
{T}
{T}, passo dopo passo
Ripasso: {t}
[talkSummary]
Oggi: {t}. Con noi {G}. E per finire, {u}.
Tutto comincia da una lettera. Il tema: {t}. Il resto non era previsto.
{G} se ne intende. Parliamo di due cose: {t}; {u}.
Una discussione che non vince nessuno. Il pretesto: {t}.
Registrato a {place}. Al centro: {t}. Grazie a {G}.
{T}: che cosa credevamo, che cosa ci ha fatto cambiare idea, che cosa resta.
Prima una domanda dalla posta, poi il tema: {t}. Alla fine: {u}.
Una storia breve con deviazione. Tappe: {t}, {u}, {v}.
Tutti hanno un'opinione. Ecco la nostra, con le fonti. Tema: {t}.
L'abbiamo evitato a lungo. Eccoci: {t}.
Appunti, un rimpianto e un consiglio. Oggi: {t}; {u}.
L'avete chiesto voi: {t}. Eravamo nervosi. È andata bene.
[kidsSummary]
{T}, e alla fine tutto si aggiusta.
Stasera, prima di dormire: {t}. Con una canzone.
Chi aiuta chi? In questa storia: {t}. Dai quattro anni.
[taleSummary]
Nessuno ne parla, finché {given} non osa: {t}.
Serve una risposta prima dell'alba. Intanto: {t}.
{T}. Dopo, niente è come prima.
{given} mantiene una promessa. Nell'ombra, altro: {t}.
Qualcuno mente. Resta un indizio: {t}.
[briefSummary]
In apertura: {t}. Anche: {u}.
Che cosa è successo e che cosa cambia. Il nostro tema: {t}.
[lessonSummary]
Oggi: {t}. Alla fine saprete spiegarlo.
Un ripasso e poi: {t}. L'esercizio è nelle note.
`;
