import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { setWidth } from '../support/admin.tsx';
import { findToast } from '../support/toasts.ts';
import {
  type Asked,
  offline,
  results,
  openTable,
  many,
  grid,
  rows,
  panel,
  focusedId,
} from './open-responses.tsx';
import { madeResponse } from './open-results.tsx';
beforeEach(() => setWidth(1280));

describe('the table', () => {
  it('has a row for each response with its answers, order and tags', async () => {
    const left = madeResponse('r2', { isComplete: false, durationMs: null, order: null });
    const mark = { isStarred: true, tags: ['Refund', 'VIP'], note: 'Called' };
    await openTable([madeResponse('r1', { mark }), left]);
    const [first, second] = await rows();
    expect(
      within(first!)
        .getAllByRole('gridcell')
        .slice(3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Other: “A podcast”', '3 of 10', '', '€42.00', 'RefundVIP']);
    expect(within(first!).getByRole('button', { name: /^Star/ }).getAttribute('aria-pressed')).toBe('true');
    expect(within(second!).getByRole('button', { name: /^Star/ }).getAttribute('aria-pressed')).toBe('false');
    screen.getByText('All 2 responses shown');
    await expectAccessiblePage();
  });

  it('shows the chosen columns and sorts by a heading, as the address says', async () => {
    const { user, asked } = await openTable([madeResponse('r1')], {}, '&columns=when,state,q:nps,order');
    const heads = async () =>
      within(await grid())
        .getAllByRole('columnheader')
        .slice(2)
        .map(({ textContent }) => textContent);
    expect(await heads()).toEqual(['When↓', 'State', 'Would you recommend us?', 'Order']);
    await user.click(within(await grid()).getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(asked('listResponses').at(-1)).toMatchObject({ sort: '-order' }));
    await user.click(within(await grid()).getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(asked('listResponses').at(-1)).toMatchObject({ sort: 'order' }));
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await user.click(dialog.getByRole('checkbox', { name: 'State' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Country' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await heads()).toEqual(['When', 'Would you recommend us?', 'Order↑', 'Country']);
  });

  it('draws only the rows in sight and loads the next page before its end', async () => {
    const all = many(250);
    const { asked } = await openTable(all, {
      listResponses: (input) =>
        (input as Asked).after === ''
          ? { responses: all.slice(0, 100), next: 'mark' }
          : { responses: all.slice(100), next: null },
    });
    expect((await rows()).length).toBeLessThan(50);
    const box = (await grid()).parentElement!;
    Object.defineProperty(box, 'scrollTop', { value: 60 * 44, writable: true });
    box.dispatchEvent(new Event('scroll'));
    await screen.findByText('All 250 responses shown');
    expect(asked('listResponses').map((input) => (input as Asked).after)).toEqual(['', 'mark']);
    const drawn = (await rows()).map((row) => Number(row.getAttribute('aria-rowindex')));
    expect(drawn).toContain(70);
    expect(drawn.length).toBeLessThan(50);
  });

  it('filters by text, star, tag and test responses', async () => {
    const { user, asked } = await openTable([], {
      listResponses: () => ({ responses: [], next: null }),
      getQuestionResults: () => results(0),
    });
    const last = () => asked('listResponses').at(-1);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Tag' }), 'Refund (4)');
    await screen.findByText('No response in these days has the tag “Refund”.');
    expect(last()).toMatchObject({ tag: 'Refund', star: 'any' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Any tag or none');
    await user.click(screen.getByRole('button', { name: 'Starred' }));
    await screen.findByText('No response in these days has a star.');
    expect(last()).toMatchObject({ tag: '', star: 'starred' });
    await user.type(screen.getByRole('searchbox', { name: 'Search responses' }), 'lamp');
    await screen.findByText('No response in these days says “lamp”.');
    expect(last()).toMatchObject({ search: 'lamp', after: '', kind: 'real' });
    await user.click(screen.getByRole('button', { name: 'Test responses' }));
    await waitFor(() => expect(last()).toMatchObject({ kind: 'test' }));
    screen.getByText('The latest 200 test responses of a survey are kept, each for 30 days.');
  });

  it('shows an error when the list fails to load, and retries', async () => {
    let isBroken = true;
    const { user } = await openTable([], {
      listResponses: () => (isBroken ? offline() : { responses: [madeResponse('r1')], next: null }),
    });
    await screen.findByText('Responses could not be loaded');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('the side panel', () => {
  it('shows the whole answer with its order and shopper', async () => {
    const { user } = await openTable([madeResponse('r1')]);
    await user.click((await rows())[0]!);
    const whole = within(await panel());
    whole.getByText('Complete in 1 min 10 s');
    whole.getByText('Repeat customer · Portugal · Thank-you page · Version 2 · Portuguese');
    expect(whole.getByText('Other: “A podcast”').closest('li')?.textContent).toContain(
      'How did you hear of us?',
    );
    whole.getByText('Not answered');
    expect(whole.getByRole('link', { name: 'Order 1001' }).getAttribute('href')).toBe(
      'https://fern-and-fig.myshopify.com/admin/orders/1001',
    );
    expect(whole.getByRole('link', { name: 'Customer 5001' }).getAttribute('rel')).toContain('noopener');
    await expectAccessiblePage();
  });

  it('names the pinned themes that a text counts in', async () => {
    const step = { ...{ type: 'text' as const, text: 'Anything else?', timeMs: null } };
    const words = (text: string, themes: string[]) => ({ kind: 'words' as const, text, themes });
    const path = [
      { ...step, meaningId: 'words', answer: words('Slow, and dear', ['Delivery', 'Price']) },
      { ...step, meaningId: 'more', answer: words('Lovely lamps', []) },
    ];
    const { user } = await openTable([madeResponse('r1', { path })]);
    await user.click((await rows())[0]!);
    const [themes, ...others] = within(await panel()).getAllByRole('list', { name: 'Themes' });
    expect(others).toEqual([]);
    const names = within(themes!).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Delivery', 'Price']);
    expect(themes!.closest('ol > li')?.textContent).toContain('Slow, and dear');
  });

  it('opens a response of the address that the list has not loaded', async () => {
    await openTable(
      [madeResponse('r1')],
      {
        getResponse: () => madeResponse('r9', { order: null, customerId: '77' }),
      },
      '&response=r9',
    );
    const customer = await within(await panel()).findByRole('link', { name: 'Customer 77' });
    expect(customer.getAttribute('href')).toContain('/admin/customers/77');
  });

  it('shows that such a response is being loaded, and loads it again after a failure', async () => {
    let isBroken = true;
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const getResponse = async () => {
      await held;
      return isBroken ? offline() : madeResponse('r9', { order: null, customerId: '77' });
    };
    const { user } = await openTable([madeResponse('r1')], { getResponse }, '&response=r9');
    within(await panel()).getByRole('status', { name: 'Loading' });
    await expectAccessiblePage();
    letGo();
    const fault = 'This response could not be loaded';
    await within(await panel()).findByText(fault);
    isBroken = false;
    await user.click(within(await panel()).getByRole('button', { name: 'Try again' }));
    await within(await panel()).findByRole('link', { name: 'Customer 77' });
  });

  it('is a dialog on a narrow screen', async () => {
    setWidth(390);
    const { user } = await openTable([madeResponse('r1')]);
    const [row] = await rows();
    within(row!).getByText('Other: “A podcast” · 3 of 10');
    await user.click(row!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Response' }));
    dialog.getByText('Complete in 1 min 10 s');
    await expectAccessiblePage();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Response' })).toBeNull();
  });

  it('keeps stars, tags and notes, and shows the earlier ones if saving fails', async () => {
    let isBroken = false;
    const { user, asked } = await openTable([madeResponse('r1')], {
      markResponses: () => (isBroken ? offline() : { marked: 1 }),
      noteResponse: () => (isBroken ? offline() : {}),
    });
    await user.click((await rows())[0]!);
    const whole = within(await panel());
    await user.type(whole.getByRole('combobox', { name: 'Add a tag' }), ' Late {Enter}');
    await within((await rows())[0]!).findByText('Late');
    expect(asked('markResponses')).toEqual([
      { surveyId: 'a', responseIds: ['r1'], isStarred: null, addTags: ['Late'], removeTags: [] },
    ]);
    await user.type(whole.getByRole('textbox', { name: 'Note' }), 'Call back');
    await user.tab();
    await whole.findByText('Saved');
    expect(asked('noteResponse')).toEqual([{ surveyId: 'a', responseId: 'r1', note: 'Call back' }]);
    isBroken = true;
    await user.click(whole.getByRole('button', { name: 'Star this response' }));
    await screen.findByText('It is not certain whether that was done');
    await waitFor(() =>
      expect(whole.getByRole('button', { name: 'Star this response' }).getAttribute('aria-pressed')).toBe(
        'false',
      ),
    );
    await user.type(whole.getByRole('textbox', { name: 'Note' }), ' soon');
    await user.tab();
    await whole.findByText(/Not saved/);
    expect(whole.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Call back soon');
    isBroken = false;
    await user.click(whole.getByRole('button', { name: 'Save again' }));
    await whole.findByText('Saved');
    await user.click(whole.getByRole('button', { name: 'Remove tag: Late' }));
    await waitFor(() => expect(asked('markResponses').at(-1)).toMatchObject({ removeTags: ['Late'] }));
    expect(whole.queryByText('Late')).toBeNull();
  });
});

describe('the keyboard', () => {
  const openRows = async (responses: readonly ReadableResponse[]) => {
    const opened = await openTable(responses);
    await rows();
    return opened;
  };

  it('goes through the rows, opens, stars, selects and closes', async () => {
    const { user, asked } = await openRows(many(40));
    await user.keyboard('j');
    expect(focusedId()).toBe('r0');
    await user.keyboard('jjk{ArrowDown}');
    expect(focusedId()).toBe('r2');
    await user.keyboard('{Enter}');
    await panel();
    await user.keyboard('j');
    expect(focusedId()).toBe('r3');
    await waitFor(async () =>
      expect((await screen.findByRole('row', { current: true })).getAttribute('data-response')).toBe('r3'),
    );
    await user.keyboard('s');
    await waitFor(() => expect(asked('markResponses').at(-1)).toMatchObject({ responseIds: ['r3'] }));
    await user.keyboard('xjx');
    screen.getByText('2 selected');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'The response' })).toBeNull());
    screen.getByText('2 selected');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('2 selected')).toBeNull();
    await user.keyboard('{End}');
    await waitFor(() => expect(focusedId()).toBe('r39'));
  });

  it('stays in the search field when the list finds a response that was closed before', async () => {
    const { user, asked } = await openTable(
      [],
      {
        getResponse: () => madeResponse('r9'),
        listResponses: (input) => {
          const isSearch = (input as Asked).search !== '';
          return { responses: [madeResponse(isSearch ? 'r9' : 'r1')], next: null };
        },
      },
      '&response=r9',
    );
    await user.click(await within(await panel()).findByRole('button', { name: 'Close the response' }));
    await waitFor(() => expect(focusedId()).toBe('r1'));
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search responses' });
    await user.type(search, 'lamp');
    await waitFor(() => expect(document.querySelector('[data-response=r9]')).not.toBeNull());
    expect(document.activeElement).toBe(search);
    await user.keyboard('s');
    expect(search.value).toBe('lamps');
    expect(asked('markResponses')).toEqual([]);
  });

  it('leaves fields and other dialogs alone, and is listed among the shortcuts', async () => {
    const { user } = await openRows(many(3));
    await user.type(screen.getByRole('searchbox', { name: 'Search responses' }), 'jx');
    expect(focusedId()).toBeNull();
    expect(screen.queryByText('1 selected')).toBeNull();
    fireEvent.keyDown(document.body, { key: '?' });
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    help.getByText('Go to the next response');
    await user.keyboard('j');
    expect(focusedId()).toBeNull();
  });
});

describe('a selection', () => {
  const check = async (at: number) =>
    within((await screen.findAllByRole('row'))[at + 1]!).getByRole('checkbox');

  it('takes a range, tags it and exports it', async () => {
    const { user, asked } = await openTable(many(6), {
      exportSelection: () => ({ fileName: 'Autumn.csv', rows: 3, text: 'a' }),
    });
    URL.createObjectURL = () => 'blob:none';
    await user.click(await check(1));
    await user.keyboard('{Shift>}');
    await user.click(await check(3));
    await user.keyboard('{/Shift}');
    const bar = within(screen.getByRole('group', { name: 'Selected responses' }));
    expect(bar.getByRole('status').textContent).toBe('3 selected');
    await user.click(bar.getByRole('button', { name: 'Tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 3 responses' }));
    await user.type(dialog.getByRole('combobox', { name: 'Add a tag' }), 'Late{Enter}');
    const responseIds = ['r1', 'r2', 'r3'];
    await waitFor(() =>
      expect(asked('markResponses').at(-1)).toMatchObject({ responseIds, addTags: ['Late'] }),
    );
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(bar.getByRole('button', { name: 'Export' }));
    await screen.findByText('3 responses exported');
    expect(asked('exportSelection')).toEqual([{ surveyId: 'a', responseIds }]);
  });

  it('gives to all of them a tag that one has', async () => {
    const mark = { isStarred: false, tags: ['Late'], note: '' };
    const { user, asked } = await openTable([madeResponse('r1', { mark }), madeResponse('r2')]);
    const [, second] = await rows();
    await user.click(await check(0));
    await user.click(await check(1));
    await user.click(screen.getByRole('button', { name: 'Tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 2 responses' }));
    const field = dialog.getByRole('combobox', { name: 'Add a tag' });
    await user.type(field, 'Late{Enter}');
    await waitFor(() =>
      expect(asked('markResponses')).toMatchObject([{ responseIds: ['r1', 'r2'], addTags: ['Late'] }]),
    );
    await within(second!).findByText('Late');
    await user.type(field, 'Late{Enter}');
    expect(asked('markResponses')).toHaveLength(1);
  });

  it('ends when another filter lists other responses', async () => {
    const { user } = await openTable([], {
      listResponses: (input) => {
        const isStarred = (input as { star: string }).star === 'starred';
        return { responses: isStarred ? [madeResponse('s1')] : many(2), next: null };
      },
    });
    const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all loaded responses' });
    await user.click(await check(0));
    await user.click(await check(1));
    expect(all().checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Starred' }));
    await screen.findByText('1 response shown');
    expect(all().checked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Starred' }));
    await screen.findByText('All 2 responses shown');
    expect(screen.queryByRole('group', { name: 'Selected responses' })).toBeNull();
    expect(await rows()).toHaveLength(2);
  });

  it('stays when the list is loaded again for new responses', async () => {
    let counted = 2;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { user, asked } = await openTable(many(2), { getQuestionResults: () => results(counted) });
      await user.click(await check(0));
      counted = 3;
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      await user.click(await screen.findByRole('button', { name: 'Show 1 new response' }));
      await waitFor(() => expect(asked('listResponses')).toHaveLength(2));
      const bar = within(await screen.findByRole('group', { name: 'Selected responses' }));
      bar.getByText('1 selected');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is deleted after a question that names what is lost, and every figure is loaded again', async () => {
    let isBroken = true;
    const { user, asked } = await openTable(many(3), {
      deleteResponses: () => (isBroken ? offline() : { deleted: 2 }),
    });
    await user.click(await check(0));
    await user.click(await check(1));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 responses?' }));
    dialog.getByText(/Their 4 answers are deleted for good/);
    await expectAccessiblePage();
    await user.click(dialog.getByRole('button', { name: 'Delete 2 responses' }));
    await dialog.findByText(/Some of them may still be there/);
    isBroken = false;
    const choicesBefore = asked('getFilterChoices').length;
    await user.click(dialog.getByRole('button', { name: 'Delete 2 responses' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(asked('deleteResponses').at(-1)).toEqual({ surveyId: 'a', responseIds: ['r0', 'r1'] });
    await waitFor(() => expect(asked('getFilterChoices').length).toBeGreaterThan(choicesBefore));
    await findToast('2 responses are deleted');
  });
});
