/**
 * The passwords that attackers guess first, from general knowledge of how people choose them. Words are separated by spaces to keep the
 * lists readable.
 */
const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words related to the product. A password that is little more than one of them is easy to guess here. */
export const PRODUCT_WORDS = list(`
  earshot podcastgpt podcastsearch podcasting podcasters podcaster podcasts podcast listeners listener advertisers
  advertiser advertising audiences audience episodes episode dashboard
`);

/** Passwords that attackers try first and that follow none of the patterns, in lower case. */
export const COMMON_PASSWORDS = list(`
  0987654321 101010 1029384756 1111aaaa 112233 11223344 1122334455 121314 123123123 123123a 123123q 123321
  1234554321 123456abc 12345a 12345abc 1234abcd 123654 123654789 123abc123 123qweasd 123qweasdzxc 124578 131313
  142536 147258 147258369 147852 147852369 159357 159753 18atcskd2w 1a2b3c 1a2b3c4d 1g2w3e4r 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20202020 258456 271828 2wsx3edc 314159 31415926
  3141592654 3rjs1la7qe 420420 4815162342 5201314 666666 696969 69696969 741852 741852963 777777 7777777 789456
  789456123 852456 8675309 963852741 987456 a12345 a1234567 a1b2c3 a1b2c3d4 a1b2c3d4e5 aa12345678 aaaa1111 aaaaaa1
  abc12345 abc123456 abcd1234 admin123 adminadmin agent007 asd123 asd123456 asdf1234 asdfghjkl; asdfjkl asdfjkl;
  asdqwe asdqwe123 ashley1 azerty123 azertyuiop baseball1 batman123 bond007 changeme changeme123 charlie1 cntgfy
  demo1234 dfghjk dragon123 fghjkl football1 fuckyou1 fuckyou2 fylhtq g_czechout ghbdtn ghjkl guest123 gwerty
  gwerty123 hello123 hunter2 ihateyou1 iloveyou1 iloveyou12 iloveyou2 jessica1 jordan23 killer123 letmein1
  letmein123 lkjhgf lol123 lol12345 love123 loveyou1 marina123 master123 michael1 minecraft1 mnbvcxz monkey123
  mypass123 naruto123 natasha1 ncc1701 ncc1701d ncc1701e p4ssw0rd p@$$w0rd p@$$word p@ssw0rd p@ssword pa$$w0rd
  pa$$word pa55w0rd pa55word pass123 pass1234 passw0rd poiuyt pokemon1 princess1 q1w2e3 q1w2e3r4 q1w2e3r4t5
  q1w2e3r4t5y6 qazwsxedc qazwsxedcrfv qazxsw qwaszx qwe123 qwe123qwe qweasd qweasd123 qweasdzxc qwerty12345 qwertz
  qwertz123 root123 rush2112 sdfghj sunshine1 superman1 temp1234 test123 test1234 thx1138 toor123 trustno1
  user1234 vfrcbv wasd1234 welcome1 welcome123 wertyu xsw2zaq1 yf[eq yfnfif ytrewq zaq12wsx zaq1xsw2 zaq1zaq1
  zxc123 zxcvbnm, zxcvbnm123
`);

/** Words and names that people use as passwords, alone or with digits and symbols around them. */
export const COMMON_WORDS = list(`
  aaa abc abcabc abcdef access achilles adgangskode admin administrator africa airforce aladdin alexander
  alexandra alexandre alexis allah always amanda amazing amazon america american amor amorcito amore amsterdam
  anakin andrea andrew android angel angela angelic angelina angels anna anthony anything apocalypse apollo apple
  apples april aragorn ariel armageddon army arsenal asdasd asdf asdfgh ashley asia assassin asshole athena audi
  august austin australia autumn awesome azerty babe baby babyboy babygirl backup bacon badass badboy badgirl
  bailey bambi banana bandit bar barbara barbie barcelona bart baseball basketball bastard batman bayern beach
  bear bears beast beatles beautiful beckham beer bella benjamin berlin bible bienvenido bienvenue bigboy bigdaddy
  bigdog bigman bigmoney billion biology birthday bitch bitches black blackbird blackcat blackjack blah blahblah
  blaster blessed blessing blonde blossom blue blues blunt bmw bond bonita bonjour booboo boobs boss boston boxing
  boy boys brandon brasil braves brazil breaking brian brianna brittany broncos brother brownie bubble bubbles
  buddha buddy budweiser bulls bullshit bunny burger business buster butter butterfly california camaro camel
  canada candy cannabis captain carlos caroline cash cat catherine cats catwoman celtics champion champions
  changeit changeme charizard charles charlie charm cheese chelsea chemistry cherry chevrolet chevy chicago
  chicken china chocolate chouchou christ christian christina christmas christopher church ciao cinderella cisco
  claudia cock coffee college commander company computer confidential contrasena contraseña cookie cookies cool
  coolio corazon corinthians corona corvette cosmos counterstrike country courtney cowboy cowboys cowgirl crazy
  cricket crystal cubs cuddles cullen cunt cupcake cutie dad daddy daisy dallas dance dancer dancing daniel
  danielle darling database david dead death deborah december default demo demon dennis denver desktop destiny
  deutschland devil diamond diamonds diana dickhead diego dinosaur director doctor dodge dodgers dog doggy dogs
  dollar dollars dolphin dolphins donald dontforget dortmund doudou dragon dragonball dream dreamer dreams driver
  drummer drums ducati dumbass dumbledore dupa dynamic eagle eagles earth easter edward einstein elena elephant
  elizabeth elvis emerald emily eminem emperor energy engineer england enter eric estrella eternity europe evelyn
  excellent facebook faith falcon falcons family fantastic fantasy father february fender fernando ferrari fireman
  fishing flamengo florida flower flowers fluffy foo foobar football ford forest forever forgot fortnite forzaroma
  fox france francis francisco freedom friday friend friends friendship frodo fuck fuckit fuckme fuckoff fuckyou
  fussball futbol futebol gabriel gabriela galaxy gamer games gaming gandalf ganesh gangsta gangster ganja garden
  garfield geheim general george germany ghost giants gibson ginger girl girls gizmo gladiator glitter glory gmail
  god goddess godfather godisgood gogogo goku gold golden golf golfer golfing goodboy goodbye goodgirl goofy
  google goose gorgeous gorilla grace green gregory guest guinness guitar hacked hacker hades haha hahaha
  hallelujah hallo halloween halo hamster handsome hannah happiness happy hardcore harley harmony harrypotter
  haslo hateyou hawaii hawk hawks heather heaven heavymetal heineken hell hellfire hello hellohello hellokitty
  helloworld hercules hermione hermosa hero heroes heslo hihi hiphop history hobbit hockey hogwarts holiday
  holland hollywood holmes homer honda honey hooters hope horny horse horses hotdog hotmail hottie houston hulk
  hunter hunters hunting hurricane hustler icecream iceman idiot iforgot ihateyou ilove ilovegod iloveme iloveu
  iloveyou iloveyouso iluvu imissyou immortal india indigo inferno infinite infinity insane instagram inter
  internet invincible iphone ironman isabella island italia italy jackdaniels jackson jacob james jamesbond
  january japan jasmine jason jasper jazz jedi jeep jennifer jeremy jessica jesus jesuschrist jetaime johnny joker
  jonathan jordan joseph joshua julian juliana july june junior jupiter justice justin juve juventus karina
  karolina katherine kawasaki kevin killbill killer killme kimberly king kings kitten kittens kitty kobe kochanie
  kodeord krishna kristina ladies lady ladybird ladybug lakers lamborghini laptop lasvegas laura lauren lawyer
  legend legendary legolas leonardo lesbian letmein letmeinnow letsgo liberty liebling lightning lily linda
  lindsay linkedin linux lion lions liverpool login lol lolita lollol london lord losenord loser louise loulou
  love lovebug loveit lovelove lovely loveme lover lovers loveyou lucas lucifer lucky luigi madison madonna madrid
  maggie magic magical mama manager manchester maniac manutd march maria mariana marie marijuana marina marine
  marines mario mars marseille martin martina master masters mateusz mathematics matrix matthew maverick max
  maxwell megan melanie melissa men mercedes mercury merlin messi metal metallica mexico miami michael michele
  michelle mickey microsoft midnight miguel milan military million millionaire minecraft minnie misiek missyou
  mivida molly mom mommy monday money monica monika monkey monkeys monster moon moonlight morgan moscow motdepasse
  mother motorola mountain mufasa muffin mulan murder music mustang mylove mypass mypassword myspace mysql mystery
  naked nala napoli naruto natalie natasha nathan nature navy nemo neptune network never newpass newpassword
  newton newyork nicholas nicolas nicole ninja nintendo nirvana nissan nitro no nobody nokia noodle nopass
  nopassword norway nothing november nude nurse ocean october office okay oldpassword oliver olivia olympus omg
  onepiece opensesame openup oracle orange oreo ourpassword packers palmeiras pamela pancake panther panthers papa
  paradise paris parola pass passcode passme passpass passphrase passw passwd password passwordpassword passwords
  passwort patricia patrick patriots pauline peace peaches peanut pearl penguin penis pepper perfect peter phillip
  phoenix physics piano pickle piglet pikachu pilot pimp pimpin pink pirate pirates pizza platinum playboy player
  playgirl playstation pluto pocahontas pokemon poland police polska pony pooh poohbear pookie popcorn porn porno
  porsche poseidon postgres potter power powerful precious pretty prince princesa princess private psycho pumpkin
  punk punkrock puppies puppy purple pussy qazwsx qazxsw queen qweasd qwer qwerty qwertz rabbit racer rachel
  racing raiders rainbow ranger rangers raven ravens raymond realmadrid reaper rebecca red redhead redsox remember
  rescue ricardo rich richard river robert roberto robin roblox rock rocket rocknroll rockstar rocky rodrigo roma
  ronald ronaldo root rose roses router ruby rugby runner russia sabrina sakura salasana samantha samsung samuel
  samurai sandra santos saopaulo sapphire sarah sasha sasuke satan saturday saturn scarface scarlet schalke schatz
  school science scooby scoobydoo scorpion scott sebastian secret secreto secrets segredo seinfeld senha senior
  september sergey server sesame sex sexsex sexy sexyboy sexygirl shadow shark sharks sharon sherlock shit
  shithead shrek sierra sifre signin silver simba simon simpsons singer sister skate skater skywalker slayer
  slipknot slut smile smiley smokey snake sniper snoopy snow snowball snowboard snowflake snowman snuggles soccer
  soldier soleil something sommer sonic sophia sophie spain spam sparkle spartacus spartan spider spiderman spirit
  spongebob spring starcraft starlight stars startrek starwars steelers stefan stephanie steven storm strawberry
  strong stronger student stupid subaru success sugar summer sun sunday sunflower sunrise sunset sunshine super
  superman supernova superstar superuser surfing susan suzuki sweden sweet sweetheart sweetie sweetpea sweety
  swimming swinger sydney sysadmin taylor teacher teamo techno teddy teddybear temp temppass tennis tequiero
  tequila teresa test tester testing tests texas thepassword theresa thomas thor thug thunder thursday tiffany
  tiger tigers tigger timothy titan titans tits together tokyo tomboy toor topgun tornado toronto toyota trinity
  trucker truelove trust trustme tuesday tupac turbo turkey turtle twilight twitter tyler ubuntu unicorn universe
  university unix unknown uranus usa user username vader vagina valentina valerie vampire vanessa vanilla vegas
  vegeta venus veronica victor victoria victory villain vincent violet virginia vodka volcano voldemort volleyball
  wachtwoord walter warcraft warrior watson wednesday weed weekend welcome welcomeback wendy whatever whiskey
  whisky white whore william willkommen windows winner winter witch wizard wolf wolfpack wolverine wolves woman
  women wonderwoman woods woohoo wrestling wtf xbox xxx xxxxxx xyz yahoo yamaha yankees yeah yellow yes yoda
  yomama yourmom yourpassword youtube yvonne zachary zelda zeus zombie zxcv zxcvbn zzz
`);

/** Neighboring characters in the alphabet, among the digits and on keyboards, in both directions. */
export const KEY_RUNS = list(`
  abcdefghijklmnopqrstuvwxyz 01234567890 1234567890 qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop
  qsdfghjklm wxcvbn 1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik, qaz wsx edc rfv tgb yhn ujm !@#$%^&*() йцукенгшщзхъ
  фывапролджэ ячсмитьбю
`);
