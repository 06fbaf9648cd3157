import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rate } from '#shared/analytics/intervals.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { COUNTED, MAPPING, openChannels, orders, report, WORTH } from './channel-replies.ts';
import { card } from './open-overview.tsx';

describe('the orders within a channel', () => {
  const WITHIN = {
    ...{ channel: 'podcast' as const, question: 'Which podcast was it?', orders: 40 },
    answers: [
      { ...orders(30, 1_500, 20), text: 'Slow Mornings', share: rate(30, 40) },
      { ...orders(10, 400, 4), text: 'Tea Talk', share: rate(10, 40) },
    ],
  };

  it('have revenue, average, new customers and the interval of their share', async () => {
    await openChannels({ getChannelReport: () => report({ counted: { ...COUNTED, within: [WITHIN] } }) });
    const within = await card('Orders within Podcast');
    within.getByText(
      /^“Slow Mornings” is behind 30 of 40 orders, 75%, most likely between 59% and 87%, and €1,500 of revenue\.$/,
    );
    within.getByRole('row', { name: /^Tea Talk 10 25% between 13% and 41% €400 €40 4$/ });
    within.getByRole('button', { name: 'Download CSV: Orders within Podcast' });
    await expectAccessiblePage();
  });

  it('claim nothing below ten orders', async () => {
    const few = { ...WITHIN, orders: 4, answers: [{ ...orders(4, 200, 4), text: 'Tea Talk', share: null }] };
    await openChannels({ getChannelReport: () => report({ counted: { ...COUNTED, within: [few] } }) });
    const within = await card('Orders within Podcast');
    within.getByText('4 orders with an answer so far. Too few orders to tell: a share takes ten orders.');
    expect(within.queryByText(/most likely/)).toBeNull();
  });
});

/** Without the mark that begins a file for Excel. */
const textOf = async (saved: { readonly file: Blob } | undefined) =>
  new TextDecoder().decode(await saved?.file.arrayBuffer());

describe('the tables and charts of the report', () => {
  const saved: { name: string; file: Blob }[] = [];

  beforeEach(() => {
    saved.length = 0;
    const files = new Map<string, Blob>();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.set('blob:report', file as Blob);
      return 'blob:report';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      const file = files.get(this.href);
      if (file) saved.push({ file, name: this.download });
    });
  });

  afterEach(() => vi.restoreAllMocks());

  it('are saved as CSV, with plain numbers and intervals', async () => {
    const { user } = await openChannels({
      getChannels: () => ({ ...MAPPING, channels: [{ key: 'own:slow', name: '=1+1' }] }),
      getChannelReport: () =>
        report({
          counted: {
            ...COUNTED,
            agreement: {
              ...COUNTED.agreement,
              cells: [{ said: 'own:slow', tracked: null, orders: 1_200, share: rate(60, 120) }],
            },
          },
        }),
    });
    const said = await card('What shoppers say, and what links tell');
    await user.click(said.getByRole('button', { name: 'Download CSV: Orders and revenue by channel' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await textOf(saved[0])).split('\r\n');
    expect(saved[0]?.name).toBe('orders-and-revenue-by-channel.csv');
    expect(lines[0]).toMatch(/^Channel,"Orders, said","Revenue, said \(EUR\)",/);
    expect(lines[1]).toMatch(/^Podcast,120,6000,50,90,0\.6,0\.5\d+,0\.6\d+,10,500,50,6,0\.05,/);
    await user.click(
      said.getByText('What links say for each channel that shoppers named', { selector: 'summary' }),
    );
    await user.click(said.getByRole('button', { name: 'Download CSV: Said and tracked channels' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect((await textOf(saved[1])).split('\r\n')[1]).toMatch(/^'=1\+1,No link,1200,0\.5,/);
  });

  it('of worth are saved as well', async () => {
    const { user } = await openChannels({
      getChannelReport: () => report({ counted: { ...COUNTED, worth: WORTH } }),
    });
    const worth = await card('What customers are worth');
    await user.click(
      worth.getByRole('button', { name: 'Download CSV: What customers are worth after 90 days' }),
    );
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await textOf(saved[0])).split('\r\n')[1]).toMatch(/^Podcast,80,5,45\.5,40,52,61\.25,4900,1\.3,/);
  });

  it('are charts with a table and a picture', async () => {
    const { user } = await openChannels({
      getChannelReport: () => report({ counted: { ...COUNTED, worth: WORTH } }),
    });
    const said = await card('What shoppers say, and what links tell');
    said.getByRole('button', { name: 'Download: Shares of orders by channel' });
    await user.click(said.getByRole('button', { name: 'Table: Shares of orders by channel' }));
    said.getByRole('region', { name: 'Table: Shares of orders by channel' });
    const worth = await card('What customers are worth');
    worth.getByRole('button', { name: 'Download: What the typical customer spent in 90 days' });
    await expectAccessiblePage();
  });
});
