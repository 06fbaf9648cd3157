import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ChannelTexts, StoreChannels } from '#shared/api/channels.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { FREE_FEATURES } from '#tests/support/plan-features.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { findToast } from '../support/toasts.ts';
import {
  COUNTED,
  HISTORY,
  MAPPING,
  openChannels,
  openMapping,
  QUESTIONS,
  report,
  TEXTS,
  WORTH,
} from './channel-replies.ts';
import { card, openOverview, wholeQuestion } from './open-overview.tsx';

describe('the channels of a question', () => {
  it('are told in sentences with their certainty, and in a table', async () => {
    await openChannels();
    const said = await card('What shoppers say, and what links tell');
    said.getByText(
      /^Shoppers and links name the same channel in 30% of 200 orders, most likely between 24% and 37%\./,
    );
    said.getByText(/^Podcast: of 120 orders by what shoppers said, links name it in 6\.7%/);
    said.getByText('Left out: 7 orders whose answer is not decided yet.');
    said.getByText('Left out: 2 orders whose answer names several channels.');
    said.getByRole('row', {
      name: /^Podcast 120 tracked: 10 €6,000 tracked: €500 €50 tracked: €50 90 tracked: 6$/,
    });
    (await card('What customers are worth')).getByText(/^No customer has answered after a first order yet/);
    await expectAccessiblePage();
  });

  it('are asked for by the page’s days and filters and by the visit', async () => {
    const { user, asked } = await openChannels({}, undefined, '&range=last90&countries=DE');
    await card('What shoppers say, and what links tell');
    expect(asked('getChannelReport').at(-1)).toMatchObject({ range: 'last90', countries: 'DE' });
    await user.click(screen.getByRole('button', { name: 'First visit' }));
    await waitFor(() =>
      expect(asked('getChannelReport').at(-1)).toMatchObject({
        ...{ range: 'last90', countries: 'DE', visit: 'first', meaningId: 'q1' },
      }),
    );
  });

  it('follow customers for the days that a customer of the store has reached', async () => {
    const maturities = [30, 60].map((days) => ({ ...WORTH.maturities[0]!, days: days as 30 | 60 }));
    const { user } = await openChannels({
      getChannelReport: () => report({ counted: { ...COUNTED, worth: { ...WORTH, maturities } } }),
    });
    const worth = await card('What customers are worth');
    const days = within(worth.getByRole('group', { name: 'Days since the first order' }));
    expect(days.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['30 days', '60 days']);
    expect(days.getByRole('button', { pressed: true }).textContent).toBe('60 days');
    worth.getByRole('row', { name: /^Podcast 80 5 too recent €45\.50 .* 25% between 16% and 36%$/ });
    await user.click(days.getByRole('button', { name: '30 days' }));
    expect(
      worth.getByRole('button', { name: 'Download CSV: What customers are worth after 30 days' }),
    ).toBeDefined();
  });

  it('say how long customers must be followed until they are compared', async () => {
    const worth = { customers: 12, maturities: [] };
    await openChannels({ getChannelReport: () => report({ counted: { ...COUNTED, worth } }) });
    const found = await card('What customers are worth');
    expect(found.getByText('No customer has been followed for 30 days yet.')).toBeDefined();
  });

  it('are loaded again by the button beside the reason that they could not be', async () => {
    let isDown = true;
    const { user } = await openChannels({
      getChannels: () => {
        if (isDown) throw new ApiError({ status: 'FETCH_ERROR' });
        return MAPPING;
      },
    });
    await screen.findByText('The channels could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card('What shoppers say, and what links tell');
    expect(screen.queryByText('The channels could not be loaded')).toBeNull();
  });

  it('are counted once if nothing was counted yet', async () => {
    let isCounting = false;
    const { asked } = await openChannels({
      getChannelReport: () => report({ counted: null, isCurrent: false, isCounting }),
      countChannels: () => {
        isCounting = true;
        return { isCounting };
      },
    });
    await waitFor(() => expect(asked('countChannels')).toHaveLength(1));
    await screen.findByText(/^Counting your orders and answers/);
  });

  it('say so if they cannot be counted, and try again', async () => {
    const { user, asked } = await openChannels({
      getChannelReport: () => report({ counted: null, isCurrent: false }),
      countChannels: () => {
        throw new ApiError({ status: 500, data: null });
      },
    });
    await screen.findByText('Your orders and answers could not be counted');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked('countChannels')).toHaveLength(2));
  });

  it('say so if the first count ends without figures', async () => {
    await openChannels({
      getChannelReport: () => report({ counted: null, isCurrent: false }),
    });
    await screen.findByText('Your orders and answers could not be counted');
    screen.getByText('The count stopped before it was complete. No answer is lost.');
    expect(screen.queryByText(/^Counting your orders and answers/)).toBeNull();
  });

  it('are counted for other days too if those of the first days were never counted', async () => {
    const { user, asked } = await openChannels({
      getChannelReport: () => report({ counted: null, isCurrent: false, isCounting: false }),
    });
    await waitFor(() => expect(asked('countChannels')).toHaveLength(1));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'All time');
    await waitFor(() => expect(asked('countChannels').at(-1)).toMatchObject({ range: 'all' }));
  });

  it('keep the previous figures if they cannot be counted again, and try again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      let isDown = true;
      let isCurrent = false;
      const { user, asked } = await openChannels({
        getChannelReport: () => report({ isCurrent }),
        countChannels: () => {
          if (isDown) throw new ApiError({ status: 404, data: null });
          isCurrent = true;
          return { isCounting: false };
        },
      });
      await screen.findByText(/These figures are out of date\. They are counted again in a moment\.$/);
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      await screen.findByText('Your orders and answers could not be counted');
      screen.getByText(/You see the previous figures\.$/);
      expect(screen.queryByText(/They are counted again in a moment/)).toBeNull();
      await card('What shoppers say, and what links tell');
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(asked('countChannels')).toHaveLength(1);
      isDown = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() =>
        expect(screen.queryByText('Your orders and answers could not be counted')).toBeNull(),
      );
      expect(asked('countChannels')).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are part of a plan with comparisons, and lead to the settings on every plan', async () => {
    const { asked } = await openChannels({}, FREE_FEATURES);
    const link = await screen.findByRole('link', { name: 'Which answers mean which channel' });
    expect(link.getAttribute('href')).toBe('/settings/channels?survey=autumn&question=q1');
    expect(await screen.findByText(/: 17 written answers without a channel yet$/)).toBeDefined();
    expect(asked('countChannels')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'What shoppers say, and what links tell' })).toBeNull();
  });

  it('are reached from the question that asks for the source, and from no other survey', async () => {
    const { user } = await openOverview({
      ...{
        getSourceQuestions: () => ({ questions: [{ ...QUESTIONS.questions[0]!, meaningId: 'q-heard' }] }),
      },
      ...{ getChannels: () => MAPPING, listChannelTexts: () => TEXTS },
      ...{ getChannelReport: () => report(), getOrderHistory: () => HISTORY },
    });
    await wholeQuestion('How did you hear of us?');
    await user.click(await screen.findByRole('link', { name: 'What links say' }));
    await card('What shoppers say, and what links tell');
    expect(screen.getByRole('dialog', { name: 'Channels' })).toBeDefined();
  });

  it('have no part among the figures of a survey that does not ask for the source', async () => {
    await openOverview({ getSourceQuestions: () => ({ questions: [] }) }, '?tab=more');
    await screen.findByRole('link', { name: 'Orders' });
    expect(screen.queryByRole('link', { name: 'Channels' })).toBeNull();
  });
});

describe('texts to decide', () => {
  const queue = async () => {
    const found = await card('Texts to decide');
    found.getByText('17 of 40 written answers (43%) without a channel yet');
    return found;
  };

  it('are decided on every plan', async () => {
    await openMapping({}, FREE_FEATURES);
    expect((await queue()).getByRole('button', { name: '1 · Podcast' })).toBeDefined();
  });

  it('take one key each: a proposal, no channel, or skip', async () => {
    const { user, asked } = await openMapping();
    const texts = await queue();
    texts.getByText('podcast or radio');
    texts.getByRole('button', { name: '1 · Podcast' }).focus();
    await user.keyboard('2');
    await findToast('“podcast or radio” counts as Radio');
    expect(asked('editChannels')).toEqual([
      {
        revision: 4,
        edits: [
          {
            kind: 'add_rule',
            rule: expect.objectContaining({
              match: 'text',
              phrase: 'podcast or radio',
              channel: 'radio',
            }) as object,
          },
        ],
      },
    ]);
    await texts.findByText('podcast or radio');
    await user.keyboard('s');
    await texts.findByText('my aunt');
    await user.keyboard('n');
    await findToast('“my aunt” names no channel');
    expect(asked('editChannels').at(-1)).toMatchObject({
      revision: 5,
      edits: [{ rule: { phrase: 'my aunt', channel: null } }],
    });
  });

  it('take each key at once, while earlier changes are saved and the report is counted', async () => {
    let save: (saved: StoreChannels) => void = () => undefined;
    const saved = new Promise<StoreChannels>((resolve) => {
      save = resolve;
    });
    let reports = 0;
    const { user, asked } = await openMapping({
      editChannels: () => saved,
      getChannelReport: () => (reports++ === 0 ? report() : new Promise<never>(() => undefined)),
    });
    const texts = await queue();
    texts.getByRole('button', { name: '1 · Podcast' }).focus();
    await user.keyboard('1');
    texts.getByText('my aunt');
    await user.keyboard('n');
    texts.getByText('Every text counts for a channel, or names none by your rule.');
    expect(asked('editChannels')).toHaveLength(1);
    save({ ...MAPPING, revision: 5 });
    await waitFor(() => expect(asked('editChannels')).toHaveLength(2));
    expect(asked('editChannels').at(-1)).toMatchObject({
      revision: 5,
      edits: [{ rule: { phrase: 'my aunt', channel: null } }],
    });
  });

  it('are counted in full where only the most frequent are listed', async () => {
    const { user } = await openMapping({
      listChannelTexts: () => ({ ...TEXTS, textCounts: { open: 700, channel: 0, none: 0 }, isAll: false }),
    });
    const texts = await card('Texts to decide');
    texts.getByText('17 of the 40 written answers that were looked at (43%) without a channel yet');
    texts.getByText(/ Listed: the 2 most frequent of 700 texts to decide\.$/);
    texts.getByRole('button', { name: '1 · Podcast' }).focus();
    await user.keyboard('s');
    texts.getByText(/ Listed: the 1 most frequent of 699 texts to decide\.$/);
    await user.keyboard('s');
    expect(
      texts.getByText('You skipped 2 texts. Decide some of them to see 698 less frequent texts.'),
    ).toBeTruthy();
  });

  it('are followed by less frequent ones when all that are listed are decided', async () => {
    const { user } = await openMapping({
      listChannelTexts: () => ({ ...TEXTS, textCounts: { open: 700, channel: 0, none: 0 } }),
      editChannels: () => new Promise<never>(() => undefined),
    });
    const texts = await queue();
    texts.getByRole('button', { name: '1 · Podcast' }).focus();
    await user.keyboard('n');
    await texts.findByText('my aunt');
    await user.keyboard('n');
    expect(await texts.findByText('The next texts are loading.')).toBeDefined();
  });

  it('can become a channel of their own', async () => {
    const { user, asked } = await openMapping();
    const texts = await queue();
    await user.selectOptions(texts.getByLabelText('Another channel'), 'New channel “podcast or radio”');
    await waitFor(() => expect(asked('editChannels')).toHaveLength(1));
    const [{ edits }] = asked('editChannels') as [
      { edits: { kind: string; channel?: { key: string; name: string } }[] },
    ];
    expect(edits.map(({ kind }) => kind)).toEqual(['add_channel', 'add_rule']);
    expect(edits[0]?.channel).toMatchObject({ name: 'podcast or radio' });
  });

  it('are undone by a notice only while its change is the newest', async () => {
    let revision = MAPPING.revision;
    const { user, asked } = await openMapping({
      getChannels: () => ({ ...MAPPING, revision }),
      editChannels: () => ({ ...MAPPING, revision: ++revision }),
    });
    const texts = await queue();
    const notice = async (title: string) => within((await findToast(title)).closest('li')!);
    texts.getByRole('button', { name: '1 · Podcast' }).focus();
    await user.keyboard('1');
    const older = await notice('“podcast or radio” counts as Podcast');
    await texts.findByText('podcast or radio');
    await user.keyboard('s');
    await texts.findByText('my aunt');
    await user.keyboard('n');
    const newer = await notice('“my aunt” names no channel');
    await user.click(older.getByRole('button', { name: 'Undo' }));
    (await notice('Nothing was undone')).getByText(/^Another change was made since\./);
    expect(asked('undoChannels')).toEqual([]);
    await user.click(newer.getByRole('button', { name: 'Undo' }));
    await findToast('The last change is undone');
    expect(asked('undoChannels')).toEqual([{ revision: 6 }]);
  });

  it('have a notice each, even when the tab was left before they are saved', async () => {
    let save: (saved: StoreChannels) => void = () => undefined;
    const saved = new Promise<StoreChannels>((resolve) => {
      save = resolve;
    });
    let edits = 0;
    const { user } = await openMapping({
      editChannels: async () => {
        const channels = await saved;
        edits += 1;
        if (edits === 2) throw new ApiError({ status: 503, data: null });
        return channels;
      },
    });
    const texts = await queue();
    texts.getByRole('button', { name: '1 · Podcast' }).focus();
    await user.keyboard('1');
    await texts.findByText('my aunt');
    await user.keyboard('n');
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Texts to decide' })).toBeNull());
    save({ ...MAPPING, revision: 5 });
    await findToast('“podcast or radio” counts as Podcast');
    await findToast('It is not certain whether that was done');
  });

  it('are undone by one key, and say so if that fails', async () => {
    const { user, asked } = await openMapping({
      undoChannels: () => {
        throw new ApiError({
          status: 409,
          data: { error: { code: 'CONFLICT', message: 'This was changed somewhere else in the meantime.' } },
        });
      },
    });
    const texts = await queue();
    texts.getByRole('button', { name: 'U · Undo the last change' }).focus();
    await user.keyboard('u');
    await screen.findByText('Nothing was undone');
    expect(asked('undoChannels')).toEqual([{ revision: 4 }]);
  });
});

describe('link sources to decide', () => {
  it('are those that no rule knows, each with a choice of its channel', async () => {
    const { user, asked } = await openMapping();
    const sources = await card('Link sources to decide');
    await user.selectOptions(sources.getByRole('combobox', { name: 'Channel of tea-table' }), 'Radio');
    await findToast('“tea-table” counts as Radio');
    expect(asked('editChannels').at(-1)).toMatchObject({
      edits: [{ rule: { match: 'source', phrase: 'tea-table', channel: 'radio' } }],
    });
    await expectAccessiblePage();
  });
});

describe('decided texts', () => {
  const decided: ChannelTexts['decided'] = [
    {
      text: 'Insta',
      answers: 9,
      mapped: { kind: 'channel', channel: 'instagram', rule: 'alias', means: 'insta' },
    },
    { text: 'my aunt', answers: 3, mapped: { kind: 'none' } },
  ];

  it.each([
    [{ open: 0, channel: 1, none: 1 }, '2 written texts decided: 1 with a channel, 1 with none'],
    [
      { open: 0, channel: 680, none: 20 },
      '700 written texts decided: 680 with a channel, 20 with none. Listed: the 2 most frequent.',
    ],
  ])('are counted with and without a channel: %o', async (textCounts, words) => {
    await openMapping({ listChannelTexts: () => ({ ...TEXTS, decided, textCounts }) });
    const mapping = await card('Which answers mean which channel');
    expect(await mapping.findByText(words)).toBeDefined();
  });
});

describe('orders that are known', () => {
  it('name the first date, and ask for older ones with a reason and a way to refuse', async () => {
    const { user, asked } = await openChannels({ startOrderHistory: () => HISTORY });
    const known = await card('Orders that are known');
    known.getByText(/begins with the order of September 1, 2026 or later/);
    known.getByText(/If you refuse, everything here works with 60 days\./);
    expect(known.getByRole('link', { name: 'Ask the store for 24 months' }).getAttribute('href')).toBe(
      'https://store.example/ask',
    );
    await user.click(known.getByRole('button', { name: 'Fetch the orders of the last 60 days' }));
    await waitFor(() => expect(asked('startOrderHistory')).toEqual([{}]));
  });

  it('show how far a fetch is, and ask for nothing meanwhile', async () => {
    const fetch = {
      ...{ status: 'reading' as const, from: '2024-11-23T00:00:00.000Z', reachesAll: true },
      ...{ requestedAt: '2026-11-23T09:00:00.000Z', completedAt: null, ordersExpected: 20_000 },
      ...{ ordersRead: 1_200, ordersSaved: 1_200, ordersUnreadable: 0, failedOperations: 0 },
    };
    const access = { ...HISTORY.access, mayReadAll: true, askForAllUrl: null };
    await openChannels({ getOrderHistory: () => ({ ...HISTORY, fetch, access }) });
    const known = await card('Orders that are known');
    known.getByText('Reading orders: 1,200 of 20,000. You can leave this page.');
    expect(known.getByRole('progressbar').getAttribute('value')).toBe('6');
    expect(known.queryByRole('button')).toBeNull();
    expect(known.queryByRole('link')).toBeNull();
  });

  it('say so if they could not be loaded, and try again', async () => {
    let isDown = true;
    const { user } = await openChannels({
      getOrderHistory: () => {
        if (isDown) throw new ApiError({ status: 404, data: null });
        return HISTORY;
      },
    });
    await screen.findByText('The known orders could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Orders that are known')).toBeDefined();
  });
});
