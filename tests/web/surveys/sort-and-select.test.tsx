import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { openList, refusal, row } from './open-list.tsx';
import { madeSurvey } from './replies.ts';

describe('the order of the list', () => {
  const orders = (asked: Awaited<ReturnType<typeof openList>>['asked']) =>
    asked('listSurveys').map((input) => (input as { sort?: string }).sort);

  it('sorts by a column’s heading, and the other way at the second press', async () => {
    const { user, asked } = await openList([madeSurvey('a', { name: 'One' })]);
    await row('One');
    expect(screen.getByRole('button', { name: 'Last change: Last changed first' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sort by responses' }));
    const sorted = await screen.findByRole('button', { name: 'Responses: Most responses first' });
    expect(sorted.getAttribute('aria-pressed')).toBe('true');
    await user.click(sorted);
    await screen.findByRole('button', { name: 'Responses: Fewest responses first' });
    expect(orders(asked)).toEqual([undefined, '-responses', 'responses']);
  });

  it('sorts by the menu, begins at the order of the address and asks for nothing unknown', async () => {
    const { user, asked } = await openList([madeSurvey('a', { name: 'One' })], {}, '/?sort=name');
    await row('One');
    const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
    expect(menu.value).toBe('name');
    await user.selectOptions(menu, 'Last answered first');
    await waitFor(() => expect(orders(asked)).toEqual(['name', '-answered']));
    cleanup();
    const again = await openList([madeSurvey('a', { name: 'One' })], {}, '/?sort=price');
    await row('One');
    expect(orders(again.asked)).toEqual([undefined]);
  });
});

describe('several surveys at once', () => {
  const MIXED = [
    madeSurvey('a', { name: 'One' }),
    madeSurvey('b', { name: 'Two' }),
    madeSurvey('c', { name: 'Three', status: 'paused' }),
    madeSurvey('d', { name: 'Four', status: 'draft' }),
  ];
  const select = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
  const bar = () => within(screen.getByRole('group', { name: 'Selected surveys' }));

  it('pauses those that are live, says so in one sentence and takes it back', async () => {
    const { user, asked } = await openList(MIXED, { changeSurveyStatus: () => ({}) });
    await row('One');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(bar().getByRole('status').textContent).toBe('4 selected');
    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pause 2', 'Resume 1', 'Duplicate', 'Delete']);
    await user.click(bar().getByRole('button', { name: 'Pause 2' }));
    await screen.findByText('2 surveys are paused');
    expect(screen.queryByRole('group', { name: 'Selected surveys' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('2 surveys are published again');
    const of = (action: string) => ['a', 'b'].map((surveyId) => ({ surveyId, action }));
    expect(asked('changeSurveyStatus')).toEqual([...of('pause'), ...of('resume')]);
  });

  it('goes on after a failure and names it', async () => {
    const { user } = await openList(MIXED, {
      duplicateSurvey: (input) =>
        (input as { surveyId: string }).surveyId === 'a' ? refusal('NOT_FOUND', 'It is gone.') : {},
    });
    await user.click(await select('One'));
    await user.click(await select('Four'));
    await user.click(bar().getByRole('button', { name: 'Duplicate' }));
    await screen.findByText('1 of 2 copies is ready');
    expect(screen.getByText('“One”: It is gone.')).toBeDefined();
  });

  it('does not claim that nothing was done when no reply came', async () => {
    const { user } = await openList(MIXED, {
      changeSurveyStatus: () => {
        throw new ApiError({ status: 'FETCH_ERROR' });
      },
    });
    await user.click(await select('One'));
    await user.click(bar().getByRole('button', { name: 'Pause' }));
    await screen.findByText('It is not certain whether that was done');
    expect(screen.queryByText('No survey was paused')).toBeNull();
  });

  it('asks about a single selected survey as about any other', async () => {
    const { user } = await openList(MIXED, {
      getSurveyBelongings: () => ({ responses: 0, completes: 0, texts: 0, versions: 0 }),
    });
    await user.click(await select('One'));
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “One”?' }));
    expect(dialog.queryByText(/them|They/)).toBeNull();
  });

  it('offers the upgrade when the plan allows none of it', async () => {
    const { user } = await openList(MIXED, {
      changeSurveyStatus: () => refusal('PLAN_LIMIT', 'Your plan has one live survey.'),
    });
    await user.click(await select('Three'));
    await user.click(bar().getByRole('button', { name: 'Resume' }));
    expect(await screen.findByRole('dialog', { name: /Publish unlimited surveys/ })).toBeDefined();
    expect(screen.queryByText('No survey was published again')).toBeNull();
  });

  it('asks before it deletes, with names and numbers', async () => {
    const { user, asked, kept } = await openList(MIXED, {
      getSurveyBelongings: () => ({ responses: 12, completes: 9, texts: 3, versions: 1 }),
      deleteSurvey: (input) => {
        const { surveyId } = input as { surveyId: string };
        kept.splice(0, kept.length, ...kept.filter((survey) => survey.surveyId !== surveyId));
        return { lost: { responses: 12, completes: 9, texts: 3, versions: 1 }, isUnfinished: false };
      },
    });
    await user.click(await select('One'));
    await user.click(await select('Three'));
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 surveys?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Three']);
    await dialog.findByText(/24 responses \(18 complete\), 6 texts .* and 2 published versions/);
    expect(
      dialog.getByText('One is published: where it is on your store, shoppers stop seeing it.'),
    ).toBeDefined();
    expect(asked('deleteSurvey')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete 2 surveys' }));
    await screen.findByText('2 surveys are deleted');
    expect(screen.getByText('24 responses deleted too.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'One' })).toBeNull());
  });

  it('works by keyboard and has no accessibility fault', async () => {
    const { user } = await openList(MIXED, { changeSurveyStatus: () => ({}) });
    (await select('Two')).focus();
    await user.keyboard(' ');
    await expectAccessiblePage();
    screen.getByRole('checkbox', { name: 'Select all on this page' }).focus();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Pause');
    await user.keyboard('{Enter}');
    await screen.findByText('1 survey is paused');
  });
});
