import { describe, expect, it } from 'vitest';
import { findThemes } from '#shared/text/find-themes.ts';
import { randomFrom } from '#tests/support/simulation/random.ts';
import { frequentWordGroups } from './frequent-word-groups.ts';
import { GRAMMAR, makeAnswers } from '#tests/support/made-answers.ts';
import { judge } from './judge-themes.ts';

describe('themes of made answers', () => {
  it.each(Object.keys(GRAMMAR))(
    'in %s are purer than frequent words, and keep a theme together',
    (language) => {
      const answers = makeAnswers(language, 1_000, randomFrom(77));
      const texts = answers.map(({ text }) => text);
      const groups = findThemes(texts, () => language).map(({ at }) => at);
      const themes = judge(answers, groups);
      const words = judge(answers, frequentWordGroups(texts));
      expect(themes.purity).toBeGreaterThan(0.9);
      expect(themes.coverage).toBeGreaterThan(0.9);
      expect(themes.together).toBeGreaterThan(0.85);
      expect(themes.purity).toBeGreaterThan(words.purity + 0.3);
      expect(themes.together).toBeGreaterThan(words.together + 0.3);
    },
  );
});
