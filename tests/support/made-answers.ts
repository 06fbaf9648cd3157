/** What a theme's sentences are made of: one of the subjects and one of the things said about it. */
interface ThemeRules {
  readonly subjects: readonly string[];
  readonly said: readonly string[];
}

interface LanguageRules {
  /** Before and after the sentence; they say nothing. */
  readonly openers: readonly string[];
  readonly closers: readonly string[];
  /** Said of the subjects of every theme. */
  readonly saidOfAll: readonly string[];
  readonly themes: readonly ThemeRules[];
  /** Answers without a theme. */
  readonly empty: readonly string[];
  readonly space: '' | ' ';
}

const list = (text: string) => text.split('|');

const theme = (subjects: string, said: string): ThemeRules => ({
  subjects: list(subjects),
  said: list(said),
});

/** In each language the themes are: delivery, damage, price, size, fabric, checkout, service, choice of colours. */
export const GRAMMAR: Readonly<Record<string, LanguageRules>> = {
  en: {
    openers: list('|||I think|honestly|to be honest|for me|sorry but|in my opinion|well'),
    closers: list('||||this time|again|last month|unfortunately|as a regular customer|which surprised me'),
    saidOfAll: list('could be better|was not good|is a problem|was disappointing|was great'),
    themes: [
      theme(
        'delivery|the shipping|my order|the courier|dispatch|the delivery time',
        'took two weeks|arrived late|was too slow|took forever|came days after the promised date|was late again',
      ),
      theme(
        'the box|my parcel|the packaging|the glass|the bottle|the carton',
        'was damaged|arrived broken|was crushed|leaked all over|was torn open|had a big dent',
      ),
      theme(
        'the price|prices|the cost|postage fees|your discount|the voucher',
        'is too expensive|should be cheaper|is more than I can afford|went up a lot|costs more than elsewhere|is overpriced',
      ),
      theme(
        'the size|the sizing chart|the shoes|the dress|the fit|sleeves',
        'runs small|is too tight|was too large|does not match the chart|fits badly|was a size too big',
      ),
      theme(
        'the fabric|the material|the cotton|stitching|the seams|the wool',
        'feels cheap|is very thin|came apart after one wash|faded in the wash|itches on the skin|lost its shape after washing',
      ),
      theme(
        'checkout|the website|the payment page|my card|the login|the app',
        'kept crashing|gave an error|would not load|rejected my payment|froze on the phone|logged me out',
      ),
      theme(
        'customer service|support|the chat agent|the hotline|your team|the helpdesk',
        'never replied|ignored my email|was rude|did not answer the phone|kept me waiting on hold|could not help with my refund',
      ),
      theme(
        'the colours|the selection|the range|the patterns|your assortment|the choice',
        'should include green|needs more variety|is missing blue|is too limited|has only black and white|lacks brighter tones',
      ),
    ],
    empty: list('nothing|no comment|ok|all fine|none|no idea|n/a|see above|yes|I do not know'),
    space: ' ',
  },
  de: {
    openers: list('|||Ich finde|ehrlich gesagt|meiner Meinung nach|leider|also|für mich|na ja'),
    closers: list('||||diesmal|schon wieder|letzten Monat|als Stammkundin|das hat mich überrascht'),
    saidOfAll: list('könnte besser sein|war nicht gut|ist ein Problem|war enttäuschend|war toll'),
    themes: [
      theme(
        'die Lieferung|der Versand|meine Bestellung|der Paketbote|die Lieferzeit|die Zustellung',
        'hat zwei Wochen gedauert|kam zu spät|war zu langsam|kam Tage nach dem Termin|hat ewig gedauert|war wieder verspätet',
      ),
      theme(
        'der Karton|mein Paket|die Verpackung|das Glas|die Flasche|die Schachtel',
        'war beschädigt|kam kaputt an|war zerdrückt|ist ausgelaufen|war aufgerissen|hatte eine Delle',
      ),
      theme(
        'der Preis|die Preise|die Kosten|die Versandkosten|der Rabatt|der Gutschein',
        'ist zu teuer|sollte günstiger sein|kann ich mir nicht leisten|ist stark gestiegen|kostet mehr als anderswo|ist überteuert',
      ),
      theme(
        'die Größe|die Größentabelle|die Schuhe|das Kleid|die Passform|die Ärmel',
        'fällt klein aus|ist zu eng|war zu weit|stimmt nicht mit der Tabelle überein|passt schlecht|war eine Nummer zu groß',
      ),
      theme(
        'der Stoff|das Material|die Baumwolle|die Naht|die Nähte|die Wolle',
        'fühlt sich billig an|ist sehr dünn|ging nach einer Wäsche auf|ist beim Waschen ausgeblichen|kratzt auf der Haut|hat nach dem Waschen die Form verloren',
      ),
      theme(
        'die Kasse|die Webseite|die Bezahlseite|meine Karte|die Anmeldung|die App',
        'ist abgestürzt|zeigte einen Fehler|lädt nicht|hat die Zahlung abgelehnt|hängt auf dem Handy|hat mich abgemeldet',
      ),
      theme(
        'der Kundendienst|der Kundenservice|der Chat|die Hotline|Ihr Team|die Beratung',
        'hat nie geantwortet|ignoriert meine E-Mail|war unfreundlich|geht nicht ans Telefon|ließ mich in der Warteschleife|konnte bei der Erstattung nicht helfen',
      ),
      theme(
        'die Farben|die Auswahl|das Sortiment|die Muster|das Angebot|die Farbauswahl',
        'sollte Grün enthalten|braucht mehr Vielfalt|ohne Blau ist schade|ist zu begrenzt|hat nur Schwarz und Weiß|braucht hellere Töne',
      ),
    ],
    empty: list('nichts|kein Kommentar|ok|alles gut|keine Ahnung|siehe oben|ja|weiß nicht|passt so|-'),
    space: ' ',
  },
  fr: {
    openers: list('|||je trouve que|franchement|à mon avis|pour moi|désolée mais|honnêtement|bon'),
    closers: list(
      '||||cette fois|encore une fois|le mois dernier|malheureusement|en tant que cliente fidèle',
    ),
    saidOfAll: list('pourrait être mieux|n’était pas bien|pose problème|m’a déçue|était super'),
    themes: [
      theme(
        'la livraison|l’expédition|ma commande|le livreur|le transporteur|le délai de livraison',
        'a pris deux semaines|est arrivée en retard|était trop lente|a duré une éternité|est venu des jours après la date promise|est encore en retard',
      ),
      theme(
        'le carton|mon colis|l’emballage|le verre|la bouteille|la boîte',
        'était abîmé|est arrivé cassé|était écrasé|a coulé partout|était déchiré|avait une bosse',
      ),
      theme(
        'le prix|les prix|le coût|les frais de port|la réduction|le bon d’achat',
        'est trop cher|devrait être moins cher|dépasse mon budget|a beaucoup augmenté|coûte plus qu’ailleurs|est excessif',
      ),
      theme(
        'la taille|le guide des tailles|les chaussures|la robe|la coupe|les manches',
        'taille petit|est trop serrée|était trop large|ne correspond pas au guide|ne me va pas|était une pointure trop grande',
      ),
      theme(
        'le tissu|la matière|le coton|les coutures|la couture|la laine',
        'fait bas de gamme|est très fin|s’est décousu après un lavage|a déteint à la machine|gratte la peau|s’est déformé au lavage',
      ),
      theme(
        'le panier|le site|la page de paiement|ma carte|la connexion|l’application',
        'plante sans arrêt|affiche une erreur|ne charge pas|a refusé le paiement|bloque sur le téléphone|m’a déconnectée',
      ),
      theme(
        'le service client|le support|le conseiller|la hotline|votre équipe|l’assistance',
        'n’a jamais répondu|ignore mes courriels|était impoli|ne décroche pas|m’a fait attendre en ligne|n’a pas aidé pour le remboursement',
      ),
      theme(
        'les couleurs|le choix|la gamme|les motifs|votre assortiment|la sélection',
        'devrait inclure du vert|manque de variété|sans bleu c’est dommage|est trop limité|n’a que du noir et du blanc|manque de tons clairs',
      ),
    ],
    empty: list(
      'rien|aucun commentaire|ok|tout va bien|je ne sais pas|voir plus haut|oui|néant|rien à dire|-',
    ),
    space: ' ',
  },
  es: {
    openers: list('|||creo que|la verdad|en mi opinión|para mí|lo siento pero|sinceramente|bueno'),
    closers: list('||||esta vez|otra vez|el mes pasado|por desgracia|como clienta habitual'),
    saidOfAll: list('podría ser mejor|no fue bueno|es un problema|fue decepcionante|fue genial'),
    themes: [
      theme(
        'la entrega|el envío|mi pedido|el repartidor|el mensajero|el plazo de entrega',
        'tardó dos semanas|llegó tarde|fue demasiado lento|tardó una eternidad|vino días después de la fecha prometida|se retrasó otra vez',
      ),
      theme(
        'la caja|mi paquete|el embalaje|el vaso|la botella|el cartón',
        'estaba dañado|llegó roto|estaba aplastado|se derramó todo|venía rasgado|tenía un golpe',
      ),
      theme(
        'el precio|los precios|el coste|los gastos de envío|el descuento|el cupón',
        'es demasiado caro|debería ser más barato|no me lo puedo permitir|ha subido mucho|cuesta más que en otros sitios|es excesivo',
      ),
      theme(
        'la talla|la guía de tallas|los zapatos|el vestido|el corte|las mangas',
        'talla pequeño|aprieta demasiado|quedaba muy ancho|no coincide con la guía|me queda mal|era un número más grande',
      ),
      theme(
        'la tela|el material|el algodón|las costuras|la costura|la lana',
        'parece de mala calidad|es muy fina|se descosió al primer lavado|se destiñó en la lavadora|pica en la piel|perdió la forma al lavarla',
      ),
      theme(
        'el carrito|la página|la pasarela de pago|mi tarjeta|el inicio de sesión|la aplicación',
        'se cuelga|dio un error|no carga|rechazó el pago|se bloquea en el móvil|me cerró la sesión',
      ),
      theme(
        'la atención al cliente|el soporte|el agente del chat|la línea telefónica|su equipo|el servicio',
        'nunca respondió|ignora mis correos|fue maleducado|no coge el teléfono|me dejó en espera|no ayudó con el reembolso',
      ),
      theme(
        'los colores|la selección|la gama|los estampados|el surtido|la variedad',
        'debería incluir verde|necesita más opciones|sin azul es una pena|es muy limitada|solo tiene negro y blanco|necesita tonos más claros',
      ),
    ],
    empty: list('nada|sin comentarios|ok|todo bien|no sé|ver arriba|sí|ninguno|nada que decir|-'),
    space: ' ',
  },
  ja: {
    openers: list('||||正直|個人的には|残念ながら|今回は|たぶん'),
    closers: list('||||と思います|と感じました|気がします|ので残念です'),
    saidOfAll: list('がよくなかった|に問題がある|にがっかりした|はとても良かった'),
    themes: [
      theme(
        '配送|発送|注文した商品|配達|お届け|到着',
        'が二週間もかかった|が遅れた|が遅すぎる|が予定日を過ぎた|がなかなか来ない|がまた遅延した',
      ),
      theme(
        '箱|荷物|梱包|ガラス|瓶|段ボール',
        'が壊れていた|が割れていた|がつぶれていた|から中身が漏れていた|が破れていた|がへこんでいた',
      ),
      theme(
        '価格|値段|料金|送料|割引|クーポン',
        'が高すぎる|をもっと安くしてほしい|は予算を超える|が値上がりした|が他店より高い|は割高だ',
      ),
      theme(
        'サイズ|サイズ表|靴|ワンピース|着丈|袖',
        'が小さめだった|がきつい|が大きすぎた|が表と合わない|が体に合わない|がぶかぶかだった',
      ),
      theme(
        '生地|素材|綿|縫い目|縫製|ウール',
        'が安っぽい|が薄い|が洗濯でほつれた|が洗濯で色落ちした|で肌がかゆい|が洗ったら型崩れした',
      ),
      theme(
        '決済|ウェブサイト|支払い画面|カード|ログイン|アプリ',
        'が固まった|でエラーが出た|が読み込めない|が拒否された|がスマホで動かない|が途中で落ちた',
      ),
      theme(
        'カスタマーサービス|サポート|チャット担当|電話窓口|スタッフ|問い合わせ',
        'から返信がない|にメールを無視された|の態度が悪い|に電話がつながらない|で長く待たされた|が返金に対応しない',
      ),
      theme(
        '色|品揃え|種類|柄|ラインナップ|カラー',
        'に緑がほしい|の選択肢が足りない|に青がない|が限られている|が黒と白しかない|に明るい色調がほしい',
      ),
    ],
    empty: list('特になし|なし|ありません|わからない|大丈夫|上記の通り|はい|いいえ|ない|普通'),
    space: '',
  },
};

export interface MadeAnswer {
  readonly text: string;
  /** Null for an answer that has none. */
  readonly theme: number | null;
}

const EMPTY_SHARE = 0.1;
const OF_ALL_SHARE = 0.15;
const TYPO_SHARE = 0.05;

/** Makes answers in one language. Themes are unequally frequent, and one word in twenty has a typo. */
export function makeAnswers(language: string, count: number, random: () => number): MadeAnswer[] {
  const rules = GRAMMAR[language];
  if (!rules) throw new Error(`There are no rules for ${language}.`);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  return Array.from({ length: count }, () => {
    if (random() < EMPTY_SHARE) return { text: pick(rules.empty), theme: null };
    // The square makes the first themes the most frequent.
    const theme = Math.floor(random() ** 1.5 * rules.themes.length);
    const { subjects, said } = rules.themes[theme] as ThemeRules;
    const told = random() < OF_ALL_SHARE ? pick(rules.saidOfAll) : pick(said);
    const parts = [pick(rules.openers), pick(subjects), told, pick(rules.closers)];
    const text = parts.filter((part) => part !== '').join(rules.space);
    return { text: rules.space === '' ? text : withTypos(text, random), theme };
  });
}

function withTypos(text: string, random: () => number): string {
  return text
    .split(' ')
    .map((word) => (word.length >= 5 && random() < TYPO_SHARE ? mistyped(word, random) : word))
    .join(' ');
}

/** Swaps two letters, or leaves one out. */
function mistyped(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const swapped = random() < 0.5 ? (word[at + 1] ?? '') + (word[at] ?? '') : (word[at + 1] ?? '');
  return word.slice(0, at) + swapped + word.slice(at + 2);
}
