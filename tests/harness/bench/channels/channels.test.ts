import { describe, expect, it } from 'vitest';
import { mapText } from '#shared/channels/map-text.ts';
import { randomFrom } from '#tests/support/simulation/random.ts';
import { GRAMMAR, makeAnswers } from '#tests/support/made-answers.ts';
import { makeTexts, type MadeText } from './grammar.ts';
import { HELD_OUT } from './held-out-grammar.ts';
import { judgeMapping } from './judge-mapping.ts';
import { substringRules } from './substring-rules.ts';

const channelOf = ({ text, language }: MadeText) => {
  const found = mapText(text, { language });
  return found.kind === 'mapped' ? found.channel : null;
};

describe('channels of 2,000 made texts that no rule was chosen by', () => {
  const texts = makeTexts(HELD_OUT, 400, randomFrom(31));

  it.each(['labels', 'every alias'] as const)(
    'are found more often and more exactly than by substrings of %s',
    (of) => {
      const find = substringRules(of);
      const plain = judgeMapping(texts, ({ text }) => find(text));
      const rules = judgeMapping(texts, channelOf);
      expect(rules.precision).toBeGreaterThan(plain.precision + 0.05);
      expect(rules.recall).toBeGreaterThan(plain.recall + 0.05);
      expect(rules.precision).toBeGreaterThan(0.95);
      expect(rules.recall).toBeGreaterThan(0.9);
    },
  );

  it('are found in every language', () => {
    for (const language of Object.keys(HELD_OUT)) {
      const own = judgeMapping(
        texts.filter((text) => text.language === language),
        channelOf,
      );
      expect(own.precision).toBeGreaterThan(0.93);
      expect(own.recall).toBeGreaterThan(0.85);
    }
  });
});

describe('answers about deliveries, sizes and prices', () => {
  it.each(Object.keys(GRAMMAR))('in %s are mapped to a channel at most 20 times of 1,000', (language) => {
    const answers = makeAnswers(language, 1_000, randomFrom(12));
    const mapped = answers.filter(({ text }) => channelOf({ text, language, channel: null }) !== null);
    expect(mapped.length).toBeLessThanOrEqual(20);
  });
});
