/** How Spanish shows are named, described and hosted. The notation is explained in parse-words.ts. */
export const spanishVoice = `
[given] Abril, Bruno, Candela, Darío, Elvira, Fermín, Guadalupe, Hernán, Itziar, Jimena, Lautaro, Macarena, Nicanor, Olalla, Paloma, Ramiro, Selena, Tadeo, Úrsula, Valentín, Ximena, Yolanda, Zulema, Anselmo, Belén, Ciro
[family] Arizmendi, Baquero, Cifuentes, Dorrego, Echeverri, Fajardo, Galindo, Huerta, Irigoyen, Jaramillo, Larrañaga, Montalvo, Noriega, Olmedo, Palacín, Quiroga, Retana, Saldívar, Tejedor, Urrutia, Villalobos, Yáñez, Zamorano, Belmonte
[place] Valparaíso, Oaxaca, Gijón, Rosario, Cuenca, Medellín, Bilbao, Arequipa, Murcia, Montevideo
[network] Radio Zaguán, Estudio Azotea, Marea Baja, Tinta y Cable, La Cochera, Altavoz Sur, Patio Interior, Onda Corta, Casa de Ruidos, Lumbre Audio, Telar Sonoro
[and] " y "
[thingTitles]
{T}
[titles]
{N} y {x}
{N} en voz alta
{N} sin prisa
Radio {N}
Cuaderno de {w}
{N} con {given}
Hablemos de {w}
{N} de barrio
{N} a media tarde
Más {w}, menos {x}
Café y {w}
{given} y {given2}: {w}
Historias de {w}
{N} de andar por casa
Un rato de {w}
{N} para curiosos
Entre {w} y {x}
[hosted]
Con {H}.
Presenta: {H}.
Al micrófono, {H}.
Un programa de {H}.
[interview]
Una persona, un tema, ninguna pregunta preparada.
Cada episodio es una sola conversación, apenas editada.
El invitado elige el lugar y nosotros llevamos los micrófonos.
[duo]
Dos voces, pocas notas, muchos desacuerdos.
Grabado en una cocina, perro incluido.
Amigos viejos, discusiones nuevas.
[solo]
Una voz, un guion, sin prisa.
Sin invitados ni relleno; las fuentes, en las notas.
[serial]
Mejor desde el principio.
Una historia por temporada; empiece por el primer capítulo.
[brief]
Diez minutos como mucho.
Lo que dura el camino al metro.
[lesson]
Se puede empezar por cualquier lección.
Cada lección termina con un ejercicio.
[daily]
De lunes a viernes.
[weekly]
Episodio nuevo cada semana.
Todos los jueves.
[fortnightly]
Cada dos semanas.
[monthly]
Un episodio largo al mes.
[irregular]
Cuando el episodio está listo.
[closing]
Se agradecen cartas y correcciones.
Sin anuncios, gracias a los oyentes.
Grabado en {place}.
Una producción de {network}.
Cuénteselo a alguien.
[recent]
Últimos temas: {t}; {u}; {v}.
[saysTwo] Dos, dos
[saysDaily] de lunes a viernes, cada noche, oración de la mañana
[saysWeekly] cada semana, de esta semana
[saysFortnight] Cada quince días
[saysSerial] ocho episodios
[numbering]
{E}
{E}
#{n} {E}
Episodio {n}: {E}
{n}. {E}
T{s}E{e} {E}
[chapter]
Capítulo {n}: {E}
Parte {n}: {E}
[lessonNumber]
Lección {n}: {E}
[talkTitle]
{T}
{T}
{T}, con {G}
{T}: segunda mirada
{G}: «He cambiado de opinión»
{T}, desde el principio
Hoy viene {G}
{T}. Y además, {u}
Otra vez: {t}
En directo desde {place}: {t}
[talkSpecial]
Preguntas y respuestas
El buzón de los oyentes
Lo que aprendimos este año
Una pausa corta
[taleTitle]
{T}
{T}
{T} y después {u}
[briefTitle]
{D}: {t}
{T}; {u}
{T}
[lessonTitle]
{T}
{T}, paso a paso
Repaso: {t}
[talkSummary]
Hoy: {t}. Nos acompaña {G}. Y para terminar, {u}.
Todo empieza con la carta de una oyente. El tema: {t}. Lo demás no estaba previsto.
{G} sabe de esto. Hablamos de dos cosas: {t}; {u}.
Una discusión que nadie gana. El motivo: {t}.
Grabado en {place}. En el centro: {t}. Gracias a {G}.
{T}: lo que creíamos, lo que nos hizo dudar y lo que queda.
Primero, una pregunta del buzón; después, el tema: {t}. Al final: {u}.
Una historia breve con rodeo. Paradas: {t}, {u}, {v}.
Todo el mundo opina. Esto pensamos nosotros, con fuentes. Tema: {t}.
Llevábamos tiempo esquivándolo. Aquí está: {t}.
Apuntes, un arrepentimiento y una recomendación. Hoy: {t}; {u}.
Lo pidieron ustedes: {t}. Estábamos nerviosos. Salió bien.
[kidsSummary]
{T}, y al final todo acaba bien.
Esta noche, antes de dormir: {t}. Con canción.
¿Quién ayuda a quién? En este cuento: {t}. Desde los cuatro años.
[taleSummary]
Nadie lo nombra hasta que {given} se atreve: {t}.
Hace falta una respuesta antes del amanecer. Primero, esto: {t}.
{T}. Después nada es igual.
{given} cumple una promesa. En la sombra, algo más: {t}.
Alguien miente. Queda una pista: {t}.
[briefSummary]
En portada: {t}. También: {u}.
Qué pasó y qué cambia. Nuestro tema: {t}.
[lessonSummary]
Hoy: {t}. Al terminar sabrá explicarlo.
Un repaso y después: {t}. El ejercicio está en las notas.
`;
