import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mergeThemes,
  putTheme,
  splitTheme,
  withoutTheme,
} from '#web/admin/features/findings/texts/edit-themes.ts';
import { createThemeMatcher } from '#shared/text/match-themes.ts';
import type { ThemeRule } from '#shared/text/theme-rule.ts';

const WORDS = ['late', 'slow', 'small', 'dear', 'blue', 'lovely'];
const somePhrases = fc
  .uniqueArray(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 4 })
  .map((words) => words.map((text) => ({ language: 'en' as const, text })));
const someThemes = fc
  .array(somePhrases, { minLength: 2, maxLength: 4 })
  .map((lists): ThemeRule[] => lists.map((phrases, at) => ({ id: `t${at}`, name: `Theme ${at}`, phrases })));
const someText = fc
  .array(fc.constantFrom(...WORDS, 'other'), { maxLength: 4 })
  .map((words) => words.join(' '));
const themesOf = (themes: readonly ThemeRule[], text: string) => createThemeMatcher(themes)(text);

describe('pinned themes', () => {
  it('have after a merge the texts of both, once, and the name of the one that stays', () => {
    fc.assert(
      fc.property(someThemes, someText, (themes, text) => {
        const merged = mergeThemes(themes, { from: 't0', into: 't1' });
        const before = themesOf(themes, text);
        const after = themesOf(merged, text);
        expect(merged.map(({ name }) => name)).toEqual(themes.slice(1).map(({ name }) => name));
        expect(after.includes('t1')).toBe(before.includes('t0') || before.includes('t1'));
        expect(after.filter((id) => id !== 't1')).toEqual(before.filter((id) => id !== 't0' && id !== 't1'));
      }),
    );
  });

  it('have after a split the same texts in the two parts, and a merge undoes it', () => {
    fc.assert(
      fc.property(someThemes, someText, (themes, text) => {
        const phrases = themes[0]?.phrases.slice(0, 1) ?? [];
        const split = splitTheme(themes, 't0', { id: 'new', name: 'New', phrases });
        const [before, after] = [themesOf(themes, text), themesOf(split, text)];
        expect(after.includes('t0') || after.includes('new')).toBe(before.includes('t0'));
        const again = mergeThemes(split, { from: 'new', into: 't0' });
        expect(themesOf(again, text)).toEqual(before);
        expect(again.map(({ id }) => id)).toEqual(themes.map(({ id }) => id));
      }),
    );
  });

  it('are replaced in their place, added at the end, and removed by their id', () => {
    const [one, other] = ['t0', 't1'].map((id): ThemeRule => ({ id, name: id, phrases: [] }));
    if (!one || !other) throw new Error('There are two.');
    expect(putTheme([one, other], { ...one, name: 'New' })).toEqual([{ ...one, name: 'New' }, other]);
    expect(putTheme([one], other)).toEqual([one, other]);
    expect(withoutTheme([one, other], 't0')).toEqual([other]);
    expect(mergeThemes([one], { from: 't0', into: 't0' })).toEqual([one]);
  });
});
