import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rate } from '#shared/analytics/intervals.ts';
import type { SplitTestResult } from '#shared/api/analytics-insights.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { openResults, VIEWED } from './open-results.tsx';

const told = (verdict: 'may_be_chance' | 'unlikely_chance', sentence: string) => ({
  ...{ difference: 0.2, low: 0.08, high: 0.3, p: 0.001, error: 0.02, verdict, sentence },
});

const NEW: SplitTestResult['tests'][number] = {
  ...{ key: 'new', kind: 'wording', question: 'How did you hear of us?', versions: [3], isRunning: true },
  ...{ since: '2026-11-01T20:00:00Z', a: ['How did you hear of us?'], b: ['Who told you?'] },
};
const OLD: SplitTestResult['tests'][number] = {
  ...{
    key: 'old',
    kind: 'option_order',
    question: 'How did you hear of us?',
    versions: [2],
    isRunning: false,
  },
  ...{ since: '2026-10-01T10:00:00Z', a: ['A friend', 'A search'], b: ['A search', 'A friend'] },
};

const reached = (text: string, seen: number, responses: number, left: number) => ({
  ...{ meaningId: text, text, seen: rate(seen, responses), left: rate(left, seen) },
});

function madeResult({ test = '' }: { test?: string }): SplitTestResult {
  return {
    ...VIEWED,
    tests: [NEW, OLD],
    result: {
      key: test === '' ? 'new' : test,
      comparisons: 3,
      begun: {
        ...{ one: 210, other: 190 },
        comparison: told('may_be_chance', 'Neither version was answered clearly more often.'),
      },
      completed: {
        ...{ one: rate(180, 210), other: rate(120, 190) },
        comparison: told('unlikely_chance', 'Shoppers who saw A finish it more often.'),
      },
      reach: {
        one: [reached('How did you hear of us?', 210, 210, 12), reached('Anything else?', 190, 210, 18)],
        other: [reached('Anything else?', 190, 190, 40), reached('How did you hear of us?', 150, 190, 30)],
      },
      questions: [
        {
          kind: 'choice',
          meaningId: 'source',
          text: 'How did you hear of us?',
          options: [
            {
              ...{ cell: 'o:friend', text: 'A friend', one: rate(90, 180), other: rate(30, 120) },
              comparison: told('unlikely_chance', 'Shoppers who saw A choose “A friend” more often.'),
            },
          ],
        },
      ],
    },
  };
}

describe('the results of a split test', () => {
  it('show what was tested, what is certain, and both versions of each answer', async () => {
    const { user } = await openResults('compare', {
      getSplitTest: (input) => madeResult(input as object),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Compare' }), 'splitTest');
    const test = within(await screen.findByRole('region', { name: 'Wording: How did you hear of us?' }));
    within(test.getByRole('region', { name: 'Version B' })).getByText('Who told you?');
    test.getByText('Shoppers who saw A finish it more often.');
    expect(test.getByText(/180 of 210 responses/)).toBeDefined();
    screen.getByText('Shoppers who saw A choose “A friend” more often.');
    screen.getByText(/If you look each day and stop at the first difference/);
    await expectAccessiblePage();
  });

  it('show how far the shoppers of each version came, in its own order', async () => {
    const { user } = await openResults('compare', {
      getSplitTest: (input) => madeResult(input as object),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Compare' }), 'splitTest');
    const read = (name: string) =>
      within(screen.getByRole('region', { name: `How far shoppers of ${name} came` }))
        .getAllByRole('row')
        .map(
          (row) =>
            `${within(row).getByRole('rowheader').textContent} ${/\d+%/.exec(row.textContent)?.[0] ?? ''}`,
        );
    await screen.findByText('How far shoppers came');
    expect(read('A')).toEqual(['How did you hear of us?12 left here 100%', 'Anything else?18 left here 90%']);
    expect(read('B')).toEqual(['Anything else?40 left here 100%', 'How did you hear of us?30 left here 79%']);
  });

  it('can be read of an earlier test', async () => {
    const { user, asked } = await openResults('compare', {
      getSplitTest: (input) => madeResult(input as object),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Compare' }), 'splitTest');
    await user.selectOptions(await screen.findByLabelText('Test'), 'old');
    await waitFor(() => expect(asked('getSplitTest').at(-1)).toMatchObject({ test: 'old' }));
    await screen.findByText(/Your survey has changed since/);
  });

  it('begin on the day of the store’s time zone', async () => {
    const { user } = await openResults('compare', {
      getSplitTest: (input) => ({ ...madeResult(input as object), timezone: 'Pacific/Auckland' }),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Compare' }), 'splitTest');
    await screen.findByText('Since November 2, 2026. Half of your shoppers see each.');
    const name = 'Wording · How did you hear of us? · since November 2, 2026';
    expect(screen.getByRole('option', { name })).toBeDefined();
  });

  it('say where to begin when there was no test', async () => {
    const { user } = await openResults('compare', {
      getSplitTest: () => ({ ...VIEWED, tests: [], result: null }),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Compare' }), 'splitTest');
    expect(
      await screen.findByText(
        'This survey has no split test yet. Add version B under Build, More, Compare two versions.',
      ),
    ).toBeDefined();
  });
});
