import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Share } from '#shared/api/shares.ts';
import { FREE_FEATURES } from '#tests/support/plan-features.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { card, openOverview } from './open-overview.tsx';

const SHARE: Share = {
  shareId: 'one',
  madeBy: 'owner@marlow-lamps.example',
  device: 'Safari on iPhone',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
  state: 'open',
  lastOpenedAt: null,
  opens: 0,
  hasTexts: false,
  parameters: { countries: 'DE' },
};

const AWAY = new ApiError({
  status: 503,
  data: { error: { code: 'UNAVAILABLE', message: 'We are briefly unavailable.' } },
});

async function openShare(...options: Parameters<typeof openOverview>) {
  const admin = await openOverview(...options);
  await card('Headline');
  await admin.user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share results' }));
  return { ...admin, dialog };
}

it('gives the headline as a picture in the store’s look', async () => {
  const { dialog } = await openShare();
  const picture = within(await dialog.findByRole('region', { name: 'A picture to share' }));
  expect(picture.getByRole('img').getAttribute('alt')).toMatch(
    /How did you hear of us\?\. .*shoppers answered/,
  );
  expect(picture.getByRole('button', { name: 'Download picture' })).toBeDefined();
});

describe('sharing by a link', () => {
  it('makes a link to what the page shows, for 30 days, with figures only, and shows it once', async () => {
    const address = 'https://askwell.example/results/secret';
    const shares: Share[] = [];
    const { dialog, user, asked } = await openShare(
      {
        listShares: () => ({ shares: [...shares] }),
        createShare: () => {
          shares.push(SHARE);
          return { share: SHARE, address };
        },
      },
      '?countries=DE',
    );
    await dialog.findByLabelText('Only what this page shows: Last 30 days; Germany');
    await user.click(await dialog.findByRole('button', { name: 'Create link' }));
    await dialog.findByText(address);
    expect(asked('createShare')).toEqual([
      { surveyId: 'autumn', countries: 'DE', days: 30, hasTexts: false },
    ]);
    await dialog.findByText('1 open link');
    dialog.getByText('Last 30 days; Germany · figures only');
    dialog.getByText('Made November 20, 2026 by owner@marlow-lamps.example, Safari on iPhone');
    dialog.getByText('Not opened yet');
  });

  it('shares all answers and what shoppers wrote only if the merchant says so', async () => {
    const { dialog, user, asked } = await openShare(
      { createShare: () => ({ share: SHARE, address: 'https://askwell.example/results/x' }) },
      '?countries=DE',
    );
    await user.click(await dialog.findByLabelText(/^Only what this page shows/));
    await user.click(dialog.getByLabelText('Show what shoppers wrote'));
    await user.selectOptions(dialog.getByLabelText('Open for'), '90 days');
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    await waitFor(() =>
      expect(asked('createShare')).toEqual([{ surveyId: 'autumn', range: 'all', days: 90, hasTexts: true }]),
    );
  });

  it('takes the link away while the form says something else than it shows', async () => {
    const address = 'https://askwell.example/results/x';
    const { dialog, user } = await openShare({ createShare: () => ({ share: SHARE, address }) });
    await user.click(await dialog.findByRole('button', { name: 'Create link' }));
    await dialog.findByText(address);
    await user.click(dialog.getByLabelText('Show what shoppers wrote'));
    expect(dialog.queryByText(address)).toBeNull();
    await user.click(dialog.getByLabelText('Show what shoppers wrote'));
    dialog.getByText(address);
    await user.selectOptions(dialog.getByLabelText('Open for'), '90 days');
    expect(dialog.queryByText('Copy the link now. It is shown only this once.')).toBeNull();
  });

  it('waits for the address of a new link, which is shown only once', async () => {
    const address = 'https://askwell.example/results/secret';
    let reply: (value: unknown) => void = () => undefined;
    const { dialog, user } = await openShare({
      listShares: () => ({ shares: [] }),
      createShare: () => new Promise((resolve) => (reply = resolve)),
    });
    await user.click(await dialog.findByRole('button', { name: 'Create link' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await act(async () => reply({ share: SHARE, address }));
    await dialog.findByText(address);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Share results' })).toBeNull();
  });

  it('ends a link after a question, and says that its end is not certain if that failed', async () => {
    let state: Share['state'] = 'open';
    let fails = true;
    const { dialog, user, asked } = await openShare({
      listShares: () => ({ shares: [{ ...SHARE, state }] }),
      endShare: () => {
        if (fails) throw AWAY;
        state = 'ended';
        return { share: SHARE };
      },
    });
    await user.click(await dialog.findByRole('button', { name: /^End link made November 20, 2026/ }));
    const question = within(await screen.findByRole('dialog', { name: 'End this link?' }));
    question.getByText(
      'Its address stops working at once and cannot be restored; a new link gets another address.',
    );
    expect(asked('endShare')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'End link' }));
    await question.findByText(
      'We are briefly unavailable. It is not certain whether the link still works. End it again to be sure.',
    );
    fails = false;
    await user.click(question.getByRole('button', { name: 'End link' }));
    const closed = await dialog.findByText('1 closed link');
    await waitFor(() => expect(document.activeElement).toBe(closed));
    expect(screen.queryByRole('dialog', { name: 'End this link?' })).toBeNull();
    dialog.getByText('Ended');
    expect(asked('endShare')).toHaveLength(2);
  });

  it('takes the address of a new link away once the link is ended', async () => {
    const address = 'https://askwell.example/results/x';
    let shares: Share[] = [];
    const { dialog, user } = await openShare({
      listShares: () => ({ shares }),
      createShare: () => {
        shares = [SHARE];
        return { share: SHARE, address };
      },
      endShare: () => {
        shares = [{ ...SHARE, state: 'ended' }];
        return { share: shares[0] };
      },
    });
    await user.click(await dialog.findByRole('button', { name: 'Create link' }));
    await dialog.findByText(address);
    await user.click(await dialog.findByRole('button', { name: /^End link made November 20, 2026/ }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'End this link?' })).getByRole('button', {
        name: 'End link',
      }),
    );
    await dialog.findByText('1 closed link');
    expect(dialog.queryByText(address)).toBeNull();
    expect(dialog.queryByText('Copy the link now. It is shown only this once.')).toBeNull();
  });

  it.each([
    ['no link was made when the server refuses it', { status: 403, data: null }, /No link was made\.$/],
    ['a link may have been made when the reply is lost', { status: 'FETCH_ERROR' }, /may have been made/],
    ['a link may have been made when the server fails', { status: 503, data: null }, /may have been made/],
  ] as const)('says that %s', async (_, failure, says) => {
    const { dialog, user } = await openShare({
      createShare: () => {
        throw new ApiError(failure);
      },
    });
    await user.click(await dialog.findByRole('button', { name: 'Create link' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(says);
  });

  it('keeps a link if the merchant decides against its end', async () => {
    const { dialog, user, asked } = await openShare({ listShares: () => ({ shares: [SHARE] }) });
    const end = await dialog.findByRole('button', { name: /^End link made November 20, 2026/ });
    end.focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog', { name: 'End this link?' })).toBeNull();
    expect(document.activeElement).toBe(end);
    expect(asked('endShare')).toEqual([]);
  });

  it('offers the plans to a store whose plan has no links, and still prints and copies', async () => {
    const { dialog } = await openShare({}, '', FREE_FEATURES);
    await dialog.findByText('Your plan has no links. Printing and copying are in every plan.');
    expect(dialog.queryByRole('button', { name: 'Create link' })).toBeNull();
    dialog.getByRole('button', { name: 'See plans' });
    await dialog.findByText(
      /“A friend” is the most frequent answer: 62%, ahead of “Instagram”, 24% \(clear\)/,
    );
  });
});

describe('printing', () => {
  it('puts the report on paper in place of the page, and takes it away afterwards', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
    });
    const { dialog, user } = await openShare();
    const button = await dialog.findByRole('button', { name: 'Print' });
    await waitFor(() => expect(button).toHaveProperty('ariaDisabled', null));
    await dialog.findByText(/^Autumn survey \(/);
    await user.click(button);
    expect(print).toHaveBeenCalledOnce();
    const sheet = document.querySelector('body > .report');
    expect(sheet?.querySelector('h1')?.textContent).toBe('Autumn survey');
    expect(sheet?.querySelectorAll('.report-question')).toHaveLength(5);
    window.dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('body > .report')).toBeNull();
  });
});
