/** Spanish shows. The notation is explained in parse-words.ts. */
export const spanish = `
# Arts
@Books | Novelas, Versos, Márgenes, Bibliotecas | la última frase; los libros que dejamos a medias; una traductora en su mesa; el primer manuscrito; la nota al pie; un editor de pueblo
Libros a medias = Cada quince días terminamos por fin un libro que abandonamos hace años.
La esquina doblada = Escritoras que traen el ejemplar gastado que las hizo escritoras.
Prestado y nunca devuelto = Dos bibliotecarios siguen la pista de los libros que no volvieron.
- Conversaciones sobre lo que de verdad leemos.
@Food | Pan, Caldo, Mercados, Sobremesa | la tortilla y sus bandos; la cocina al cerrar; recetas que nadie escribió; un queso sin nombre; el menú del día; pan con paciencia
Sobremesa larga = Los platos ya están recogidos y nadie quiere irse.
Masa madre y penas = Una panadera y un médico amasan, esperan y conversan.
Lo que queda en la nevera = Nos mandan una foto y devolvemos una cena.
- Cocinar es la excusa.
# Business
@Entrepreneurship | Negocios, Emprender, Facturas, Talleres | el primer cliente; un cierre contado desde dentro; heredar la tienda; subir precios; el socio equivocado; crecer despacio
Persiana metálica = Tenderos que cuentan el mes en que casi cierran.
Cuentas claras = Una empresa pequeña abre su libro de caja, línea por línea.
La tienda de mi padre = Hijas e hijos que heredaron el negocio, y padres que no se van.
- Empresas sin épica.
@Investing | Ahorro, Riesgo, Dividendos, Hipotecas | la comisión escondida; un fondo aburrido; la hipoteca; el pánico de la bolsa; ahorrar a los treinta; la letra pequeña
Dinero aburrido = Ahorrar despacio, para quien tiene mejores cosas en que pensar.
La letra pequeña = Leemos contratos financieros para que usted salga a pasear.
- Finanzas en voz baja.
# Comedy
@- | Tonterías, Chismes, Vecinos, Excusas | el grupo de la familia; la junta de vecinos; regalos fingidos; una boda con lluvia; el ascensor; el cuñado
Junta extraordinaria = Dos vecinas repasan el orden del día de un edificio imposible.
Mi cuñado tiene un plan = Ideas ruinosas, juzgadas por quienes las sufrieron.
Excusas de primera = Invitados que por fin cuentan por qué llegaron tarde.
La hora de la merienda = Noticias mínimas, concursos absurdos y mucho pan con chocolate.
- Íbamos a trabajar y salió esto.
@Stand-Up | Chistes, Micrófono abierto, Remates, Giras | el peor bolo; un chiste reescrito; el público de los martes; humor sobre madres; fiestas de pueblo; el remate
Bolo en Teruel = Cómicos en carretera y lo que pasó después de la función.
El remate = Un chiste por episodio, desmontado hasta que deja de tener gracia, y vuelta a empezar.
- Humor de escenario, contado desde la furgoneta.
# Education
@Language Learning | Gramática, Vocabulario, Refranes, Acentos | el subjuntivo; falsos amigos; en el médico; pedir un café; los acentos; verbos de movimiento
Español de portal = Conversaciones de escalera, primero lentas y luego a su velocidad.
El subjuntivo no muerde = Gramática con cariño y sin tablas.
Palabras de mi abuela = Expresiones en peligro, rescatadas por nietos.
- Escuchar, repetir, entender.
@How To | Bricolaje, Oratoria, Costura, Ahorro | un grifo que gotea; hablar en una boda; la bicicleta pinchada; la declaración; comprar de segunda mano; mudarse sin llorar
Tuercas y paciencia = Arreglos de casa explicados con calma.
Enséñame tú = Adultos que aprenden lo que se supone que todos saben.
- Cosas útiles, bien contadas.
# Fiction
@Drama | Niebla, Sal, Silencio, Invierno | la silla vacía; una luz en el muelle; la segunda carta; nieve en la vía; lo que vio el barquero; marea baja
El transbordador no para = Una isla vota, casa por casa, si desaparece.
Habitación 14 = Un portero de noche apunta lo que oye tras las puertas.
Las hermanas de la cantera = Tres herederas, un agujero lleno de agua y lo que alguien tiró dentro.
- Ficción sonora por capítulos.
@Science Fiction | Órbita, Óxido, Polvo, Gravedad | primera señal; oxígeno prestado; la novena luna; un amanecer imprevisto; protocolo cero; la durmiente
Siete minutos de retraso = Un matrimonio entre la Tierra y Marte.
El archivo de la lluvia = En una ciudad sin cielo, una empleada guarda las últimas grabaciones del tiempo.
- Tripulación pequeña, distancias grandes.
# Government
@- | Ayuntamientos, Presupuestos, Urbanismo, Trámites | la rotonda; una licencia denegada; el presupuesto vecinal; la línea de autobús; una moción; el padrón
Punto séptimo = Vamos al pleno para que usted escuche solo lo que cambia su calle.
Ventanilla cuatro = Historias de oficina pública, desde los dos lados del cristal.
Ruegos y preguntas = Vecinos al micrófono y lo que venían a decir.
Exposición de motivos = Una ley por episodio, leída sin prisa.
- Política a la altura de la acera.
# Health & Fitness
@Mental Health | Calma, Ansiedad, Sueño, Duelo | las tres de la mañana; la primera sesión; pánico en el metro; decir que no; el duelo por un perro; hombres callados
Las tres y cuarto = Para quien no duerme. En voz baja y sin consejos.
La sala de espera = Gente que cuenta su primera terapia.
Regular, gracias = Dos amigos, dos diagnósticos, semanas normales.
- Hablar de la cabeza sin frases hechas.
@Nutrition | Legumbres, Vitaminas, Apetito, Desayunos | otra vez el desayuno; el miedo al azúcar; dietas que vuelven; comer de noche; etiquetas; la cantina del colegio
Con cuchara = Una dietista defiende las lentejas.
Sin culpa y con pan = Ciencia de la alimentación, servida sin miedo.
- Comer bien, más o menos.
# History
@- | Archivos, Crónicas, Gremios, Galeones | una carta falsa; el precio de la sal; cartas del frente; el pueblo bajo el pantano; un naufragio; el juicio a un cerdo
Añicos = Un objeto roto y el día en que se cayó.
Los secundarios = Vidas de quienes aparecen una sola vez en la historia, al fondo.
El pueblo bajo el agua = Un pantano, una torre que asoma y quienes la recuerdan.
Caja de zapatos = Fotos de desván y la investigación de quién sonríe.
Legajo 212 = Una historia por cada papel que nadie había vuelto a abrir.
Islas que no existen = Lugares que estuvieron siglos en los mapas.
- Pasado con notas al pie.
# Kids & Family
@Stories for Kids | Luna, Dragones, Charcos, Galletas | la lechuza miedosa; un barco de pan; el gigante más pequeño; el guante perdido; el día libre de la luna; el bibliobús
El fuerte de almohadas = Un cuento tranquilo cada noche, largo como un bostezo.
Capitana Miga = Una ratona con sombrero de papel navega por la cocina.
Musgo y Guijarro = Dos amigos viven bajo un puente y se preocupan por cosas distintas.
- Cuentos para escuchar tumbados.
@Parenting | Crianza, Siestas, Adolescencia, Rabietas | la primera semana de guardería; treguas de pantalla; una puerta cerrada; mellizos; comer verdura; criar lejos
Shhh, duerme = Dos padres que graban en susurros porque no pueden moverse.
Se busca tribu = Familias de una sola persona intercambian trucos.
- Criar sin método.
# Leisure
@Home & Garden | Abono, Rosales, Huerta, Poda | la helada tardía; el seto del vecino; un tomate que no madura; caracoles; el balcón al norte; la caseta
Helada tardía = Dos hortelanos comparan qué sobrevivió a la noche.
Balcón al norte = Jardinería con poca luz y mucha fe.
Muro de carga = Reformas y la pared que no había que tocar.
- Qué crece y qué se pudre.
@Automotive | Motores, Aceite, Curvas, Carburadores | medio millón de kilómetros; el óxido; pasar a eléctrico; una subasta; avería en la cuneta; el coche de la familia
Taller de guardia = Tres mecánicos zanjan discusiones que nadie empezó.
Medio millón de kilómetros = Coches viejos y la gente que no los vende.
- Coches como los tiene la gente.
# Music
@Music Interviews | Estudio, Giras, Bises, Ensayos | la gira en furgoneta; la canción después; el músico de sesión; teloneros; miedo escénico; un acorde de más
La primera maqueta = Artistas que ponen su primera grabación. Hay que ser valiente.
Local de ensayo = Bandas, antes de que nadie las oiga.
Bises = La última canción que tocarían.
- Conversaciones largas con quien vive del ruido.
@Music History | Boleros, Tangos, Zarzuela, Cumbia | un bolero censurado; el disco perdido; orquestas de verbena; la guitarra del abuelo; una noche de estreno; cantos de trilla
Cara B = La otra mitad del disco.
Verbena = Orquestas de pueblo y el verano en que lo cambiaron todo.
- De dónde viene la música.
# News
@Daily News | Titulares, Portadas, Actualidad, Claves | los titulares de la mañana; una huelga evitada; temporal en la costa; escuelas sin maestros; la sequía; recuento en el norte
Antes de las ocho = Cinco noticias y el tiempo, siete minutos, de lunes a viernes.
Café con titulares = Las noticias que caben en una taza.
Corresponsales de pueblo = La actualidad donde ya no para el tren.
- Breve, sereno, contrastado.
@Politics | Mayorías, Escaños, Pactos, Encuestas | aritmética de pactos; un diputado desconocido; las encuestas, explicadas; la noche del escrutinio; la circunscripción pequeña; una comisión
El último escaño = Una provincia indecisa, seguida hasta el recuento.
Gallinero = Diputados que no conoce y el trabajo que no se ve.
- Entender la política y después salir a la calle.
# Religion & Spirituality
@Christianity | Salmos, Gracia, Parábolas, Adviento | el hermano del pródigo; un salmo de queja; Adviento en el albergue; perdonar despacio; las campanas; el tiempo ordinario
Último banco = Homilías escuchadas desde el fondo.
Tiempo ordinario = Un párroco y una enfermera leen el texto de la semana entre turnos.
Pan y salmos = La oración de la mañana en nueve minutos.
- Fe y días corrientes.
@Spirituality | Silencio, Camino, Asombro, Rituales | andar sin meta; rituales de despedida; los sueños; una temporada de silencio; laberintos; gratitud sin azúcar
Ampollas y estrellas = Peregrinos primerizos.
Diez minutos callados = Cincuenta minutos de charla y diez de silencio.
- Para quien busca y desconfía.
# Science
@Life Sciences | Genes, Hongos, Microbios, Evolución | un pez que trepa; bacterias en el hormigón; el sueño del pulpo; el gen que saltó; el moho; células con memoria
Placa olvidada = Biólogos y el experimento en el que creció otra cosa.
Todo hongos = Hongos. Solo hongos. Hay de sobra.
- La vida y cómo lo sabemos.
@Astronomy | Estrellas, Cometas, Telescopios, Eclipses | una estrella que parpadea; el cometa que volvió; noche sin luna; lunas con océano; ruido en los datos; primera luz
Noche sin luna = Astrónomos aficionados y lo que ven de reojo.
Primera luz = La noche en que un telescopio abre los ojos.
El cielo de esta semana = Adónde mirar, con o sin prismáticos.
- El universo, medida a medida.
# Society & Culture
@Documentary | Periferias, Testigos, Barrios, Despedidas | un pueblo después de la mina; autobuses nocturnos; el último zapatero; un bloque de pisos; objetos perdidos; la playa en invierno
Última parada = Subimos a un autobús hasta el final y preguntamos por qué viven allí.
Cierre por jubilación = El último día de tiendas, escuelas y bares.
Objetos perdidos = Lo que nadie reclama y la búsqueda de sus dueños.
- Historias verdaderas, contadas despacio.
@Relationships | Amistad, Parejas, Hermanos, Suegras | la amiga que se fue; vivir separados; segundas bodas; hermanos adultos; amistad a los cuarenta; la suegra
Dos versiones = Parejas que cuentan lo mismo por separado.
Familia elegida = Quienes hicieron familia con los vecinos.
- Cómo nos llevamos, o no.
# Sports
@Soccer | Córners, Clásicos, Gradas, Contragolpes | el saque largo; una fiesta de descenso; viaje en autocar; el error del portero; el falso nueve; la cantera
Tiempo añadido = Goles tardíos y lo que hicieron con la gente.
Campo de tierra = Una temporada en regional, bocadillo incluido.
Bloque bajo = Táctica para amantes del cero a cero.
Autocar al descenso = Con un club pequeño por campos pequeños.
- Fútbol lejos de los focos.
@Tennis | Reveses, Tierra batida, Dobles, Saques | el segundo saque; fuera de los cien primeros; hierba o tierra; la pareja de dobles; una previa; jueces de línea
Segundo saque = Los nervios, la técnica y los hoteles baratos del circuito.
- El circuito y la pista del barrio.
# Technology
@- | Código, Servidores, Privacidad, Parches | un fallo de nueve años; la noche de la caída; contraseñas en papelitos; borrar código; disquetes; un servidor en el armario
En mi máquina funciona = Programadores confiesan el error que costó una semana y un carácter.
El servidor del armario = Alojar lo propio, con todas las consecuencias.
Guardia de madrugada = Qué pasa cuando todo cae a las cuatro.
Acepto las condiciones = Las leemos. Enteras.
Humo de estaño = Electrónica que casi siempre funciona.
- Tecnología sin profecías.
# True Crime
@- | Indicios, Coartadas, Sumarios, Testigos | la hora que falta; un abrigo en el canal; una confesión retirada; la segunda llamada; huellas de neumático; un error del laboratorio
La hora que falta = Una desaparición, un hueco en el horario, ocho episodios.
Sumario 14 = Un juez jubilado vuelve a leer.
El falsificador de la calle Olmo = Estafadores que nunca salieron de su barrio.
Cadena de custodia = Lo que se extravió y a quién absolvió.
- Casos contados desde el expediente, con permiso de las familias.
# TV & Film
@Film Reviews | Cine, Butacas, Subtítulos, Estrenos | tres horas de epopeya; terror para cobardes; la nueva versión; un mudo con piano; el documental del mes; el final, explicado
Día del espectador = Críticas desde la primera fila, a mitad de precio.
Dos entradas, una opinión = A ella le gustó. Él ya llegará.
Versión original = Cine del mundo con alguien que habla el idioma.
- Películas nuevas, viejas y opiniones firmes.
@After Shows | Finales, Teorías, Capítulos, Adelantos | el final que nadie quería; el relleno; quién lo sabía; la escena fría; el actor cambiado; el perro perdido
Anteriormente, discutimos = Resúmenes de dos personas que ven series distintas.
Corcho y chinchetas = Teorías, hilo rojo y la cuenta de los errores.
- Se ve, se termina y se viene aquí.
`;
