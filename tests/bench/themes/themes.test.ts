import { describe, expect, it } from 'vitest';
import { findThemes } from '#shared/text/find-themes.ts';
import { randomFrom } from '../simulation/random.ts';
import { frequentWordGroups } from './frequent-word-groups.ts';
import { GRAMMAR, makeAnswers } from './grammar.ts';
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

describe('the judge of themes', () => {
  const answers = [0, 0, 1, 1, null].map((theme, at) => ({ text: String(at), theme }));

  it('finds the true themes pure and complete', () => {
    expect(
      judge(answers, [
        [0, 1],
        [2, 3],
      ]),
    ).toEqual({ purity: 1, coverage: 1, together: 1, groups: 2 });
  });

  it('finds one group of everything impure', () => {
    expect(judge(answers, [[0, 1, 2, 3, 4]])).toMatchObject({ purity: 0.4, coverage: 1, together: 1 });
  });

  it('finds single answers pure and torn apart', () => {
    expect(judge(answers, [[0], [1], [2]])).toEqual({ purity: 1, coverage: 0.75, together: 0.5, groups: 3 });
  });
});
