/** The languages whose words we know: those of the survey's interface. */
export type TextLanguage = keyof typeof STOP_WORDS;

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words that say nothing about what a text is about. In lower case, without accents. */
export const STOP_WORDS = {
  en: words(
    'a about after again all already also always am an and any are as at be because been before being both but by can cannot ' +
      'could did didn do does doesn doing don done down each else even ever every few for from further get gets getting ' +
      'go goes going got had has hasn have haven having he her here hers him his how i if in into is isn it its itself just ' +
      'let like ll lot lots m made make many may maybe me might more most much must my myself need no nor not now of off ' +
      'on once one only or other our ours out over own please quite rather re really s same she should shouldn so some ' +
      'something still such t than that the their theirs them then there these they thing things think this those through ' +
      'to too two under until up us ve very want was wasn way we were weren what when where which while who whom why will ' +
      'with won would wouldn yes yet you your yours thank thanks' +
      ' sorry well honestly honest opinion unfortunately actually probably basically definitely absolutely totally simply sadly',
  ),
  de: words(
    'aber alle allem allen aller alles als also am an andere auch auf aus bei beim bin bis bisschen bist bitte da dabei damit dann ' +
      'das dass dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen ' +
      'einer eines einfach einige einmal er es etwas euch eure euer fur gab gar ganz geht gewesen gibt habe haben hab hat hatte ' +
      'hatten hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder jedes jetzt ' +
      'kann kein keine keinen keiner konnen konnte konnten leider machen mal man mehr mein meine meinem meinen meiner mich ' +
      'mir mit mochte mochten muss musste mussen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seit ' +
      'sich sie sind so solche soll sollte sollten sondern sonst uber um und uns unser unter viel viele vielleicht vom von vor ' +
      'war waren warum was weil wenn wer werde werden wie wieder will wir wird wirklich wo wurde wurden ware zu zum zur ' +
      'zwar zwei danke finde' +
      ' ehrlich gesagt meinung na eigentlich wahrscheinlich einfach absolut schade',
  ),
  fr: words(
    'a ai alors apres as assez au aucun aucune aussi autre autres aux avais avait avec avez avoir avons beaucoup bien c ca car ' +
      'ce cela celle celui ces cet cette chez comme d dans de des deux dire dois doit donc du elle elles en encore entre est et ' +
      'etait etaient etais ete etes etre eu eux fait faire faut fois font il ils j je jusque l la le les leur leurs lui m ma ' +
      'mais me meme merci mes moi moins mon n ne ni non nos notre nous on ont ou par parce pas peu peut peux plus plutot pour ' +
      'pourquoi pouvoir qu quand que quel quelle quelque qui quoi rien s sa sans se sera serait ses si sinon soit son sont ' +
      'sous suis sur t ta te tellement tes toi ton toujours tous tout toute toutes tres trop tu un une va vais vers veux ' +
      'voir vos votre vous vraiment y serais aurais aurait petit' +
      ' franchement honnetement avis malheureusement desole desolee trouve pense crois simplement dommage',
  ),
  es: words(
    'a al algo alguna algunas alguno algunos antes aqui asi aunque bien cada casi como con cual cuando cuanto de debe deberia ' +
      'del desde donde dos e el ella ellas ellos en entonces entre era eran es esa esas ese eso esos esta estaba estaban ' +
      'estado estan estar estas este esto estos estoy fue fueron gracias ha habia han hace hacer hacia hasta hay he hemos la ' +
      'las le les lo los mas me mejor mi mis mismo mucha muchas mucho muchos muy nada ni no nos nosotros nunca o os otra ' +
      'otras otro otros para pero poco podria por porque puede puedo pues que quien quiero se sea ser si sido siempre sin ' +
      'sobre solo son soy su sus tambien tan tanto te tener tenia tengo tiene tienen toda todas todo todos tu tus tuve un una unas uno ' +
      'unos usted ustedes va vez y ya yo gustaria demasiado bastante' +
      ' verdad opinion siento sinceramente creo desgraciadamente desgracia lamentablemente simplemente',
  ),
  it: words(
    'a abbastanza ad agli ai al alcuni alla alle allo altri altro anche ancora avere avevo aveva avrei bene c che chi ci cio come ' +
      'con contro cosa cosi cui d da dagli dai dal dalla dalle dallo degli dei del dell della delle dello di dire dopo dove due e ' +
      'ed era erano essere fa fare fatto fin fino fu gia gli grazie ha hai hanno ho i il in io l la le lei li lo loro lui ma mai me ' +
      'meno mi mia mie miei mio molta molte molti molto ne negli nei nel nell nella nelle nello niente no noi non nostra ' +
      'nostro o ogni per perche pero piu po poco poi potrebbe proprio puo qua quale quando quanto quasi quella quelle quelli quello ' +
      'questa queste questi questo qui sarebbe se sei sempre senza si sia siamo solo sono sopra sta stata stato stati su sua sue ' +
      'sul sulla suo suoi ti tra troppo tu tua tue tuo tutta tutte tutti tutto un una uno vi voi vorrei all davvero' +
      ' onestamente purtroppo secondo credo penso opinione semplicemente peccato scusate',
  ),
  nl: words(
    'aan af al alle alleen alles als altijd ander andere bedankt ben bij bijna dan dank dat de deze die dit doen door dus ' +
      'echt een eens eerst en er erg even ga gaan gaat geen geweest gewoon goed graag had hadden heb hebben hebt heel heeft helaas het ' +
      'hier hij hoe hun ik in is ja je jij jou jouw jullie kan kon konden kun kunnen laat maar maken me meer mee men met mij ' +
      'mijn misschien moest moet moeten mogen na naar nee niet niets nog nooit nu of om omdat ons onze ook op over s steeds t te ' +
      'tegen toch toen tot u uit uw van vaak veel vind voor waar waren waarom wanneer was wat we weer wel welke werd worden wordt wie wij wil wilde ' +
      'willen zal ze zeer zelf zich zij zijn zo zonder zou zouden' +
      ' eerlijk gezegd mening jammer sorry eigenlijk waarschijnlijk denk',
  ),
  pt: words(
    'a ainda algo alguem algum alguma alguns ao aos apenas aqui as ate bem cada com como da das de dela dele deles depois deve ' +
      'deveria do dois dos e ela elas ele eles em entre era eram essa essas esse esses esta estao estar estas estava estavam este ' +
      'estes estou eu faz fazer fez foi foram ha isso isto ja la lhe lo mais mas me melhor mesmo meu meus minha minhas ' +
      'muita muitas muito muitos na nada nao nas nem nenhum no nos nossa nosso num numa nunca o obrigada obrigado onde os ou ' +
      'outra outro outros para pela pelas pelo pelos pode poderia pois por porque pouco pra quando quanto que quem quero ' +
      'sao se sem sempre ser seria seu seus si sido so sobre sua suas tambem tao te tem tenho ter teve tinha toda ' +
      'todas todo todos tudo um uma umas uns vai vez voce voces gostaria demais bastante tive' +
      ' sinceramente infelizmente opiniao acho verdade desculpe simplesmente pena',
  ),
  ja: words(
    'こと もの それ これ あれ ため よう ところ です ます でし まし ない なかっ ある あり あっ する し した して いる いた い って から けど ' +
      'ので のに だけ まで より など でも とても もっと すごく 少し 私 さん ちょっと ください 思い 思う 思っ 欲しい ほしい できる でき なる なっ なり ' +
      'いう そう どう とき 時 の に は を が と で も へ や か ね よ な た て だ さ れ ら ん られ くれ いただき ありがとう ござい 点 方 何 中 感じ' +
      ' 正直 個人 的 残念 ながら たぶん 今回 多分',
  ),
  ar: words(
    'في من على الى عن مع هذا هذه ذلك تلك التي الذي الذين هو هي هم انا انت نحن كان كانت يكون تكون لم لن لا ما ان اذا او ' +
      'ثم قد كل بعض غير بين عند عندي عندما حتى لكن ولكن جدا فقط ايضا اكثر اقل كثير كثيرا كما هناك هنا منذ بعد قبل خلال ' +
      'لي لكم لدي لدى لها له به بها فيه فيها منه منها عليه عليها انه انها اني شكرا كيف متى لماذا ليس ليست تم يتم و يا اي وهو وهي ' +
      'الان دائما ابدا احيانا ارجو اتمنى اريد يوجد وكان وكانت ولم وقد مثل حيث نفس اليوم شيء شي' +
      ' للاسف بصراحه بصراحة رايي اعتقد اظن عفوا',
  ),
} as const satisfies Record<string, ReadonlySet<string>>;
