/** Italian shows. The notation is explained in parse-words.ts. */
export const italian = `
# Arts
@Books | Romanzi, Versi, Margini, Biblioteche | l'ultima frase; i libri lasciati a metà; una traduttrice al lavoro; il primo manoscritto; la nota a piè di pagina; un editore di provincia
L'orecchia della pagina = Scrittrici che portano la copia consumata del libro che le ha fatte.
Scaffale alto = Due librai difendono quello che nessuno chiede.
Dalla fine = Leggiamo l'ultima frase di un romanzo e torniamo indietro.
Prestiti scaduti = Sulle tracce dei libri mai restituiti.
- Conversazioni su ciò che si legge davvero.
# Business
@Entrepreneurship | Botteghe, Fatture, Mestieri, Conti | il primo cliente; una chiusura vista da dentro; ereditare la bottega; alzare i prezzi; il socio sbagliato; crescere piano
Saracinesca = Bottegai raccontano il mese in cui stavano per chiudere.
Il registro di cassa = Una piccola impresa apre i conti, riga per riga.
Padri, figli e fatture = Chi ha ereditato l'azienda e chi non la lascia.
- Imprese senza epica.
# Comedy
@- | Sciocchezze, Pettegolezzi, Vicini, Scuse | il gruppo di famiglia; la riunione di condominio; regali sbagliati; un matrimonio sotto la pioggia; l'ascensore fermo; il cugino
Scala B, interno 3 = Due vicine, un muro sottile, molte opinioni.
Scusate il ritardo, avevo ragione = Ospiti che spiegano, a lungo, il vero motivo.
Mezzo panino = Notizie minime e rubriche che durano troppo.
Lo zio sa = Leggende di famiglia, verificate dalla famiglia.
- Dovevamo lavorare.
# Education
@Language Learning | Grammatica, Vocaboli, Accenti, Proverbi | il congiuntivo; falsi amici; dal medico; ordinare un caffè; i dialetti; verbi di moto
Italiano dal balcone = Conversazioni di cortile, prima lente, poi vere.
Che io sia = Il congiuntivo, una volta per tutte, ogni settimana.
Le parole della nonna = Espressioni in pericolo, salvate dai nipoti.
- Ascoltare, ripetere, capire.
# Fiction
@Drama | Nebbia, Sale, Silenzio, Inverno | la sedia vuota; una luce al molo; la seconda lettera; neve sui binari; quello che vide il traghettatore; bassa marea
Il traghetto non ferma = Un'isola vota, casa per casa, se sparire.
Camera 14 = Un portiere di notte annota ciò che sente dietro le porte.
La cava = Tre sorelle ereditano un lago finto e ciò che vi fu gettato.
Sette minuti di ritardo = Un matrimonio fra la Terra e Marte.
- Una storia in capitoli, da ascoltare al buio.
# Government
@- | Comuni, Bilanci, Sportelli, Scrutini | la rotonda; una licenza negata; il bilancio partecipato; la linea dell'autobus; una mozione; il catasto
Punto sette all'ordine del giorno = Andiamo in consiglio comunale perché ascoltiate solo ciò che cambia la vostra via.
Sportello quattro = Storie d'ufficio, dai due lati del vetro.
Gazzetta letta piano = Una legge per puntata, tradotta in italiano.
- La cosa pubblica all'altezza del marciapiede.
# Health & Fitness
@Mental Health | Calma, Ansia, Sonno, Lutto | le tre di notte; la prima seduta; panico in treno; dire di no; il lutto per un cane; uomini silenziosi
Le tre e un quarto = Per chi non dorme. A bassa voce, senza consigli.
Sala d'attesa = La prima terapia, raccontata.
Così così = Due amici, due diagnosi, settimane normali.
Corsia sei = Infermieri e portantini raccontano l'ospedale.
- Parlare di sé senza slogan.
# History
@- | Archivi, Cronache, Corporazioni, Galere | una carta falsa; il prezzo del sale; lettere dal fronte; il paese sotto il lago; un naufragio; il processo al maiale
Cocci = Un oggetto rotto e il giorno in cui cadde.
Le comparse = Vite di chi appare una volta sola nella storia, sullo sfondo.
Il campanile nel lago = Una diga, un paese e chi se lo ricorda.
Scatola di scarpe = Foto di soffitta e la ricerca di chi sorride.
Via del sale = Una merce seguita a piedi e in archivio.
- Il passato con le note.
# Kids & Family
@Stories for Kids | Luna, Draghi, Pozzanghere, Biscotti | la civetta paurosa; una barca di pane; il gigante più piccolo; il guanto perso; il giorno libero della luna; il bibliobus
La tana di cuscini = Una storia calma ogni sera, lunga uno sbadiglio.
Capitan Briciola = Un topo col cappello di carta naviga in cucina.
Muschio e Sassolino = Due amici sotto un ponte, con preoccupazioni diverse.
- Storie da ascoltare sdraiati.
# Leisure
@Home & Garden | Concime, Rose, Orto, Potature | la gelata tardiva; la siepe del vicino; un pomodoro testardo; lumache; il balcone a nord; il capanno
Gelata tardiva = Due ortolani contano che cosa ha passato la notte.
Balcone a nord = Piante, poca luce e molta fede.
Muro portante = Ristrutturazioni e la parete da non toccare.
Regole della casa = Liti da gioco da tavolo, giudicate senza pietà.
- Quello che cresce e quello che marcisce.
# Music
@Music Interviews | Studio, Tournée, Bis, Prove | la tournée in furgone; la canzone dopo; il turnista; il gruppo spalla; la paura del palco; un accordo di troppo
Primo provino = Artisti che fanno sentire la prima registrazione. Ci vuole coraggio.
Sala prove = I gruppi, prima che qualcuno li ascolti.
Lato B di provincia = Dischi minori e chi li suonò.
- Chiacchiere lunghe con chi vive di rumore.
# News
@Daily News | Titoli, Notizie, Rassegna, Prime pagine | i titoli del mattino; sciopero rientrato; mareggiata; scuole senza maestri; la siccità; lo spoglio al nord
Prima delle otto = Cinque notizie e il tempo, sette minuti, nei giorni feriali.
Il tempo di una moka = Le notizie, finché sale il caffè.
Dalla provincia = Dove il treno non ferma, la notizia continua.
Errata corrige = Torniamo sulle notizie andate diversamente.
- Breve, calmo, verificato.
# Religion & Spirituality
@Christianity | Salmi, Grazia, Parabole, Avvento | il fratello del prodigo; un salmo di lamento; l'Avvento al rifugio; perdonare piano; le campane; tempo ordinario
Ultimo banco = Omelie ascoltate dal fondo.
Pane e salmi = La preghiera del mattino in nove minuti.
Vesciche e santuari = Pellegrini alle prime armi.
- Fede e giorni comuni.
# Science
@Astronomy | Stelle, Comete, Telescopi, Eclissi | una stella che lampeggia; la cometa tornata; notte senza luna; lune con oceano; rumore nei dati; prima luce
Con la coda dell'occhio = Astrofili e ciò che vedono appena.
Prima luce = La notte in cui un telescopio apre l'occhio.
Mucca sferica = Fisici che semplificano la vita finché torna.
Piedi bagnati = Paludi, stagni e chi li difende.
- L'universo, una misura alla volta.
# Society & Culture
@Documentary | Margini, Testimoni, Quartieri, Congedi | un paese dopo la miniera; autobus notturni; l'ultimo calzolaio; un palazzone; oggetti smarriti; il mare d'inverno
Fine corsa = Prendiamo un autobus fino in fondo e chiediamo perché si vive lì.
Cessata attività = L'ultimo giorno di negozi, scuole e bar.
Oggetti smarriti = Quello che nessuno reclama.
Filosofia in salita = Una professoressa in pensione pensa camminando.
Fuori stagione = Le spiagge d'inverno e chi ci resta.
- Storie vere, raccontate piano.
# Sports
@Soccer | Derby, Calci d'angolo, Tribune, Contropiede | la rimessa lunga; una festa di retrocessione; la trasferta; la papera; il falso nove; il vivaio
Minuti di recupero = I gol tardivi e quello che fecero alle persone.
Terza categoria = Una stagione fra fango e panini.
Catenaccio = Tattica per chi ama lo zero a zero.
Gruppo in ritardo = Ciclismo visto da chi arriva ultimo.
- Il calcio lontano dai riflettori.
# Technology
@- | Codice, Server, Dati, Guasti | un errore di nove anni; la notte del guasto; password sui foglietti; cancellare codice; floppy; un server nell'armadio
Da me funziona = Programmatori confessano l'errore da una settimana e un carattere.
Il server nell'armadio = Fare da sé, con tutte le conseguenze.
Reperibilità = Che cosa succede quando tutto cade alle quattro.
Ho letto e accetto = Le condizioni d'uso. Tutte.
- Tecnica senza profezie.
# True Crime
@- | Indizi, Alibi, Verbali, Faldoni | l'ora mancante; un cappotto nel canale; confessione ritirata; la seconda telefonata; tracce di gomme; un errore del laboratorio
L'ora mancante = Una scomparsa, un buco nell'orario, otto puntate.
Faldone 14 = Un giudice in pensione rilegge.
Il falsario di via dei Tigli = Truffatori mai usciti dal quartiere.
- Casi raccontati dagli atti.
# TV & Film
@Film Reviews | Cinema, Sottotitoli, Platee, Pellicole | tre ore di epica; horror per fifoni; il rifacimento; un muto col pianoforte; il documentario del mese; il finale spiegato
Ridotto mercoledì = Critiche dalla prima fila.
Due biglietti, un parere = A lei è piaciuto. Lui ci arriverà.
Solo la prima puntata = Guardiamo soltanto gli inizi.
- Film nuovi, film vecchi, pareri fermi.
`;
