import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { openOverview, summary, wholeQuestion } from './open-overview.tsx';
import { madeResults } from './replies.ts';

describe('written answers beside Other', () => {
  const group = (promotedTo: string | null) => [{ body: 'TikTok', texts: 5, promotedTo }];

  it('moves a written answer to a new or existing option, and back to Other by undo', async () => {
    let promotedTo: string | null = null;
    const { user, asked } = await openOverview({
      summariseTexts: () => summary(group(promotedTo)),
      promoteOther: (input) => {
        promotedTo = (input as { text: string }).text;
        return { optionId: 'insta', text: promotedTo, changed: 5, isUnfinished: false };
      },
      demoteOther: () => {
        promotedTo = null;
        return { changed: 5, isUnfinished: false };
      },
    });
    const choice = await wholeQuestion('How did you hear of us?');
    await user.click(choice.getByRole('button', { name: 'What people wrote beside Other' }));
    await user.click(await choice.findByRole('button', { name: 'Make “TikTok” an option' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Count “TikTok” as an option' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('TikTok');
    await user.click(dialog.getByRole('radio', { name: 'Instagram' }));
    await user.click(dialog.getByRole('button', { name: 'Make it an option' }));
    await choice.findByText(/5 times · counts as “Instagram”/);
    expect(asked('promoteOther')).toEqual([
      { surveyId: 'autumn', meaningId: 'q-heard', body: 'TikTok', optionId: 'insta', text: 'Instagram' },
    ]);
    await user.click(choice.getByRole('button', { name: 'Count “TikTok” as Other again' }));
    await choice.findByRole('button', { name: 'Make “TikTok” an option' });
    expect(asked('demoteOther')).toEqual([{ surveyId: 'autumn', meaningId: 'q-heard', body: 'TikTok' }]);
  });

  it('says that the undo in the message worked, after the dialog is closed', async () => {
    let promotedTo: string | null = null;
    const { user } = await openOverview({
      summariseTexts: () => summary(group(promotedTo)),
      promoteOther: (input) => {
        promotedTo = (input as { text: string }).text;
        return { optionId: 'insta', text: promotedTo, changed: 5, isUnfinished: false };
      },
      demoteOther: () => {
        promotedTo = null;
        return { changed: 5, isUnfinished: false };
      },
    });
    const choice = await wholeQuestion('How did you hear of us?');
    await user.click(choice.getByRole('button', { name: 'What people wrote beside Other' }));
    await user.click(await choice.findByRole('button', { name: 'Make “TikTok” an option' }));
    await user.click(screen.getByRole('button', { name: 'Make it an option' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await choice.findByRole('button', { name: 'Make “TikTok” an option' });
    expect(await screen.findAllByText('“TikTok” counts as Other again')).not.toEqual([]);
  });

  it('says that earlier answers are still being moved', async () => {
    let isSorting = false;
    const { user } = await openOverview({
      summariseTexts: () => summary(group(isSorting ? 'Instagram' : null)),
      getQuestionResults: () => madeResults({ isSorting }),
      promoteOther: () => {
        isSorting = true;
        return { optionId: 'insta', text: 'Instagram', changed: 1_200, isUnfinished: true };
      },
    });
    const choice = await wholeQuestion('How did you hear of us?');
    expect(screen.queryByText(/^Still sorting/)).toBeNull();
    await user.click(choice.getByRole('button', { name: 'What people wrote beside Other' }));
    await user.click(await choice.findByRole('button', { name: 'Make “TikTok” an option' }));
    await user.click(screen.getByRole('radio', { name: 'Instagram' }));
    await user.click(screen.getByRole('button', { name: 'Make it an option' }));
    await screen.findByText(
      'So far 1,200 answers moved; the rest follow in the background. What people wrote is kept.',
    );
    await screen.findByText(/^Still sorting earlier answers/);
  });

  it('leaves the answers unchanged when the move is refused, and gives the reason', async () => {
    const { user } = await openOverview({
      summariseTexts: () => summary(group(null)),
      promoteOther: () => {
        throw new ApiError({
          status: 409,
          data: { error: { code: 'CONFLICT', message: 'It was changed.' } },
        });
      },
    });
    const choice = await wholeQuestion('How did you hear of us?');
    await user.click(choice.getByRole('button', { name: 'What people wrote beside Other' }));
    await user.click(await choice.findByRole('button', { name: 'Make “TikTok” an option' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Count “TikTok” as an option' }));
    await user.click(dialog.getByRole('button', { name: 'Make it an option' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('It was changed.');
  });
});
