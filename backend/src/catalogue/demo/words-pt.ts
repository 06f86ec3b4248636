/** Portuguese shows. The notation is explained in parse-words.ts. */
export const portuguese = `
# Arts
@Books | Romances, Versos, Margens, Bibliotecas | a última frase; livros largados no meio; uma tradutora em casa; o primeiro manuscrito; a nota de rodapé; uma editora de três pessoas
Livro no colo = Duas livreiras leem o que os fregueses insistem em recomendar.
Começar pelo fim = Lemos a última frase de um romance e voltamos até a primeira.
Emprestado em 1998 = Atrás dos livros que nunca foram devolvidos.
- Conversas sobre o que a gente lê de verdade.
@Visual Arts | Pigmento, Gravura, Barro, Ateliês | uma assinatura falsa; retratos de estranhos; o ateliê no inverno; murais apagados; desenhar todo dia; o azul
Tinta fresca = Ficamos no ateliê até o quadro mudar de ideia.
O verso da tela = Etiquetas, remendos e crimes: o que se lê atrás de um quadro.
- Artistas e restauradores falam do ofício.
# Business
@Entrepreneurship | Negócios, Oficinas, Boletos, Padarias | o primeiro cliente; fechar as portas; herdar a loja; aumentar preços; o sócio errado; crescer devagar
Porta de enrolar = Comerciantes contam o mês em que quase fecharam.
Caixa aberto = Uma empresa pequena mostra as contas, linha por linha.
Fiado só amanhã = Crédito, calote e confiança no comércio de bairro.
- Empresas sem heroísmo.
@Management | Chefia, Reuniões, Equipes, Escuta | a conversa difícil; reuniões sem slides; mandar em ex-colegas; dizer não; a pessoa quieta; uma contratação errada
Chefe sem querer = Para quem era bom em uma coisa e foi promovido para outra.
Essa reunião podia ser um áudio = Gente que manda e gente que obedece trocam de lugar.
- Como as organizações se comportam quando ninguém apresenta.
# Comedy
@- | Bobagens, Fofocas, Vizinhos, Desculpas | o grupo da família; a reunião de condomínio; presentes ruins; casamento na chuva; elevador parado; o tio do pavê
Assembleia de condomínio = Duas vizinhas, uma pauta, nenhum consenso.
Desculpa a demora = Convidados explicam por que chegaram tarde. Com detalhes.
Conversa de fila = Histórias ouvidas no banco, no posto e no pastel.
Meio sanduíche = Notícias mínimas, quadros absurdos e um jingle que não acaba.
- Era para trabalhar. Saiu isso.
@Improv | Improviso, Palhaçada, Disparates, Cena | a prefeitura dos fantasmas; piratas no cartório; o menor museu; um musical sobre impostos; bingo; extraterrestres na alfândega
Palavra da plateia = Uma palavra gritada, quarenta minutos de consequências.
Vila do Quase = Uma cidade inventada ao vivo por quem mora nela.
- Tudo inventado, nada ensaiado.
# Education
@How To | Consertos, Costura, Economia, Oratória | a torneira pingando; falar em casamento; remendar pneu; imposto de renda; comprar usado; mudança sem choro
Chave de fenda = Consertos explicados com calma.
Me ensina = Adultos aprendem o que todo mundo finge saber.
- Coisas úteis, bem contadas.
@Language Learning | Gramática, Vocabulário, Sotaques, Ditados | o infinitivo pessoal; falsos amigos; no médico; o café da esquina; sotaques; palavras sem tradução
Português de esquina = Conversas de rua, primeiro devagar, depois no ritmo de verdade.
Palavras da minha avó = Expressões ameaçadas, salvas por netos.
Crase sem medo = Gramática com carinho.
- Ouvir, repetir, entender.
# Fiction
@Drama | Neblina, Sal, Silêncio, Inverno | a cadeira vazia; uma luz no cais; a segunda carta; trilhos cobertos; o que viu o barqueiro; maré baixa
A balsa não para aqui = Uma ilha vota, casa por casa, se desaparece.
Quarto 14 = Um porteiro da noite anota o que ouve atrás das portas.
Pedreira = Três irmãs herdam um buraco cheio d'água e o que jogaram nele.
- Ficção em áudio, por capítulos.
@Science Fiction | Órbita, Ferrugem, Poeira, Gravidade | primeiro sinal; oxigênio emprestado; a nona lua; amanhecer fora de hora; protocolo zero; a adormecida
Sete minutos de atraso = Um casamento entre a Terra e Marte.
Arquivo da chuva = Numa cidade sem céu, uma funcionária guarda as últimas gravações do tempo.
- Tripulação pequena, distância grande.
# Government
@- | Câmaras, Orçamentos, Urbanismo, Cartórios | a rotatória; um alvará negado; orçamento participativo; a linha de ônibus; uma audiência pública; o plano diretor
Pauta do dia = Vamos à câmara para você ouvir só o que muda a sua rua.
Senha 212 = Histórias de repartição, dos dois lados do balcão.
Audiência pública = Três minutos ao microfone e o que vieram dizer.
Diário oficial = Lemos. Inteiro. Depois contamos.
- Política na altura da calçada.
# Health & Fitness
@Mental Health | Calma, Ansiedade, Sono, Luto | três da manhã; a primeira sessão; pânico no ônibus; dizer não; luto por um cachorro; homens calados
Três da manhã = Para quem não dorme. Baixinho, sem conselhos.
Sala de espera = Gente conta a primeira terapia.
Mais ou menos bem = Dois amigos, dois diagnósticos, semanas comuns.
- Falar da cabeça sem frase pronta.
@Fitness | Fôlego, Força, Alongamento, Treino | a primeira barra; treinar aos cinquenta; dor nas costas; sono e músculo; descanso; academia vazia
Comecei tarde = Os últimos escolhidos na escola, hoje em forma.
Sem espelho = Treino sem gritaria e sem milagre.
- Movimento para quem tem pouco tempo.
# History
@- | Arquivos, Crônicas, Engenhos, Navegações | uma carta falsa; o preço do sal; cartas de imigrantes; a vila submersa; um naufrágio; ferrovia na serra
Cacos = Um objeto quebrado e o dia em que caiu.
Os figurantes = Vidas de quem aparece uma vez na história, lá no fundo.
A vila debaixo d'água = Uma represa, uma torre e quem se lembra.
Caixa de sapato = Fotos de sótão e a busca por quem sorri nelas.
Ilhas inventadas = Lugares que ficaram séculos nos mapas.
Maço 14 = Uma história por papel esquecido.
- Passado com nota de rodapé.
# Kids & Family
@Stories for Kids | Lua, Dragões, Poças, Biscoito | a coruja medrosa; um barco de pão; o menor gigante; a luva perdida; a folga da lua; o ônibus-biblioteca
Cabana de travesseiro = Uma história calma por noite, do tamanho de um bocejo.
Capitã Migalha = Uma ratinha de chapéu de papel navega pela cozinha.
Musgo e Pedrinha = Dois amigos moram debaixo da ponte e se preocupam com coisas diferentes.
- Histórias para ouvir deitado.
@Pets & Animals | Filhotes, Gatos, Galinhas, Papagaios | o resgatado medroso; um papagaio com opinião; gato idoso; galinhas na cidade; a sala do veterinário; passeios
Senta, fica, suspira = Uma adestradora responde a quem já tentou tudo.
Sete vidas e meia = Gatos e as pessoas que eles toleram.
- A vida com bichos, contada com pelos na roupa.
# Leisure
@Home & Garden | Adubo, Horta, Roseiras, Poda | geada tardia; a cerca do vizinho; um tomate teimoso; lesmas; varanda sem sol; o quartinho
Varanda sem sol = Plantas, pouca luz e muita fé.
Horta de fundo de quintal = O que nasceu, o que morreu e o que o vizinho disse.
- O que cresce e o que apodrece.
@Games | Dados, Xadrez, Tabuleiros, Enigmas | a regra que ninguém leu; a campanha que acabou em choro; abertura perfeita; jogos para dois; mau perdedor; um protótipo
Rola o dado, passa a pipoca = Cinco amigos, uma campanha, muito milho.
Tribunal do tabuleiro = Brigas de regra, julgadas sem dó.
- Em volta da mesa.
# Music
@Music Interviews | Estúdio, Turnês, Bis, Ensaios | turnê de kombi; a canção depois; o músico de estúdio; banda de abertura; medo de palco; um acorde a mais
Primeira demo = Artistas mostram a primeira gravação. Coragem.
Passagem de som = Músicos às quatro da tarde, antes da porta abrir.
Bis = A última música que tocariam.
- Conversas longas com quem vive de barulho.
@Music History | Choro, Samba, Modinhas, Fado | um choro esquecido; o disco perdido; bandas de coreto; a viola do avô; noite de estreia; cantos de trabalho
Lado B de botequim = A outra metade do disco.
Coreto = Bandas de praça e o que elas ensinaram.
- De onde vem a música.
# News
@Daily News | Manchetes, Notícias, Boletim, Resumo | as manchetes da manhã; greve suspensa; temporal na costa; escolas sem professor; a seca; apuração no norte
Antes das oito = Cinco notícias e o tempo, sete minutos, de segunda a sexta.
Pão, manteiga e manchete = As notícias no tempo do café.
Do interior = Onde o trem já não para, a notícia continua.
- Curto, calmo, conferido.
@Business News | Mercados, Juros, Inflação, Câmbio | juros parados; guerra de preços; falta de chips; emprego; frete; lucros da semana
Abertura e fechamento = O pregão nas duas pontas do dia.
O preço do tomate = Economia a partir da feira.
- O dia dos negócios antes do seu ponto.
# Religion & Spirituality
@Christianity | Salmos, Graça, Parábolas, Advento | o irmão do pródigo; um salmo de queixa; Advento no abrigo; perdoar devagar; os sinos; tempo comum
Último banco da igreja = Homilias ouvidas do fundo.
Pão e salmos = A oração da manhã em nove minutos.
Tempo comum = Um padre e uma enfermeira leem o texto da semana entre plantões.
- Fé e dias comuns.
@Spirituality | Silêncio, Romaria, Espanto, Rituais | andar sem rumo; rituais de despedida; sonhos; uma temporada calada; labirintos; gratidão sem açúcar
Bolha no pé = Romeiros de primeira viagem.
Dez minutos calados = Cinquenta de conversa, dez de silêncio.
- Para quem procura e desconfia.
# Science
@Nature | Manguezais, Cerrado, Aves, Lontras | o coro da madrugada; uma barragem de castor; raposas urbanas; o ipê doente; corujas no viaduto; sementes que esperam
Pé na lama = Manguezais, brejos e quem os defende.
Um quilômetro de mata = O mesmo caminho, toda semana, com uma naturalista.
Ouvido de noite = O mato depois do escuro, em estéreo.
- Lá fora, de microfone na mão.
@Mathematics | Primos, Infinito, Provas, Acaso | um nó que não é; lacunas entre primos; o azulejo chapéu; uma prova errada; contar mal; jogos sem vencedor
Fica como exercício = Matemáticos explicam o que o livro pulou.
Prova por conversa = Duas matemáticas, nenhum quadro.
- Matemática em voz alta.
# Society & Culture
@Documentary | Periferia, Testemunhas, Despedidas, Bairros | uma cidade depois da mina; ônibus da madrugada; o último sapateiro; um conjunto habitacional; achados e perdidos; praia no inverno
Ponto final = Pegamos um ônibus até o fim e perguntamos por que moram ali.
Última porta aberta = O último dia de lojas, escolas e bares.
Achados e perdidos = O que ninguém buscou e a procura pelos donos.
- Histórias de verdade, contadas devagar.
@Places & Travel | Fronteiras, Balsas, Estradas, Ilhas | o trem mais lento; hotel fora de temporada; fronteira a pé; ilhas de uma venda só; mapas de memória; o caminho errado
Fora de temporada = Balneários no inverno e quem fica.
Uma venda, uma igreja = Viagem por lugares muito pequenos.
- Lugares como se ouvem.
# Sports
@Soccer | Escanteios, Várzea, Arquibancada, Contra-ataques | o lateral longo; festa de rebaixamento; caravana; o frango; o falso nove; a base
Acréscimos = Gols no fim e o que fizeram com as pessoas.
Várzea = Uma temporada no campo de terra, com espetinho.
Retranca = Tática para quem gosta de zero a zero.
Visitante = Com um time pequeno por estádios pequenos.
- Futebol longe dos holofotes.
@Volleyball | Saques, Bloqueios, Levantadores, Praia | o líbero; areia em tudo; levantar sob pressão; ginásio cheio; um tie-break; a seletiva
Líbero = Defesa em primeiro lugar.
Areia no olho = Vôlei de praia, semana a semana.
- Na quadra e na areia.
# Technology
@- | Código, Servidores, Privacidade, Gambiarras | um erro de nove anos; a noite da queda; senhas em papelzinho; apagar código; disquetes; um servidor no armário
Na minha máquina funciona = Programadores confessam o erro que custou uma semana e um caractere.
Servidor no armário = Hospedar em casa, com todas as consequências.
Plantão das quatro = O que acontece quando tudo cai de madrugada.
Li e aceito = Os termos de uso. Inteiros.
Gambiarra = Eletrônica que quase sempre funciona.
- Tecnologia sem profecia.
# True Crime
@- | Indícios, Álibis, Autos, Testemunhas | a hora que falta; um casaco no canal; confissão retirada; a segunda ligação; marcas de pneu; erro do laboratório
A hora que falta = Um sumiço, um buraco no horário, oito episódios.
Autos do processo = Uma juíza aposentada relê.
O falsário da rua do Ouvido = Golpistas que nunca saíram do bairro.
Cadeia de custódia = O que se perdeu e quem foi solto por isso.
- Casos contados pelos autos, com licença das famílias.
# TV & Film
@Film Reviews | Cinema, Legendas, Sessões, Poltronas | três horas de épico; terror para medrosos; a refilmagem; mudo com piano; o documentário do mês; o final explicado
Meia-entrada = Críticas da primeira fila, no dia barato.
Dois ingressos, uma opinião = Ela gostou. Ele chega lá.
Legendado = Cinema do mundo com quem fala a língua.
- Filmes novos, velhos e opiniões firmes.
@TV Reviews | Novelas, Séries, Reprises, Vinhetas | o primeiro capítulo; detetives na chuva; casamento de novela; a vinheta; desenhos da manhã; a previsão do tempo
Só o piloto = Só vemos primeiros episódios.
Vale a pena reprisar = Uma série esquecida, inteira, em ordem.
- O que ver e o que deixar.
`;
