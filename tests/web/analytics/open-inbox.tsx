import { screen, within } from '@testing-library/react';
import type { Inbox, LowScoreEvent, LowScoreShopper, WholeLowScore } from '#shared/api/analytics-inbox.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { DETAILS, madeLowScore, openResults } from './open-results.tsx';

interface Made {
  readonly lowScores?: readonly WholeLowScore[];
  readonly shopper?: LowScoreShopper | null;
  readonly isAllowed?: boolean;
  readonly counts?: Inbox['counts'];
  readonly overdue?: number;
  readonly questions?: SurveyDefinition['questions'];
}

export const EVENT: LowScoreEvent = {
  ...{ changeId: 'c1', kind: 'change', at: '2026-11-01T10:00:00.000Z', actor: 'Bo' },
  ...{ before: { state: 'new' }, after: { state: 'in_work' }, discount: null, undone: null, canUndo: true },
};

/** Opens the inbox with a fake server that stores the follow-ups while it is reachable, and that can be held. */
export async function openInbox({
  lowScores = [madeLowScore('r1'), madeLowScore('r2'), madeLowScore('r3')],
  shopper = { orderName: '#1001', name: 'Ana Exemplo', email: 'ana@shopper.example' },
  isAllowed = true,
  counts,
  overdue = 0,
  questions,
}: Made = {}) {
  let held: Promise<void> | undefined;
  /** Changes that arrive from now on are answered once the returned function is called. */
  const hold = (): (() => void) => {
    let letGo = (): void => undefined;
    held = new Promise((resolve) => (letGo = resolve));
    return () => letGo();
  };
  const server = { isBroken: false, isListBroken: false, isOneBroken: false, kept: [...lowScores] };
  const inbox = (): Inbox => {
    const count = (state: string) => server.kept.filter(({ followUp }) => followUp.state === state).length;
    return {
      counts: counts ?? { new: count('new'), in_work: count('in_work'), solved: count('solved') },
      ...{ overdue, today: '2026-11-02', people: ['Ana', 'Bo'] },
      discounts: {
        isAllowed,
        allowUrl: isAllowed ? null : 'https://app.example/install?optional=write_discounts',
      },
    };
  };
  const opened = await openResults('detractors', {
    getInbox: inbox,
    ...(questions && {
      getSurvey: () => ({ ...DETAILS, definition: { ...DETAILS.definition, questions } }),
    }),
    listLowScores: (input) => {
      if (server.isListBroken) throw new ApiError({ status: 'FETCH_ERROR' });
      const { state } = input as { state: string };
      const found = server.kept.filter(({ followUp }) => state === 'any' || followUp.state === state);
      return { lowScores: found, next: null };
    },
    getLowScore: (input) => {
      if (server.isOneBroken) throw new ApiError({ status: 'FETCH_ERROR' });
      const { responseId } = input as { responseId: string };
      return server.kept.find((each) => each.responseId === responseId) ?? madeLowScore(responseId);
    },
    getShopper: () => {
      if (shopper === null) throw new ApiError({ status: 'FETCH_ERROR' });
      return shopper;
    },
    changeLowScores: async (input) => {
      await held;
      if (server.isBroken) throw new ApiError({ status: 'FETCH_ERROR' });
      const { responseIds, change } = input as { responseIds: string[]; change: object };
      server.kept = server.kept.map((each) =>
        responseIds.includes(each.responseId) ? { ...each, followUp: { ...each.followUp, ...change } } : each,
      );
      return { changed: responseIds.length };
    },
    undoLowScoreChange: async () => {
      await held;
      if (server.isBroken) throw new ApiError({ status: 'FETCH_ERROR' });
      return { undone: 1, kept: 0 };
    },
    createDiscount: () => {
      if (server.isBroken) throw new ApiError({ status: 'FETCH_ERROR' });
      return { code: 'ABCD2345WXYZ', percent: 10, endsAt: '2026-12-02T10:00:00.000Z' };
    },
  });
  return { ...opened, server, hold };
}

export const grid = () => screen.findByRole('grid', { name: 'Low scores, newest first' });
export const dialog = () => screen.findByRole('dialog', { name: 'Low score' });

/** Opens the first low score, in a dialog as on a narrow screen. */
export async function openFirst(made?: Made) {
  const opened = await openInbox(made);
  const rows = within(await grid()).getAllByRole('row');
  const first = rows.find((row) => row.hasAttribute('data-response'));
  if (!first) throw new Error('No row was drawn.');
  await opened.user.click(first);
  return { ...opened, panel: within(await dialog()) };
}
