import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FREE_FEATURES } from '#tests/support/plan-features.ts';
import { TEMPLATES } from '#server/areas/surveys/templates/catalogue.ts';
import { BEST_FIRST_TEMPLATES } from '#shared/templates/template.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { openAdmin } from '../support/admin.tsx';
import { customerWith, emptyList, madePage, madeSurvey } from './replies.ts';
import { openList, refusal, row } from './open-list.tsx';
import { madeStanding } from '../support/standing.ts';
import { findToast } from '../support/toasts.ts';

const offline = (): never => {
  throw new ApiError({ status: 'FETCH_ERROR' });
};
async function choose(user: Awaited<ReturnType<typeof openList>>['user'], name: string, action: string) {
  await user.click((await row(name)).getByRole('button', { name: `More actions: ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

describe('the survey list', () => {
  it('shows each survey’s status, responses, rate, last change and pending work', async () => {
    await openList([
      madeSurvey('a', { name: 'Live one', responses: 1200, shown: 4800 }),
      madeSurvey('b', { name: 'New one', status: 'draft', responses: 0, shown: 0 }),
      madeSurvey('c', { name: 'Quiet one', responses: 0, shown: 10 }),
      madeSurvey('d', { name: 'Changed one', status: 'paused', hasUnpublishedChanges: true }),
      madeSurvey('e', { name: 'Unplaced one', standing: madeStanding({ seen: [] }) }),
    ]);
    const live = await row('Live one');
    live.getByText('Live');
    const figures = live.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures.slice(0, 2)).toEqual(['1,200', '25%']);
    expect(figures[2]).not.toBe('');
    expect((await row('New one')).getAllByRole('definition')[1]?.textContent).toBe('–');
    (await row('New one')).getByText(/Not published yet/);
    (await row('Quiet one')).getByText(/No answers yet/);
    (await row('Changed one')).getByText(/changes that are not published/);
    const unplaced = await row('Unplaced one');
    unplaced.getByText('Published, not seen yet');
    expect(
      unplaced.getByRole('link', { name: 'See it on your store: Unplaced one' }).getAttribute('href'),
    ).toBe('/surveys/delivery/e');
  });

  it('shows how full a capped survey is, how many shoppers were turned away and that the rate limit was reached', async () => {
    const lastAt = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    await openList([
      madeSurvey('a', { name: 'Roomy', responses: 79, responseCap: 100, turnedAway: 1 }),
      madeSurvey('b', { name: 'Nearly full', responses: 80, responseCap: 100 }),
      madeSurvey('c', { name: 'Full', responses: 100, responseCap: 100, turnedAway: 3 }),
      madeSurvey('d', { name: 'Flooded', putOff: { total: 340, lastAt: lastAt(2) } }),
      madeSurvey('e', { name: 'Flooded before', putOff: { total: 340, lastAt: lastAt(25) } }),
      madeSurvey('f', { name: 'By one', refusedFrom: { addresses: 1, lastAt: lastAt(2) } }),
      madeSurvey('g', { name: 'By few', refusedFrom: { addresses: 3, lastAt: lastAt(2) } }),
      madeSurvey('h', { name: 'By many', refusedFrom: { addresses: 4, lastAt: lastAt(2) } }),
      madeSurvey('i', { name: 'By one before', refusedFrom: { addresses: 1, lastAt: lastAt(25) } }),
    ]);
    const notes = async (name: string) =>
      [...(await row(name)).getByRole('link', { name }).parentElement!.querySelectorAll('p')].map(
        ({ textContent }) => textContent,
      );
    expect(await notes('Roomy')).toEqual(['1 shopper turned away so far']);
    expect(await notes('Nearly full')).toEqual(['Nearly full: 80 of 100 responses']);
    expect(await notes('Full')).toEqual(['Full: has its 100 responses, 3 shoppers turned away so far']);
    expect(await notes('Flooded')).toEqual([
      'Very busy: 340 requests from shoppers’ pages had to wait lately. Answers are sent again automatically; some views are not counted',
    ]);
    expect(await notes('Flooded before')).toEqual([]);
    expect(await notes('By one')).toEqual([
      'Most of the requests that had to wait or were refused came from one address, so they may not be from shoppers',
    ]);
    expect((await notes('By few'))[0]).toContain('came from 3 addresses');
    expect(await notes('By many')).toEqual([]);
    expect(await notes('By one before')).toEqual([]);
  });

  it.each([
    ['live', ['Open', 'See answers', 'On your store', 'Duplicate', 'Pause', 'Close', 'Delete']],
    ['draft', ['Open', 'On your store', 'Duplicate', 'Delete']],
    ['paused', ['Open', 'See answers', 'On your store', 'Duplicate', 'Resume', 'Close', 'Delete']],
    ['closed', ['Open', 'See answers', 'On your store', 'Duplicate', 'Reopen', 'Delete']],
  ] as const)('offers for a %s survey what can be done with one', async (status, actions) => {
    const { user } = await openList([madeSurvey('a', { name: 'One', status })]);
    await user.click((await row('One')).getByRole('button', { name: 'More actions: One' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(actions);
    expect(document.activeElement?.textContent).toBe('Open');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Delete');
    await user.keyboard('{Escape}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More actions: One');
  });

  it('opens a survey and its results', async () => {
    const { user, where } = await openList([madeSurvey('a', { name: 'One' })]);
    expect((await screen.findByRole('link', { name: 'See answers: One' })).getAttribute('href')).toBe(
      '/surveys/analytics/a',
    );
    await choose(user, 'One', 'Open');
    await waitFor(() => expect(where.path).toBe('/builder/a'));
  });

  it('moves two pages on two quick clicks', async () => {
    const { user } = await openList([madeSurvey('a')], {
      listSurveys: (input) => {
        const { page } = input as { page: number };
        return page === 2 ? new Promise(() => undefined) : madePage([madeSurvey('a')], 12, page);
      },
    });
    expect(await screen.findByText('1–5 of 12')).toBeDefined();
    await user.dblClick(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('11–12 of 12')).toBeDefined();
  });

  it('requests the filters of the address and writes the search into the address', async () => {
    const { user, asked } = await openList(
      [madeSurvey('a')],
      { listSurveys: (input) => madePage([madeSurvey('a')], 12, (input as { page: number }).page) },
      '/?page=2&status=live,nonsense',
    );
    await screen.findByText('6–10 of 12');
    expect(asked('listSurveys')).toEqual([{ page: 2, status: ['live'], search: '' }]);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('11–12 of 12');
    expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Closed' }));
    await waitFor(() =>
      expect(asked('listSurveys').at(-1)).toEqual({ page: 1, status: ['live', 'closed'], search: '' }),
    );
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(asked('listSurveys').at(-1)).toEqual({ page: 1, status: [], search: '' }));
  });

  it('searches once, after typing pauses', async () => {
    const { asked } = await openList([madeSurvey('a')]);
    await screen.findByRole('link', { name: 'Survey a' });
    const before = asked('listSurveys').length;
    for (const value of ['tea', 'teap', 'teapot ']) {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    }
    await waitFor(() => expect(asked('listSurveys').at(-1)).toMatchObject({ search: 'teapot' }));
    expect(asked('listSurveys').length).toBe(before + 1);
  });

  it('says when nothing matches and offers to clear the filters', async () => {
    const { user } = await openList(
      [],
      {
        listSurveys: (input) =>
          (input as { search: string }).search === '' ? madePage([madeSurvey('a')]) : madePage([]),
      },
      '/?search=nothing',
    );
    await screen.findByText('No survey matches');
    await user.click(screen.getByRole('button', { name: 'Show all surveys' }));
    await screen.findByRole('link', { name: 'Survey a' });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('opens the last page when the requested page no longer exists', async () => {
    const { asked } = await openList(
      [],
      {
        listSurveys: (input) => {
          const { page } = input as { page: number };
          return madePage(page > 2 ? [] : [madeSurvey('a')], 6, page);
        },
      },
      '/?page=9',
    );
    await screen.findByText('6–6 of 6');
    expect(asked('listSurveys').at(-1)).toMatchObject({ page: 2 });
  });

  it('shows a load error with a retry button, and retries by itself when offline', async () => {
    let isReachable = false;
    await openList([], {
      listSurveys: () =>
        isReachable ? madePage([madeSurvey('a')]) : refusal('INTERNAL', 'Something went wrong.'),
    });
    await screen.findByText('Your surveys could not be loaded');
    screen.getByText('Something went wrong. Nothing is lost.');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void fireEvent(window, new Event('offline')));
    await screen.findByText('You are offline');
    isReachable = true;
    online.mockReturnValue(true);
    act(() => void fireEvent(window, new Event('online')));
    await screen.findByRole('link', { name: 'Survey a' });
    expect(screen.queryByText('You are offline')).toBeNull();
  });
});

describe('changing a survey’s status', () => {
  it('shows the new status at once and can be undone', async () => {
    const surveys = await openList([madeSurvey('a', { name: 'One' })], {
      changeSurveyStatus: (input) => {
        const { action } = input as { action: string };
        surveys.kept[0] = madeSurvey('a', { name: 'One', status: action === 'pause' ? 'paused' : 'live' });
        return {};
      },
    });
    await choose(surveys.user, 'One', 'Pause');
    (await row('One')).getByText('Paused');
    await surveys.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => (await row('One')).getByText('Live'));
    expect(surveys.asked('changeSurveyStatus')).toEqual([
      { surveyId: 'a', action: 'pause' },
      { surveyId: 'a', action: 'resume' },
    ]);
  });

  it('brings a paused survey back to paused when its closing is undone', async () => {
    const statuses = { close: 'closed', undo_close: 'paused' } as const;
    const surveys = await openList([madeSurvey('a', { name: 'One', status: 'paused' })], {
      changeSurveyStatus: (input) => {
        const { action } = input as { action: keyof typeof statuses };
        surveys.kept[0] = madeSurvey('a', { name: 'One', status: statuses[action] });
        return {};
      },
    });
    const undoOf = async (title: string) =>
      within((await findToast(title)).closest('li')!).getByRole('button', { name: 'Undo' });
    await choose(surveys.user, 'One', 'Close');
    await surveys.user.click(await undoOf('“One” is closed'));
    await surveys.user.click(await undoOf('“One” is paused again'));
    await waitFor(() =>
      expect(surveys.asked('changeSurveyStatus')).toEqual(
        ['close', 'undo_close', 'close'].map((action) => ({ surveyId: 'a', action })),
      ),
    );
  });

  it('restores the old status when the change fails and offers a retry', async () => {
    let isAway = false;
    const changeSurveyStatus = vi.fn((): unknown => {
      isAway = true;
      return offline();
    });
    const { user } = await openList([], {
      changeSurveyStatus,
      listSurveys: () => (isAway ? offline() : madePage([madeSurvey('a', { name: 'One' })])),
    });
    await choose(user, 'One', 'Close');
    const toast = await findToast('Close: it is not certain whether “One” changed');
    (await row('One')).getByText('Live');
    changeSurveyStatus.mockReturnValue({});
    await user.click(within(toast.closest('li')!).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('“One” is closed')).toBeDefined();
  });

  it('opens the upgrade dialog when the plan allows no further active survey', async () => {
    const { user } = await openList([madeSurvey('a', { name: 'One', status: 'paused' })], {
      changeSurveyStatus: () => refusal('PLAN_LIMIT', 'Your plan has room for one live survey at a time.'),
    });
    await choose(user, 'One', 'Resume');
    expect(
      await screen.findByRole('dialog', { name: 'Publish unlimited surveys with the Pro plan' }),
    ).toBeDefined();
    expect(screen.queryByText('Your plan has room for one live survey at a time.')).toBeNull();
    (await row('One')).getByText('Paused');
  });
});

describe('copying a survey', () => {
  it('repeats the request under the same id until it succeeds, and links to the copy', async () => {
    const duplicateSurvey = vi.fn((): unknown => offline());
    const { user, asked, where } = await openList([madeSurvey('a', { name: 'One' })], { duplicateSurvey });
    await choose(user, 'One', 'Duplicate');
    await screen.findByText('It is not certain whether “One” was copied');
    duplicateSurvey.mockReturnValue({ surveyId: 'copy', definition: { name: 'One (copy)' } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('“One (copy)” is ready');
    const [first, second] = asked('duplicateSurvey');
    expect(first).toMatchObject({
      surveyId: 'a',
      newSurveyId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
    expect(second).toEqual(first);
    await choose(user, 'One', 'Duplicate');
    expect(asked('duplicateSurvey')[2]).not.toEqual(first);
    await user.click(screen.getAllByRole('button', { name: 'Open copy' })[0]!);
    await waitFor(() => expect(where.path).toBe('/builder/copy'));
  });
});

describe('deleting a survey', () => {
  const belongings = { responses: 1204, completes: 1100, texts: 1, versions: 3 };

  it('shows how much will be deleted, and afterwards how much was', async () => {
    const surveys = await openList([madeSurvey('a', { name: 'One' }), madeSurvey('b', { name: 'Two' })], {
      getSurveyBelongings: () => belongings,
      deleteSurvey: () => {
        surveys.kept.shift();
        return { lost: belongings, isUnfinished: false };
      },
    });
    await choose(surveys.user, 'One', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “One”?' }));
    await dialog.findByText(
      'This deletes 1,204 responses (1,100 complete), 1 text in shoppers’ own words, and 3 published versions. It cannot be undone.',
    );
    dialog.getByText('It is published: where it is on your store, shoppers stop seeing it.');
    await surveys.user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(document.querySelector('dialog')).toBeNull();
    expect(surveys.asked('deleteSurvey')).toEqual([]);

    await choose(surveys.user, 'One', 'Delete');
    await surveys.user.click(await screen.findByRole('button', { name: 'Delete survey' }));
    await screen.findByText('“One” is deleted');
    screen.getByText('1,204 responses went with it.');
    expect(screen.queryByRole('link', { name: 'One' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Your surveys'));
  });

  it('says that responses are still being deleted when there are many', async () => {
    const surveys = await openList([madeSurvey('a', { name: 'One' })], {
      getSurveyBelongings: () => belongings,
      deleteSurvey: () => {
        surveys.kept.shift();
        return { lost: belongings, isUnfinished: true };
      },
    });
    await choose(surveys.user, 'One', 'Delete');
    await surveys.user.click(await screen.findByRole('button', { name: 'Delete survey' }));
    expect(await screen.findByText('“One” is deleted')).toBeDefined();
    expect(screen.getByText('Its 1,204 responses are being deleted in the background.')).toBeDefined();
  });

  it('enables the deletion once its amount is known, and stays open for a retry when it fails', async () => {
    const getSurveyBelongings = vi.fn((): unknown => refusal('INTERNAL', 'Not now.'));
    const { user } = await openList([madeSurvey('a', { name: 'One', status: 'draft' })], {
      getSurveyBelongings,
      deleteSurvey: () => refusal('INTERNAL', 'Not yet.'),
    });
    await choose(user, 'One', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “One”?' }));
    await dialog.findByText(/Not now\./);
    const button = dialog.getByRole('button', { name: 'Delete survey' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    getSurveyBelongings.mockReturnValue({ responses: 0, completes: 0, texts: 0, versions: 0 });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText(/never published, so no answers are lost/);
    await user.click(dialog.getByRole('button', { name: 'Delete survey' }));
    await dialog.findByText('Not yet. The survey is still there.');
    screen.getByRole('link', { name: 'One' });
  });

  it('counts only what a published survey without answers has', async () => {
    const { user } = await openList([madeSurvey('a', { name: 'One' })], {
      getSurveyBelongings: () => ({ responses: 0, completes: 0, texts: 0, versions: 1 }),
    });
    await choose(user, 'One', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “One”?' }));
    const loss = await dialog.findByText(/^This deletes/);
    expect(loss.textContent).toBe('This deletes no responses and 1 published version. It cannot be undone.');
  });

  it('does not claim that the survey is still there when the reply is lost', async () => {
    const { user } = await openList([madeSurvey('a', { name: 'One' })], {
      getSurveyBelongings: () => belongings,
      deleteSurvey: () => {
        throw new ApiError({ status: 'TIMEOUT_ERROR' });
      },
    });
    await choose(user, 'One', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “One”?' }));
    await dialog.findByText(/shoppers|responses/i);
    await user.click(dialog.getByRole('button', { name: 'Delete survey' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /took too long to answer\..* It is not certain whether the survey is deleted\. Delete it again to be sure\.$/,
    );
  });
});

describe('changes by another tab or the plan', () => {
  const noSuch = (): never => {
    throw new ApiError({
      status: 404,
      data: { error: { code: 'NOT_FOUND', message: 'There is no such survey.' } },
    });
  };

  it('removes a survey that was already deleted', async () => {
    const surveys = await openList([madeSurvey('a', { name: 'One' })], {
      getSurveyBelongings: noSuch,
      deleteSurvey: () => {
        surveys.kept.shift();
        return noSuch();
      },
    });
    await choose(surveys.user, 'One', 'Delete');
    await screen.findByText('It was deleted somewhere else already.');
    await surveys.user.click(screen.getByRole('button', { name: 'Take it off the list' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'One' })).toBeNull());
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('asks for an upgrade when the copy has more questions than the plan allows', async () => {
    const { user } = await openList([madeSurvey('a', { name: 'One' })], {
      duplicateSurvey: () => refusal('PLAN_LIMIT', 'Your plan has room for 10 questions in a survey.'),
    });
    await choose(user, 'One', 'Duplicate');
    expect(await screen.findByRole('dialog', { name: 'Unlock more with the Pro plan' })).toBeDefined();
  });
});

describe('a store without surveys', () => {
  it('shows the three best templates, each with a preview', async () => {
    const { user } = await openAdmin({
      replies: {
        ...emptyList,
        listTemplates: () => TEMPLATES,
        getBillingCustomer: () => customerWith(FREE_FEATURES),
      },
    });
    await screen.findByText('Ask your first question');
    const best = BEST_FIRST_TEMPLATES.map(
      (id) => TEMPLATES.find(({ surveyId }) => surveyId === id)?.name ?? '',
    );
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
        best,
      ),
    );
    expect(screen.queryByText('Published surveys')).toBeNull();
    await user.click(screen.getByRole('button', { name: best[0] ?? '' }));
    const preview = await screen.findByRole('dialog', { name: best[0] ?? '' });
    await user.click(within(preview).getByRole('button', { name: 'Back' }));
    await screen.findByRole('dialog', { name: 'Start creating your survey' });
  });
});
