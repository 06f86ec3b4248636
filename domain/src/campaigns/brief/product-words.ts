/**
 * Products of advertisers and their buyers, by the category of the shows that these buyers listen to; folded, in
 * English, German, Spanish and French. These words are read in briefs only: shows of a category are known by
 * `category-words.ts`. Judgment.
 */
export const PRODUCT_WORDS = `
Home & Garden: furniture, sofa, sofas, house plants, home decor, heat pump, heat pumps, solar panels, lawn mower, mobel, werkzeuge,
  zimmerpflanzen, einrichtung, warmepumpe, warmepumpen, solaranlage, solaranlagen, muebles, herramientas, decoracion, placas solares,
  meubles, outillage, plantes, decoration, panneaux solaires
Crafts: yarn, wool, embroidery, pottery, ceramics, sewing machine, sewing machines, wolle, garn, nahmaschine, nahmaschinen, topfern,
  keramik, lana, ceramica, bordado, laine, broderie, poterie, loisirs creatifs
Food: coffee, espresso, tea, chocolate, cheese, bakery, beer, craft beer, whisky, whiskey, gin, barbecue, spices, olive oil, snacks,
  restaurant, restaurants, wines, kaffee, tee, schokolade, kase, backerei, bier, gewurze, olivenol, weine, cafe, queso, quesos,
  panaderia, cerveza, cervezas, especias, aceite de oliva, restaurante, restaurantes, vinos, cocinar, chocolat, fromage, fromages,
  boulangerie, biere, bieres, epices, huile d olive, vin, vins, cuisiner
Fashion & Beauty: jewelry, jewellery, sneakers, handbags, perfume, lingerie, hair care, shampoo, schmuck, parfum, kleidung,
  haarpflege, joyas, joyeria, ropa, bolsos, maquillaje, bijoux, vetements, maquillage
Books: novels, audiobook, audiobooks, ebooks, thrillers, publisher, publishing house, bookshop, bookstore, comics, graphic novels,
  romane, krimi, krimis, horbuch, horbucher, verlag, buchhandlung, novela, novelas, audiolibro, audiolibros, editorial, libreria,
  livres audio, livre audio, maison d edition, librairie, bande dessinee, bandes dessinees
Education: tutoring, tutors, homework help, online courses, university, universities, nachhilfe, studium, hochschule, schuler,
  clases particulares, universidad, estudios, soutien scolaire, universite
Mathematics: mathe, mathematik, matematicas, mathematiques
Technology: laptop, laptops, smartphone, smartphones, vpn, password manager, passwords, antivirus, web hosting, headphones, earbuds,
  smart home, coding, passwortmanager, kopfhorer, programmieren, programmierung, ordenador, ordenadores, portatiles, telefonos,
  auriculares, programacion, desarrollo web, contrasenas, ordinateurs, casque audio, enceinte connectee, enceintes connectees,
  objets connectes, nouvelles technologies, programmation, developpement web, mots de passe
Business: invoicing, invoices, crm, rechnungen, facturacion, facturation
Investing: bank, banks, mortgage, mortgages, loans, broker, pensions, credit card, credit cards, life insurance, kredit, kredite,
  rente, lebensversicherung, hipoteca, hipotecas, prestamos, seguro de vida, inversores, inversionistas, credit immobilier, assurance vie,
  investisseurs
Careers: job board, job search, recruiting, recruitment, bewerbung, stellenborse, empleo, emploi, recrutement
Management: human resources, personalwesen, recursos humanos, ressources humaines
Health & Fitness: vitamins, supplements, health insurance, dentist, dentists, pharmacy, vitamine, nahrungserganzung,
  krankenversicherung, zahnarzt, apotheke, vitaminas, suplementos, seguro de salud, seguro medico, dentista, farmacia, vitamines,
  complements alimentaires, assurance sante, mutuelle, dentiste, pharmacie
Medicine: nurses, hospital, hospitals, klinik, krankenhaus, pflegekrafte, enfermeras, hospitales, infirmiers, hopital
Mental Health: therapy, therapists, insomnia, burnout, therapie, psychotherapie, schlafprobleme, terapia, insomnio, psicologos, sommeil,
  insomnie, psychologues
Fitness: yoga, pilates, personal trainer, dumbbells, protein bars, protein powder, fitnessstudio, pesas, entrenador personal,
  coaching sportif, coach sportif, salle de sport
Parenting: diapers, stroller, strollers, baby food, baby, babies, toddler, toddlers, newborns, windeln, kinderwagen, babys,
  schwangere, panales, bebe, bebes, embarazadas, couches, poussette, poussettes, grossesse
Kids & Family: toys, spielzeug, spielsachen, juguetes, jouets
Pets & Animals: veterinary, veterinarian, vet clinic, horses, horse owners, tierarzt, pferde, veterinaria, veterinario, caballos,
  veterinaire, chevaux
Automotive: motorcycle, motorcycles, motorbikes, tires, tyres, car insurance, motorrad, motorrader, reifen, moto, motos, neumaticos,
  seguro de coche, pneus, assurance auto
Places & Travel: flights, hotel, hotels, cruise, cruises, campervan, campervans, suitcases, fluge, kreuzfahrt, kreuzfahrten, koffer,
  wohnmobil, wohnmobile, vuelos, hoteles, cruceros, maletas, croisiere, croisieres, valises, sejours
Wilderness: hikers, hike, hikes, backpackers, climbing, rock climbing, mountaineering, wanderer, wanderschuhe, bergsteigen, klettern,
  montana, montanismo, senderistas, excursionistas, escalada, montagne, randonnees, randonneurs, escalade, alpinisme
Music: guitar, guitars, piano, pianos, vinyl, concerts, jazz, techno music, hip hop, music festival, gitarre, gitarren, klavier,
  schallplatten, konzerte, klassische musik, guitarra, guitarras, vinilo, vinilos, conciertos, musica clasica, guitare, guitares,
  vinyle, vinyles, disques, musique classique
Performing Arts: theater, theatre, ballet, opera, musicals, oper, teatro, danza, danse
Visual Arts: photography, photographers, cameras, art gallery, fotografie, fotografen, kamera, kameras, galerie, fotografia, fotografos,
  camaras, galeria, photographie, photographes, appareils photo
Design: graphic design, architects, grafikdesign, architekten, diseno, arquitectos, graphisme, architectes
Video Games: mobile game, mobile games, game console, handyspiel, handyspiele, juego movil, juegos moviles, jeu mobile, jeux mobiles
Games: puzzles
Astronomy: telescope, telescopes, teleskop, teleskope, telescopios
Nature: birdwatching, bird watching, vogelbeobachtung, avistamiento de aves, ornithologie
Sports: sports results, sportswear, sport, game day, sportergebnisse, sportkleidung, resultados deportivos, ropa deportiva,
  resultats sportifs
Aviation: flight school, pilots, flugschule, piloten, pilotos, pilotes
Relationships: dating app, singles, weddings, wedding, hochzeit, hochzeiten, boda, bodas, mariage
Sexuality: condoms, kondome, condones, preservatifs
Christianity: bible, bibel, biblia
Entrepreneurship: ecommerce, e commerce, online shop owners
Self-Improvement: time management, habit tracker, zeitmanagement, productividad, productivite
`;

/** An advertiser's words about itself, which are not subjects of shows. */
export const ABOUT_OURSELVES =
  "family business, family run, family owned, family company, familienunternehmen, familienbetrieb, empresa familiar, negocio familiar, entreprise familiale";
