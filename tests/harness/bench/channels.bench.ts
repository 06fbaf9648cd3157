import { mapText } from '#shared/channels/map-text.ts';
import { type ChannelGrammar, type MadeText, makeTexts } from './channels/grammar.ts';
import { HELD_OUT } from './channels/held-out-grammar.ts';
import { judgeMapping, type MappingVerdict } from './channels/judge-mapping.ts';
import { KNOWN } from './channels/known-grammar.ts';
import { substringRules } from './channels/substring-rules.ts';
import type { Figure, FigureBench } from './figures.ts';
import { randomFrom } from '#tests/support/simulation/random.ts';

const SEED = 20_261_123;
/** In all languages together; in each one they must not be worse. */
const BETTER_BY = 0.05;

const channelOf = ({ text, language }: MadeText) => {
  const found = mapText(text, { language });
  return found.kind === 'mapped' ? found.channel : null;
};

function figuresOf(name: string, texts: readonly MadeText[], betterBy = 0): Figure[] {
  const product = judgeMapping(texts, channelOf);
  const [labels, every] = (['labels', 'every alias'] as const).map((vocabulary) => {
    const find = substringRules(vocabulary);
    return judgeMapping(texts, ({ text }) => find(text));
  });
  const figure = (measure: keyof MappingVerdict): Figure => {
    const reference = Math.max(labels?.[measure] ?? 0, every?.[measure] ?? 0);
    return {
      name: `${name}: ${measure}`,
      unit: '%',
      product: product[measure] * 100,
      reference: reference * 100,
      goal: `at least ${betterBy * 100} points above: ${product[measure] >= reference + betterBy ? 'met' : 'MISSED'}`,
    };
  };
  return [figure('precision'), figure('recall')];
}

function bench(title: string, grammars: Readonly<Record<string, ChannelGrammar>>): FigureBench {
  return {
    title,
    reference:
      'the better of two: the first label, or the first of our own aliases, that stands somewhere in the text in small letters',
    sizeUnit: 'texts',
    sizes: [500, 1_000, 2_000],
    measure: (size) => {
      const languages = Object.keys(grammars);
      const texts = makeTexts(grammars, size / languages.length, randomFrom(SEED));
      return Promise.resolve([
        ...figuresOf('all languages', texts, BETTER_BY),
        ...languages.flatMap((language) =>
          figuresOf(
            language,
            texts.filter((text) => text.language === language),
          ),
        ),
      ]);
    },
  };
}

export const benches: readonly FigureBench[] = [
  bench('Channels of made texts, held-out grammar', HELD_OUT),
  bench('Channels of made texts, known grammar', KNOWN),
];
