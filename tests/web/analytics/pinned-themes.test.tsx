import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PinnedThemes } from '#shared/api/analytics-themes.ts';
import type { ThemeRule } from '#shared/text/theme-rule.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { findToast } from '../support/toasts.ts';
import { openOverview, wholeQuestion } from './open-overview.tsx';
import { madeResults } from './replies.ts';

const texts = () => wholeQuestion('What could be better?');

const en = (text: string) => ({ language: 'en' as const, text });
const LATE: ThemeRule = { id: 'late', name: 'Late', phrases: [en('late'), en('slow delivery')] };
const SIZES: ThemeRule = { id: 'sizes', name: 'Sizes', phrases: [en('small')] };
const PINNED: PinnedThemes = { themes: [LATE, SIZES], revision: 7, room: 48, isSorting: false };
const rate = { count: 10, total: 40, share: 0.25, low: 0.14, high: 0.4 };

/** The results with both themes pinned. */
function themedResults() {
  const results = madeResults();
  const questions = results.questions.map((question) =>
    question.kind === 'text'
      ? {
          ...question,
          themes: [
            { cell: 'o:late', text: 'Late', isOther: false, rate },
            { cell: 'o:sizes', text: 'Sizes', isOther: false, rate: null },
          ],
        }
      : question,
  );
  return { ...results, questions };
}

const open = (replies: Parameters<typeof openOverview>[0] = {}) =>
  openOverview({
    getPinnedThemes: () => PINNED,
    getQuestionResults: themedResults,
    previewTheme: (input) => ({
      ...{ looked: 40, isAll: true, texts: 12, examples: ['It came late'] },
      byPhrase: (input as { phrases: unknown[] }).phrases.map((_, at) => at + 1),
    }),
    savePinnedThemes: (input) => ({ ...PINNED, ...(input as object), revision: 8, changed: 12 }),
    ...replies,
  });

describe('pinned themes', () => {
  it('stand above the found ones, with their share, its interval and their words', async () => {
    await open();
    const answers = await texts();
    const pinned = within(await answers.findByRole('region', { name: 'Pinned themes' }));
    pinned.getByText('10 answers · 25%');
    pinned.getByText('The true share is most likely between 14% and 40%.');
    pinned.getByText('late, slow delivery');
    expect(pinned.getByText('No answers')).toBeTruthy();
  });

  it('are made from a new word, after a look at what its words catch', async () => {
    const { user, asked } = await open({ getPinnedThemes: () => ({ ...PINNED, themes: [], room: 50 }) });
    const answers = await texts();
    await user.click(await answers.findByRole('button', { name: 'Pin squeaks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pin a theme' }));
    await dialog.findByText('12 of 40 answers (30%):');
    dialog.getByText('It came late');
    dialog.getByText(/^English · /);
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Slow');
    await user.type(dialog.getByLabelText('Add a word or phrase'), 'spät');
    await user.selectOptions(dialog.getByLabelText('Language'), 'German');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(asked('savePinnedThemes')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Pin theme' }));
    await screen.findByText('“Slow” is pinned');
    await screen.findByText('12 earlier answers sorted anew.');
    expect(asked('savePinnedThemes')).toEqual([
      expect.objectContaining({
        revision: 7,
        themes: [
          expect.objectContaining({
            name: 'Slow',
            phrases: [en('squeaks'), { language: 'de', text: 'spät' }],
          }),
        ],
      }),
    ]);
  });

  it('are renamed, merged and split, and each can be undone', async () => {
    const { user, asked } = await open();
    const answers = await texts();
    await user.click(await answers.findByRole('button', { name: 'Edit Late' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Edit “Late”' }));
    await user.selectOptions(dialog.getByLabelText('Merge with'), 'Sizes');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('The two themes are merged as “Late”');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findToast('The themes are as before');

    await user.click(answers.getByRole('button', { name: 'Edit Late' }));
    dialog = within(await screen.findByRole('dialog', { name: 'Edit “Late”' }));
    await user.click(dialog.getByRole('button', { name: 'Split off slow delivery' }));
    await user.clear(dialog.getByLabelText('Name of the new theme'));
    expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
    await user.type(dialog.getByLabelText('Name of the new theme'), 'Slow');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('“Slow” is a theme of its own');
    const saved = asked('savePinnedThemes').map((input) => (input as PinnedThemes).themes);
    expect(saved[0]).toEqual([{ ...LATE, phrases: [...LATE.phrases, ...SIZES.phrases] }]);
    expect(saved[1]).toEqual([LATE, SIZES]);
    expect(saved[2]).toEqual([
      { ...LATE, phrases: [en('late')] },
      expect.objectContaining({ name: 'Slow', phrases: [en('slow delivery')] }),
      SIZES,
    ]);
  });

  it('are unpinned, and say so if that fails', async () => {
    const { user, asked } = await open({
      savePinnedThemes: () => {
        throw new ApiError({
          status: 409,
          data: { error: { code: 'CONFLICT', message: 'This was changed somewhere else in the meantime.' } },
        });
      },
    });
    const answers = await texts();
    await user.click(await answers.findByRole('button', { name: 'Unpin Sizes' }));
    await screen.findByText('The themes are unchanged');
    screen.getByText('This was changed somewhere else in the meantime.');
    expect(asked('savePinnedThemes')).toEqual([expect.objectContaining({ revision: 7, themes: [LATE] })]);
  });

  it('say that earlier answers are still being sorted', async () => {
    await open({ getPinnedThemes: () => ({ ...PINNED, isSorting: true }) });
    const answers = await texts();
    const note = /Earlier answers are still being sorted, so the figures may rise or fall\.$/;
    expect(await answers.findByText(note)).toBeTruthy();
  });

  it('refuse a word that is there already or has no letter', async () => {
    const { user } = await open();
    const answers = await texts();
    await user.click(await answers.findByRole('button', { name: 'Edit Late' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit “Late”' }));
    await user.type(dialog.getByLabelText('Add a word or phrase'), 'LATE');
    dialog.getByText('This is in the list already.');
    await user.clear(dialog.getByLabelText('Add a word or phrase'));
    await user.type(dialog.getByLabelText('Add a word or phrase'), '!?');
    await waitFor(() => dialog.getByText('This has no letter or digit to look for.'));
    expect(dialog.queryByText('This is in the list already.')).toBeNull();
  });
});
