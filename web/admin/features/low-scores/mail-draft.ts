import type { Discount } from '#shared/api/analytics-inbox.ts';

/** What a draft is written from. Unknown parts are left out. */
export interface MailFacts {
  /** The language in which the shopper answered. */
  readonly language: string | null;
  readonly name: string | null;
  readonly score: { readonly value: number; readonly scale: number } | null;
  readonly words: string | null;
  readonly discount: Discount | null;
  readonly signature: string;
  readonly store: string;
  readonly timeZone: string;
}

interface MailWords {
  readonly subject: (store: string) => string;
  readonly hello: (name: string | null) => string;
  readonly thanks: string;
  readonly score: (value: string, scale: string) => string;
  readonly wrote: (words: string) => string;
  readonly ask: string;
  readonly discount: (code: string, percent: string, until: string) => string;
}

/** The languages of the shoppers' pages. */
const WORDS = {
  en: {
    subject: (store) => `Your answer to ${store}`,
    hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
    thanks: 'Thank you for answering our survey.',
    score: (value, scale) => `You gave us ${value} of ${scale}.`,
    wrote: (words) => `You wrote: “${words}”`,
    ask: 'We would like to understand what went wrong. Would you tell us more? You can simply reply to this mail.',
    discount: (code, percent, until) =>
      `With the code ${code} you get ${percent} off one order until ${until}.`,
  },
  de: {
    subject: (store) => `Ihre Antwort an ${store}`,
    hello: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    thanks: 'vielen Dank, dass Sie unsere Umfrage beantwortet haben.',
    score: (value, scale) => `Sie haben uns ${value} von ${scale} gegeben.`,
    wrote: (words) => `Sie haben geschrieben: „${words}“`,
    ask: 'Wir möchten verstehen, was nicht gut war. Mögen Sie uns mehr dazu sagen? Antworten Sie einfach auf diese E-Mail.',
    discount: (code, percent, until) =>
      `Mit dem Code ${code} erhalten Sie bis zum ${until} ${percent} Rabatt auf eine Bestellung.`,
  },
  fr: {
    subject: (store) => `Votre réponse à ${store}`,
    hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    thanks: 'Merci d’avoir répondu à notre questionnaire.',
    score: (value, scale) => `Vous nous avez donné ${value} sur ${scale}.`,
    wrote: (words) => `Vous avez écrit : « ${words} »`,
    ask: 'Nous aimerions comprendre ce qui n’a pas été. Pouvez-vous nous en dire plus ? Répondez simplement à cet e-mail.',
    discount: (code, percent, until) =>
      `Avec le code ${code}, vous bénéficiez de ${percent} de réduction sur une commande jusqu’au ${until}.`,
  },
  es: {
    subject: (store) => `Su respuesta a ${store}`,
    hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    thanks: 'Gracias por responder a nuestra encuesta.',
    score: (value, scale) => `Nos dio ${value} de ${scale}.`,
    wrote: (words) => `Usted escribió: «${words}»`,
    ask: 'Nos gustaría entender qué no fue bien. ¿Nos cuenta algo más? Puede responder a este correo.',
    discount: (code, percent, until) =>
      `Con el código ${code} tiene un ${percent} de descuento en un pedido hasta el ${until}.`,
  },
  it: {
    subject: (store) => `La sua risposta a ${store}`,
    hello: (name) => (name ? `Buongiorno ${name},` : 'Buongiorno,'),
    thanks: 'grazie per aver risposto al nostro sondaggio.',
    score: (value, scale) => `Ci ha dato ${value} su ${scale}.`,
    wrote: (words) => `Ha scritto: «${words}»`,
    ask: 'Vorremmo capire che cosa non è andato bene. Può dirci di più? Basta rispondere a questa e-mail.',
    discount: (code, percent, until) =>
      `Con il codice ${code} ha il ${percent} di sconto su un ordine fino al ${until}.`,
  },
  pt: {
    subject: (store) => `A sua resposta a ${store}`,
    hello: (name) => (name ? `Olá, ${name},` : 'Olá,'),
    thanks: 'Obrigado por responder ao nosso inquérito.',
    score: (value, scale) => `Deu-nos ${value} em ${scale}.`,
    wrote: (words) => `Escreveu: “${words}”`,
    ask: 'Gostaríamos de perceber o que não correu bem. Pode contar-nos mais? Basta responder a este e-mail.',
    discount: (code, percent, until) =>
      `Com o código ${code} tem ${percent} de desconto numa encomenda até ${until}.`,
  },
  nl: {
    subject: (store) => `Uw antwoord aan ${store}`,
    hello: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
    thanks: 'Bedankt voor het invullen van onze enquête.',
    score: (value, scale) => `U gaf ons een ${value} van ${scale}.`,
    wrote: (words) => `U schreef: “${words}”`,
    ask: 'We willen graag begrijpen wat er niet goed ging. Wilt u ons meer vertellen? U kunt gewoon op deze e-mail antwoorden.',
    discount: (code, percent, until) =>
      `Met de code ${code} krijgt u tot ${until} ${percent} korting op één bestelling.`,
  },
  ja: {
    subject: (store) => `${store}へのご回答について`,
    hello: (name) => (name ? `${name} 様` : 'お客様'),
    thanks: 'アンケートにご回答いただき、ありがとうございました。',
    score: (value, scale) => `${scale}点満点中${value}点の評価をいただきました。`,
    wrote: (words) => `いただいたコメント：「${words}」`,
    ask: 'どのような点がご期待に沿えなかったのか、詳しくお聞かせいただけますでしょうか。このメールにそのままご返信ください。',
    discount: (code, percent, until) =>
      `コード ${code} をご利用いただくと、${until}まで、ご注文1回が${percent}割引になります。`,
  },
  ar: {
    subject: (store) => `إجابتك إلى ${store}`,
    hello: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
    thanks: 'شكرًا لإجابتك عن استبياننا.',
    score: (value, scale) => `لقد منحتنا ${value} من ${scale}.`,
    wrote: (words) => `وكتبت: «${words}»`,
    ask: 'نود أن نفهم ما الذي لم يكن على ما يرام. هل يمكنك أن تخبرنا بالمزيد؟ يكفي الرد على هذه الرسالة.',
    discount: (code, percent, until) =>
      `باستخدام الرمز ${code} تحصل على خصم ${percent} على طلب واحد حتى ${until}.`,
  },
} as const satisfies Record<string, MailWords>;

type MailLanguage = keyof typeof WORDS;

export const MAIL_LANGUAGES = Object.keys(WORDS) as readonly MailLanguage[];

/** Mail programs cut long addresses. */
const MOST_WORDS = 300;

/** The subject and the body of a mail, in the shopper's language, else in English. */
export function mailDraft({
  language,
  name,
  score,
  words,
  discount,
  signature,
  store,
  timeZone,
}: MailFacts): { readonly subject: string; readonly body: string; readonly language: MailLanguage } {
  const known = MAIL_LANGUAGES.find((each) => each === language?.toLowerCase().split(/[-_]/)[0]) ?? 'en';
  const say: MailWords = WORDS[known];
  const number = new Intl.NumberFormat(known);
  const saying = [
    say.thanks,
    score && say.score(number.format(score.value), number.format(score.scale)),
    words && say.wrote(shorten(words)),
  ];
  const gift =
    discount &&
    say.discount(
      discount.code,
      new Intl.NumberFormat(known, { style: 'percent' }).format(discount.percent / 100),
      new Intl.DateTimeFormat(known, { dateStyle: 'long', timeZone }).format(new Date(discount.endsAt)),
    );
  const body = [
    say.hello(name),
    saying.filter((part) => part !== null && part !== '').join(' '),
    say.ask,
    gift,
    [signature, store].filter((part) => part !== '').join('\n'),
  ];
  return {
    subject: say.subject(store),
    body: body.filter((part) => part !== null && part !== '').join('\n\n'),
    language: known,
  };
}

function shorten(words: string): string {
  const characters = Array.from(words.trim());
  return characters.length <= MOST_WORDS ? words.trim() : `${characters.slice(0, MOST_WORDS).join('')}…`;
}

/** The address that opens the mail program. Without an address the merchant fills it in. */
export function mailAddress(
  email: string | null,
  { subject, body }: { subject: string; body: string },
): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return `mailto:${email === null ? '' : encodeURIComponent(email).replace('%40', '@')}?${query}`;
}
