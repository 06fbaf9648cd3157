import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startSurvey } from '#web/admin/features/builder/opening/early-survey.ts';
import type { BearerCall } from '#web/admin/lib/api/bearer-client.ts';
import { madeSurvey, openBuilder, refusal, surveyOf } from './open-builder.tsx';

const ONE = surveyOf({ type: 'single_select', text: 'Which colour?', options: ['Red', 'Blue'] });
const TEN = surveyOf(
  ...Array.from({ length: 10 }, (_, at) => ({ type: 'date' as const, text: `When ${at}?` })),
);

const live = madeSurvey(ONE, { status: 'live', liveVersion: 1, revision: 4 });
const version = () => ({
  version: 1,
  draftRevision: 4,
  publishedAt: '2026-11-01T10:00:00Z',
  definition: ONE,
});
const inDialog = () => within(screen.getByRole('dialog'));
const disabled = (name: string) => inDialog().getByRole<HTMLButtonElement>('button', { name }).ariaDisabled;

describe('the plan', () => {
  it('asks to upgrade where it has no room for one more question', async () => {
    const { user } = await openBuilder(TEN);
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await screen.findByRole('dialog', { name: 'Unlock more with the Pro plan' }, { timeout: 10_000 });
    expect(screen.queryByText('What kind of question?')).toBeNull();
  });
});

describe('opening', () => {
  const early = () => Promise.resolve(madeSurvey({ ...ONE, name: 'Asked for early' }));

  it('shows what was asked for before its code had come', async () => {
    startSurvey(early as unknown as BearerCall, 's1');
    const { call } = await openBuilder(ONE);
    screen.getByRole('heading', { name: 'Asked for early' });
    expect(call.mock.calls.some(([{ name }]) => name === 'getSurvey')).toBe(false);
  });

  it('asks by itself where that was another survey', async () => {
    startSurvey(early as unknown as BearerCall, 's2');
    await openBuilder(ONE);
    screen.getByRole('heading', { name: 'Winter survey' });
  });
});

describe('publishing', () => {
  it('says what keeps a survey from it', async () => {
    const { user, call } = await openBuilder(surveyOf());
    screen.getByText('To go live: add a question');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    inDialog().getByText('This survey has no questions yet.');
    expect(inDialog().queryByRole('button', { name: 'Publish now' })).toBeNull();
    expect(call.mock.calls.some(([{ name }]) => name === 'publishSurvey')).toBe(false);
  });

  it('freezes the revision that holds the last edit, and takes over what it decided', async () => {
    const publishSurvey = vi.fn(() => live);
    const { user, saves } = await openBuilder(ONE, { replies: { publishSurvey, getVersion: version } });
    await user.type(screen.getByLabelText('Question'), '?');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(inDialog().getByRole('button', { name: 'Publish now' }));
    await screen.findByText('Live');
    expect(saves.map(({ definition }) => definition.questions[0]?.text)).toEqual(['Which colour??']);
    expect(publishSurvey).toHaveBeenCalledWith({ surveyId: 's1', draftRevision: 2, meanings: [] });
  });

  it('asks for each changed text whether it means the same, and sends the answers', async () => {
    const publishSurvey = vi.fn(() => live);
    const { user } = await openBuilder(ONE, {
      survey: live,
      replies: { publishSurvey, getVersion: version },
    });
    await screen.findByText('Everything is published');
    screen.getByRole('link', { name: 'See answers' });
    await user.type(screen.getByLabelText('Option 1'), ' wine');
    await user.click(await screen.findByRole('button', { name: 'Publish changes' }));
    inDialog().getByText('Question 1. Which colour? has 1 reworded option.');
    inDialog().getByRole('group', { name: '“Red” became “Red wine”' });
    expect(disabled('Publish now')).toBe('true');
    await user.click(inDialog().getByRole('radio', { name: 'A correction' }));
    await user.click(inDialog().getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(publishSurvey).toHaveBeenCalledOnce());
    expect(publishSurvey).toHaveBeenCalledWith({
      surveyId: 's1',
      draftRevision: 5,
      meanings: [{ questionId: 'q1', optionId: 'q1-Red', change: 'correction' }],
    });
  });

  it('asks as well about what only the server remembers', async () => {
    const sentence = '“Blue” became “Navy”. Is this a correction, or does it mean something else now?';
    const publishSurvey = vi
      .fn(() => live)
      .mockImplementationOnce(() => {
        throw refusal(400, 'INVALID_INPUT', { 'meanings.q1.q1-Blue': sentence });
      });
    const { user } = await openBuilder(ONE, { replies: { publishSurvey, getVersion: version } });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(inDialog().getByRole('button', { name: 'Publish now' }));
    await screen.findByRole('group', { name: sentence });
    await user.click(inDialog().getByRole('radio', { name: 'A new meaning' }));
    await user.click(inDialog().getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(publishSurvey).toHaveBeenCalledTimes(2));
    expect(publishSurvey.mock.lastCall).toEqual([
      {
        surveyId: 's1',
        draftRevision: 1,
        meanings: [{ questionId: 'q1', optionId: 'q1-Blue', change: 'new_meaning' }],
      },
    ]);
  });

  it('says why the server refused, and leads to the plans where that helps', async () => {
    const publishSurvey = () => {
      throw refusal(402, 'PLAN_LIMIT');
    };
    const { user } = await openBuilder(ONE, { replies: { publishSurvey } });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(inDialog().getByRole('button', { name: 'Publish now' }));
    await screen.findByText('Refused as PLAN_LIMIT');
    inDialog().getByRole('button', { name: 'See plans' });
  });
});

describe('a new survey', () => {
  it('is made once, at the first edit, and has its own address from then on', async () => {
    const createSurvey = vi.fn((_: unknown) => madeSurvey(surveyOf()));
    const { user, saves } = await openBuilder(surveyOf(), {
      at: '/surveys/scratch',
      replies: { createSurvey },
    });
    screen.getByText('Not begun');
    expect(createSurvey).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /Free text/ }));
    const [, id] = /^\/builder\/(\w{32})$/.exec(window.location.pathname) ?? [];
    await user.keyboard('Why?');
    await waitFor(() => expect(saves.at(-1)?.definition.questions[0]?.text).toBe('Why?'), { timeout: 5_000 });
    await user.keyboard(' Really?');
    await waitFor(() => expect(saves.length).toBeGreaterThan(1), { timeout: 5_000 });
    expect(createSurvey.mock.calls).toEqual([[{ surveyId: id, templateId: null }]]);
  });
});

describe('translations', () => {
  it('say what is missing, and an emptied text is missing again', async () => {
    const { user, saves } = await openBuilder(ONE);
    await user.click(screen.getByRole('button', { name: 'Translations' }));
    await user.click(screen.getByRole('button', { name: 'Add language' }));
    await screen.findByText('5 of 5 texts missing');
    const field = screen.getByLabelText('Option 1: Red');
    await user.type(field, 'Rot');
    await screen.findByText('4 of 5 texts missing');
    await waitFor(
      () =>
        expect(saves.at(-1)?.definition.translations).toEqual({
          de: { questions: { q1: { options: { 'q1-Red': 'Rot' } } } },
        }),
      { timeout: 5_000 },
    );
    await user.clear(field);
    await screen.findByText('5 of 5 texts missing');
  });
});
