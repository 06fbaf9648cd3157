import { describe, expect, it } from 'vitest';
import type { TextLanguage } from '#shared/text/stop-words.ts';
import { readEntries } from '#shared/text/topics/compile-words.ts';
import { findTopics } from '#shared/text/topics/find-topics.ts';
import { createEntryMatcher, patternsOf } from '#shared/text/topics/match-entries.ts';
import { createPartReader } from '#shared/text/topics/read-parts.ts';
import type { TopicWords } from '#shared/text/topics/topic-words.ts';
import { TOPICS, TOPIC_IDS } from '#shared/text/topics/topics.ts';

/** Each text with its topics: `+` is praise, `-` complaint, nothing neutral. */
const SENTENCES: Readonly<Record<TextLanguage, Readonly<Record<string, string>>>> = {
  en: {
    'Fast delivery, and the quality is excellent.': '+delivery +quality',
    'The parcel came two weeks late.': '-delivery',
    'Shipping costs are far too high': '-delivery-cost',
    'Too expensive for what it is': '-price',
    'My discount code did not work': '-discount',
    'The zip broke after two days': '-quality',
    'The bottle was leaking when it arrived': '-damaged',
    'You sent me the wrong size': '-wrong-item',
    'It is too small, there is no size guide': '-size-fit',
    'I love the colour': '+colour',
    'Tastes delicious': '+taste',
    'Customer service never answered my emails': '-service',
    'Refund took forever': '-returns',
    'The website is very slow': '-website',
    'Do you take PayPal?': 'payment',
    'Always out of stock': '-stock',
    'I was not sure if this is a scam': '-trust',
    'A friend recommended you': '+recommendation',
    'The quality is not bad': '+quality',
    'P&P of £7.99 for a card': 'delivery-cost',
    'It took 12 days to arrive': '-delivery',
    Hello: '',
    'asdf qwer': '',
  },
  de: {
    'Schnelle Lieferung und tolle Qualität': '+delivery +quality',
    'Das Paket kam zwei Wochen zu spät': '-delivery',
    'Die Versandkosten sind zu hoch': '-delivery-cost',
    'Viel zu teuer': '-price',
    'Der Rabattcode hat nicht funktioniert': '-discount',
    'Die Qualität ist nicht schlecht': '+quality',
    'Kundenservice antwortet nicht': '-service',
    'Kann man auch auf Rechnung zahlen?': 'payment',
    'Leider ausverkauft': '-stock',
    'Schmeckt sehr lecker': '+taste',
    'Guten Tag': '',
  },
  fr: {
    'Livraison rapide et très bonne qualité': '+delivery +quality',
    'Frais de port trop élevés': '-delivery-cost',
    'Trop cher': '-price',
    'Le personnel est vraiment serviable': '+service',
    'Le code promo ne marche pas': '-discount',
    'Le service client ne répond pas': '-service',
    'Le site est lent': '-website',
    'La qualité n’est pas mauvaise': '+quality',
    Bonjour: '',
  },
  es: {
    'Envío rápido y muy buena calidad': '+delivery +quality',
    'Los gastos de envío son demasiado altos': '-delivery-cost',
    'Demasiado caro': '-price',
    'El código de descuento no funciona': '-discount',
    'Atención al cliente no contesta': '-service',
    'La página va muy lenta': '-website',
    'Pedí la talla 38 y me llegó la 40': '-wrong-item',
    'La calidad no es mala': '+quality',
    Hola: '',
  },
  it: {
    'Consegna veloce e ottima qualità': '+delivery +quality',
    'Spese di spedizione troppo alte': '-delivery-cost',
    'Troppo caro': '-price',
    'Il codice sconto non funziona': '-discount',
    'Vorrei scegliere l’orario': 'delivery',
    'La zip si è bloccata subito e il tessuto fa i pallini': '-quality',
    Buongiorno: '',
  },
  nl: {
    'Snelle levering en goede kwaliteit': '+delivery +quality',
    'Verzendkosten zijn te hoog': '-delivery-cost',
    'Veel te duur': '-price',
    'De kortingscode werkt niet': '-discount',
    'Hele andere kleur dan op de foto': '-colour',
    Goedemorgen: '',
  },
  pt: {
    'Entrega rápida e ótima qualidade': '+delivery +quality',
    'O frete é muito caro': '-delivery-cost',
    'Muito caro': '-price',
    'O cupom não funciona': '-discount',
    'Bom dia': '',
  },
  ja: {
    '発送が早くて助かりました。品質も良いです': '+delivery +quality',
    商品がまだ届きません: '-delivery',
    送料が高い: '-delivery-cost',
    クーポンが使えない: '-discount',
    味は美味しくない: '-taste',
    品質は悪くない: '+quality',
    サイズが小さかった: '-size-fit',
    こんにちは: '',
  },
  ar: {
    'التوصيل سريع والجودة ممتازة': '+delivery +quality',
    'لم يصل الطلب حتى الآن': '-delivery',
    'رسوم الشحن عالية': '-delivery-cost',
    'السعر غالي جدا': '-price',
    'كود الخصم لا يعمل': '-discount',
    'خدمة العملاء لا ترد': '-service',
    'وبالجودة العالية': '+quality',
    مرحبا: '',
  },
};

const SIGNS = { praise: '+', complaint: '-', neutral: '' };

const written = (text: string, language: TextLanguage) =>
  findTopics(text, language)
    .map(({ topic, tone }) => SIGNS[tone] + topic)
    .sort((a, b) => a.replace(/^[+-]/, '').localeCompare(b.replace(/^[+-]/, '')))
    .join(' ');

const NO_WORDS = { said: '', praise: '', complaint: '' };

/** Whether a text holds an entry of a list that has no other. */
function holds(entry: string, text: string): boolean {
  const topics = Object.fromEntries(TOPIC_IDS.map((id) => [id, NO_WORDS])) as TopicWords['topics'];
  const words: TopicWords = {
    topics: { ...topics, quality: { ...NO_WORDS, said: entry } },
    ...{ nothing: '', good: '', bad: '', not: '', but: '', wish: '', denies: 'before' },
  };
  const entries = readEntries(words, 'en');
  const patterns = patternsOf(entries);
  const { parts } = createPartReader(patterns, 'en')(text);
  return createEntryMatcher(entries, patterns)(parts).length > 0;
}

describe('topics of what shoppers write', () => {
  describe.each(Object.entries(SENTENCES))('in %s', (language, sentences) => {
    it.each(Object.entries(sentences))('%s', (text, topics) => {
      expect(written(text, language as TextLanguage)).toBe(topics);
    });
  });

  it('stand in two levels', () => {
    expect(TOPIC_IDS).toHaveLength(28);
    expect(new Set(Object.values(TOPICS).map(({ group }) => group)).size).toBe(7);
  });

  it('are found by each choice of words in an entry, and by any number', () => {
    const finds = (text: string) => holds('(came_apart|split) after # (wash|washes)', text);
    expect(finds('It came apart after 2 washes')).toBe(true);
    expect(finds('Split after the 12th wash')).toBe(true);
    expect(finds('It came slightly apart after 2 washes')).toBe(false);
    expect(finds('Came, apart after 2 washes')).toBe(false);
    expect(finds('It came apart after many washes')).toBe(false);
    expect(holds('p_p # each', 'P&P of 7.50 each')).toBe(true);
  });

  it('do not depend on capitals, accents or apostrophes', () => {
    const plain = written('Livraison tres rapide', 'fr');
    expect(plain).toBe('+delivery');
    expect(written('LIVRAISON TRÈS RAPIDE', 'fr')).toBe(plain);
    expect(written("didn't arrive", 'en')).toBe(written('didnt arrive', 'en'));
    expect(written('Die Laenge passt nicht', 'de')).toBe(written('Die Länge passt nicht', 'de'));
  });

  it('are told apart by the clause that they stand in', () => {
    expect(written('Delivery was slow but the quality is great', 'en')).toBe('-delivery +quality');
    expect(written('Great quality. Delivery was slow.', 'en')).toBe('-delivery +quality');
  });
});
