import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { openOverview, TEXTS, THEMES, wholeQuestion } from './open-overview.tsx';

const texts = () => wholeQuestion('What could be better?');
const body = (at: number) => ({ ...TEXTS[0], responseId: `r${at}`, body: `Answer ${at}` });

const TOO_SLOW = new ApiError({
  status: 503,
  data: { error: { code: 'UNAVAILABLE', message: 'Too slow.' } },
});

/** Two pages of one answer each; the second fails while the server is down. */
const pages = (isDown: () => boolean) => (input: unknown) => {
  const isFirst = (input as { after: string }).after === '';
  if (!isFirst && isDown()) throw TOO_SLOW;
  return { texts: [body(isFirst ? 1 : 2)], next: isFirst ? 'from-here' : null };
};

describe('what people wrote', () => {
  it('is shown as themes with their share, praise, complaints, score, languages and quotes', async () => {
    await openOverview();
    const answers = await texts();
    await answers.findByText('Delivery');
    answers.getByText('24 answers · 60%');
    answers.getByText('3 praise it · 20 complain · NPS −20 by 14 of them · English, German');
    expect(answers.getAllByText('Neither praise nor complaint')).toHaveLength(4);
    answers.getByText('Delivery is slow');
    answers.getByText('written 12 times');
    answers.getByText(
      '7 themes in 40 answers. An answer counts in each theme that it speaks of. 4 answers speak of nothing that Askwell knows.',
    );
  });

  it('names new words, each to pin as a theme', async () => {
    const { user } = await openOverview();
    const words = within(await (await texts()).findByRole('region', { name: 'New words' }));
    words.getByText('6 answers · English');
    words.getByText('It squeaks');
    await user.click(words.getByRole('button', { name: 'Pin squeaks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pin a theme' }));
    expect(dialog.getByDisplayValue('squeaks')).toBeTruthy();
  });

  it('shows five themes first, and the others on request', async () => {
    const { user } = await openOverview();
    const answers = await texts();
    await answers.findByText('Delivery');
    expect(answers.queryByText('Choice of products')).toBeNull();
    await user.click(answers.getByRole('button', { name: 'Show 2 more themes' }));
    answers.getByText('Choice of products');
    expect(answers.queryByRole('button', { name: /more theme/ })).toBeNull();
  });

  it('lists all answers of a theme on request, page by page, and only its quotes again', async () => {
    const { user, asked } = await openOverview({
      listThemeTexts: pages(() => false),
    });
    const answers = await texts();
    await user.click(await answers.findByRole('button', { name: 'Show all 24 answers of Delivery' }));
    await answers.findByText('Answer 1');
    expect(answers.queryByText('Delivery is slow')).toBeNull();
    await user.click(answers.getByRole('button', { name: 'Show more' }));
    await answers.findByText('Answer 2');
    expect(asked('listThemeTexts')).toEqual([
      expect.objectContaining({ theme: 'delivery', after: '' }),
      expect.objectContaining({ theme: 'delivery', after: 'from-here' }),
    ]);
    await user.click(answers.getByRole('button', { name: 'Show less of Delivery' }));
    answers.getByText('Delivery is slow');
    expect(answers.queryByText('Answer 1')).toBeNull();
  });

  it('keeps the answers of a theme if the next page cannot be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = await openOverview({ listThemeTexts: pages(() => isDown) });
    const answers = await texts();
    await user.click(await answers.findByRole('button', { name: 'Show all 24 answers of Delivery' }));
    await user.click(await answers.findByRole('button', { name: 'Show more' }));
    await answers.findByText('More answers could not be loaded. Too slow. What is shown stays.');
    answers.getByText('Answer 1');
    isDown = false;
    await user.click(answers.getByRole('button', { name: 'Try again' }));
    await answers.findByText('Answer 2');
    expect(answers.queryByText(/could not be loaded/)).toBeNull();
  });

  it('keeps the answers on the screen if the next page cannot be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = await openOverview({ listAnswerTexts: pages(() => isDown) });
    const answers = await texts();
    await user.click(await answers.findByRole('button', { name: 'Show more' }));
    await answers.findByText('More answers could not be loaded. Too slow. What is shown stays.');
    answers.getByText('Answer 1');
    isDown = false;
    await user.click(answers.getByRole('button', { name: 'Try again' }));
    await answers.findByText('Answer 2');
    expect(answers.queryByText(/could not be loaded/)).toBeNull();
  });

  it('says what a theme needs when there is none', async () => {
    await openOverview({ getAnswerThemes: () => ({ ...THEMES, looked: 2, themes: [], newWords: [] }) });
    const answers = await texts();
    await answers.findByText('No themes in 2 answers: none speaks of a topic that Askwell knows.');
    expect(answers.queryByRole('region', { name: 'Themes' })?.querySelector('ol')).toBeNull();
    answers.getByText('Quicker delivery');
  });

  it('shows three answers first, the rest on request, and every answer that a search finds', async () => {
    const { user, asked } = await openOverview({
      listAnswerTexts: () => ({ texts: [1, 2, 3, 4, 5].map(body), next: null }),
    });
    const answers = await texts();
    await answers.findByText('Answer 3');
    expect(answers.queryByText('Answer 4')).toBeNull();
    await user.click(answers.getByRole('button', { name: 'Show more' }));
    answers.getByText('Answer 5');
    expect(answers.queryByRole('button', { name: 'Show more' })).toBeNull();
    await user.type(answers.getByRole('searchbox'), 'five');
    await waitFor(() =>
      expect(asked('listAnswerTexts')).toContainEqual(expect.objectContaining({ search: 'five' })),
    );
  });

  it('keeps the answers on the screen when the themes cannot be loaded, and tries again', async () => {
    let isBroken = true;
    const { user } = await openOverview({
      getAnswerThemes: () => {
        if (!isBroken) return THEMES;
        throw TOO_SLOW;
      },
    });
    const answers = await texts();
    await screen.findByText('The themes could not be loaded');
    answers.getByText('Quicker delivery');
    isBroken = false;
    await user.click(answers.getByRole('button', { name: 'Try again' }));
    await answers.findByText('Delivery');
    expect(answers.queryByText('The themes could not be loaded')).toBeNull();
  });
});
