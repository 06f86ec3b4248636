/** How Portuguese shows are named, described and hosted. The notation is explained in parse-words.ts. */
export const portugueseVoice = `
[given] Aline, Benedito, Cecília, Davi, Eunice, Flávio, Gilda, Heitor, Iara, Joaquim, Lívia, Murilo, Nádia, Otávio, Paloma, Raimundo, Silvana, Tomé, Úrsula, Vicente, Yasmin, Zuleica, Caetana, Damião
[family] Abrantes, Bittencourt, Caldeira, Drumond, Estrela, Fagundes, Guimarães, Hilário, Junqueira, Lacerda, Meireles, Noronha, Osório, Peçanha, Queiroga, Ramalho, Sardinha, Taveira, Valadares, Xavier, Brandão, Coutinho, Saldanha
[place] Coimbra, Recife, Braga, Pelotas, Belém, Ouro Preto, Maputo, Florianópolis, Évora, Luanda
[network] Rádio Varanda, Estúdio Quintal, Maré Cheia, Fio Terra Áudio, Casa do Som, Rede Capim, Onda Larga, Laje Produções, Bonde Áudio, Tamborim Mídia
[and] " e "
[thingTitles]
{T}
[titles]
{N} e {x}
{N} em voz alta
{N} sem pressa
Rádio {N}
Caderno de {w}
{N} com {given}
{N} de bairro
Café com {w}
{N} da semana
Mais {w}, menos {x}
{given} e {given2}: {w}
Um pouco de {w}
{N} para curiosos
Entre {w} e {x}
Histórias de {w}
[hosted]
Com {H}.
Apresentação: {H}.
No microfone, {H}.
Um programa de {H}.
[interview]
Uma pessoa, um assunto, nenhuma pergunta pronta.
Cada episódio é uma conversa só, quase sem corte.
A pessoa convidada escolhe o lugar; nós levamos os microfones.
[duo]
Duas vozes, poucas notas, muita discordância.
Gravado na cozinha, com cachorro.
Amigos antigos, brigas novas.
[solo]
Uma voz, um texto, sem pressa.
Sem convidados e sem enrolação; as fontes estão nas notas.
[serial]
Melhor ouvir do começo.
Uma história por temporada; comece pelo primeiro capítulo.
[brief]
Dez minutos, no máximo.
O tempo de chegar ao ponto.
[lesson]
Dá para começar por qualquer lição.
Cada lição termina com um exercício.
[daily]
De segunda a sexta.
[weekly]
Episódio novo toda semana.
Toda quinta-feira.
[fortnightly]
A cada duas semanas.
[monthly]
Um episódio longo por mês.
[irregular]
Quando fica pronto.
[closing]
Cartas e correções são bem-vindas.
Sem anúncios, graças a quem ouve.
Gravado em {place}.
Uma produção {network}.
Conte para alguém.
[recent]
Últimos assuntos: {t}; {u}; {v}.
[saysTwo] Duas, Dois, dois, duas
[saysDaily] de segunda a sexta, por noite, oração da manhã
[saysWeekly] toda semana
[saysFortnight] quinze dias
[saysSerial] oito episódios
[numbering]
{E}
{E}
#{n} {E}
Episódio {n}: {E}
{n}. {E}
[chapter]
Capítulo {n}: {E}
Parte {n}: {E}
[lessonNumber]
Lição {n}: {E}
[talkTitle]
{T}
{T}
{T}, com {G}
{T}: outro olhar
{G}: “Mudei de ideia”
{T}, desde o começo
Visita de {G}
{T}. E mais: {u}
De novo: {t}
Ao vivo em {place}: {t}
[talkSpecial]
Perguntas e respostas
Caixa de cartas
O que aprendemos este ano
Uma pausa curta
[taleTitle]
{T}
{T}
{T}, depois {u}
[briefTitle]
{D}: {t}
{T}; {u}
{T}
[lessonTitle]
{T}
{T}, passo a passo
Revisão: {t}
[talkSummary]
Hoje: {t}. Com a participação de {G}. No fim, {u}.
Tudo começa com uma carta. O assunto: {t}. O resto não estava previsto.
{G} entende disso. Falamos de duas coisas: {t}; {u}.
Uma discussão que ninguém ganha. O motivo: {t}.
Gravado em {place}. No centro: {t}. Obrigado a {G}.
{T}: o que a gente achava, o que mudou e o que fica.
Primeiro uma pergunta das cartas; depois, o tema: {t}. No fim: {u}.
Uma história curta, com desvio. Paradas: {t}, {u}, {v}.
Todo mundo tem opinião. Esta é a nossa, com fontes. Tema: {t}.
Fugimos disto o quanto deu. Chegou a hora: {t}.
Anotações, um arrependimento e uma recomendação. Hoje: {t}; {u}.
Vocês pediram: {t}. Deu frio na barriga. Deu certo.
[kidsSummary]
{T}, e no fim fica tudo bem.
Hoje, antes de dormir: {t}. Com música.
Quem ajuda quem? Nesta história: {t}. A partir de quatro anos.
[taleSummary]
Ninguém fala nisso, até {given} falar: {t}.
É preciso uma resposta antes do amanhecer. Primeiro, isto: {t}.
{T}. Depois, nada fica igual.
{given} cumpre uma promessa. Na sombra, outra coisa: {t}.
Alguém mente. Sobra uma pista: {t}.
[briefSummary]
Em destaque: {t}. Também: {u}.
O que houve e o que muda. Nosso assunto: {t}.
[lessonSummary]
Hoje: {t}. No fim, você saberá explicar.
Uma revisão e depois: {t}. O exercício está nas notas.
`;
