import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefetchSurvey } from '#web/admin/features/builder/opening/prefetched-survey.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import type { BearerCall } from '#web/admin/lib/api/bearer-client.ts';
import { madeHeader } from '../support/standing.ts';
import { findToast, toasts } from '../support/toasts.ts';
import { madeSurvey, openBuilder, openPart, refusal, surveyOf } from './open-builder.tsx';

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

describe('the plan’s limits in the builder', () => {
  it('asks for an upgrade when the plan has no room for one more question', async () => {
    const { user } = await openBuilder(TEN);
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await screen.findByRole('dialog', { name: 'Unlock more with the Pro plan' });
    expect(screen.queryByText('What kind of question?')).toBeNull();
  });
});

describe('opening the builder', () => {
  const early = () => Promise.resolve(madeSurvey({ ...ONE, name: 'Asked for early' }));

  it('shows a survey that was requested before the code loaded', async () => {
    prefetchSurvey(early as unknown as BearerCall, 's1');
    const { call } = await openBuilder(ONE);
    screen.getByRole('heading', { name: 'Asked for early' });
    expect(call.mock.calls.some(([{ name }]) => name === 'getSurvey')).toBe(false);
  });

  it('requests the survey itself when another one was requested before', async () => {
    prefetchSurvey(early as unknown as BearerCall, 's2');
    await openBuilder(ONE);
    expect(screen.getByRole('heading', { name: 'Winter survey' })).toBeDefined();
  });
});

describe('leaving the builder with edits that could not be saved', () => {
  // Unsaved edits stay in memory until they are saved, so each test has its own survey.
  const openUnsaved = async (surveyId: string) => {
    const saveDraft = () => {
      throw refusal(500, 'INTERNAL');
    };
    const builder = await openBuilder(ONE, { at: `/builder/${surveyId}`, replies: { saveDraft } });
    await builder.user.type(screen.getByLabelText('Question'), ' Now');
    await screen.findByText('Your last changes are not saved yet');
    await builder.user.click(screen.getByRole('button', { name: 'Back to surveys' }));
    return builder;
  };
  const leave = { name: 'Leave' };
  afterEach(() => vi.restoreAllMocks());

  it('says that they are kept on this device', async () => {
    const { user } = await openUnsaved('kept');
    inDialog().getByText(
      'Your last changes are not saved yet. They are kept on this device: open the survey again to finish saving.',
    );
    await user.click(inDialog().getByRole('button', leave));
    expect(
      await findToast('They are kept on this device. Open the survey again to save them.'),
    ).toBeDefined();
  });

  it('says so when the save that runs while leaving fails', async () => {
    let fail: (fault: Error) => void = () => undefined;
    const saveDraft = vi.fn(() => new Promise((_, reject) => (fail = reject)));
    const { user } = await openBuilder(ONE, { at: '/builder/failed-later', replies: { saveDraft } });
    await user.click(screen.getByLabelText('Question'));
    await user.paste(' Now');
    await user.click(screen.getByRole('button', { name: 'Back to surveys' }));
    await waitFor(() => expect(screen.queryByLabelText('Question')).toBeNull());
    await waitFor(() => expect(saveDraft).toHaveBeenCalledOnce());
    fail(refusal(500, 'INTERNAL'));
    expect(await findToast('Changes to “Winter survey” are not saved yet')).toBeDefined();
  });

  it('says how they are lost where the browser cannot keep them', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('No storage');
    });
    const { user } = await openUnsaved('not-kept');
    inDialog().getByText(
      'Your last changes are not saved, and this browser cannot keep them on this device. Open the survey again before you close or reload this page, or they are lost.',
    );
    await user.click(inDialog().getByRole('button', leave));
    const toast =
      'This browser cannot keep them on this device. Open the survey again before you close or reload this page, or they are lost.';
    expect(await findToast(toast)).toBeDefined();
  });
});

describe('publishing', () => {
  it('names what prevents publishing', async () => {
    const { user, call } = await openBuilder(surveyOf());
    screen.getByText('To publish: add a question');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    inDialog().getByText('This survey has no questions yet.');
    expect(inDialog().queryByRole('button', { name: 'Publish now' })).toBeNull();
    expect(call.mock.calls.some(([{ name }]) => name === 'publishSurvey')).toBe(false);
  });

  it('publishes the revision with the last edit and applies the publish-time decisions', async () => {
    const publishSurvey = vi.fn(() => live);
    const getSurveyStanding = () =>
      madeHeader({}, { status: publishSurvey.mock.calls.length > 0 ? 'live' : 'draft', seen: [] });
    const { user, saves } = await openBuilder(ONE, {
      replies: { publishSurvey, getVersion: version, getSurveyStanding },
    });
    await user.type(screen.getByLabelText('Question'), '?');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(inDialog().getByRole('button', { name: 'Publish now' }));
    await screen.findByText('Published, not seen yet');
    expect(saves.map(({ definition }) => definition.questions[0]?.text)).toEqual(['Which colour??']);
    expect(publishSurvey).toHaveBeenCalledWith({ surveyId: 's1', draftRevision: 2, meanings: [] });
  });

  it('does not claim that nothing was published when no reply came', async () => {
    const { user } = await openBuilder(ONE, {
      replies: {
        publishSurvey: () => {
          throw new ApiError({ status: 'FETCH_ERROR' });
        },
        getVersion: version,
      },
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(inDialog().getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('It may be published: publish again to be sure')).toBeTruthy();
    expect(screen.queryByText('The survey was not published')).toBeNull();
  });

  it('leads to each question and option without a text, and publishes none of them', async () => {
    const unfinished = surveyOf(
      { type: 'single_select', text: 'Which colour?', options: ['Red', '', 'Blue', ' '] },
      { type: 'text', text: ' ' },
    );
    const publishSurvey = vi.fn(() => live);
    const { user, saves } = await openBuilder(unfinished, {
      replies: { publishSurvey, getVersion: version },
    });
    screen.getByText('To publish: 2 things to fix');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    inDialog().getByText('Question 2 has no text.');
    await user.click(inDialog().getByRole('button', { name: 'Open: Option 2 of question 1 has no text.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Option 2'));
    await user.keyboard('Green');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(inDialog().getByRole('button', { name: 'Open: Question 2 has no text.' }));
    await user.keyboard('Why?');
    await screen.findByText('Ready to publish');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(inDialog().getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(publishSurvey).toHaveBeenCalledOnce());
    const { config } = saves.at(-1)!.definition.questions[0]!;
    expect('options' in config && config.options.map(({ text }) => text)).toEqual(['Red', 'Green', 'Blue']);
  });

  it('asks for each changed text whether its meaning is the same, and sends the answers', async () => {
    const publishSurvey = vi.fn(() => live);
    const { user, saves } = await openBuilder(ONE, {
      survey: live,
      replies: { publishSurvey, getVersion: version },
    });
    await screen.findByText('Everything is published');
    await screen.findByRole('link', { name: 'See answers' });
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
      draftRevision: live.revision + saves.length,
      meanings: [{ questionId: 'q1', optionId: 'q1-Red', change: 'correction' }],
    });
  });

  it('asks about texts that only the server remembers too', async () => {
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

  it('says how to go on when the survey was changed elsewhere, which the next edit makes possible', async () => {
    const theirs = surveyOf({ type: 'text', text: 'Which shade?', config: { isTerminal: true } });
    let isChangedElsewhere = false;
    const conflict = () => {
      throw refusal(409, 'CONFLICT');
    };
    const { user } = await openBuilder(ONE, {
      at: '/builder/changed-elsewhere',
      replies: {
        getSurvey: () => madeSurvey(isChangedElsewhere ? theirs : ONE),
        publishSurvey: conflict,
        saveDraft: conflict,
      },
    });
    isChangedElsewhere = true;
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(inDialog().getByRole('button', { name: 'Publish now' }));
    await inDialog().findByText(
      'This survey was changed in another window or by someone else. Close this dialog and make any edit: you can then compare both versions and choose one.',
    );
    await user.click(inDialog().getByRole('button', { name: 'Close' }));
    await user.click(screen.getByLabelText('Question'));
    await user.paste(' Now');
    const choice = await screen.findByRole('dialog', { name: 'This survey was changed somewhere else' });
    const difference = within(choice).getByText(
      'Question 1. Which shade? changed its type from Single choice to Free text, was worded “Which colour? Now” before, lost 2 options, has changed rules or another next question.',
    );
    expect(difference).toBeDefined();
  });

  it('cannot be cancelled once it has started', async () => {
    let reply: (survey: typeof live) => void = () => undefined;
    const publishSurvey = vi.fn(() => new Promise<typeof live>((resolve) => (reply = resolve)));
    const { user } = await openBuilder(ONE, { replies: { publishSurvey, getVersion: version } });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(inDialog().getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(publishSurvey).toHaveBeenCalledOnce());
    expect(disabled('Cancel')).toBe('true');
    await user.click(inDialog().getByRole('button', { name: 'Close' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('dialog', { name: 'Publish this survey' })).toBeDefined();
    reply(live);
    await findToast('Your survey is published');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the dialog open when a blank option at the end is the only change', async () => {
    let reply: (survey: typeof live) => void = () => undefined;
    const publishSurvey = vi.fn(() => new Promise<typeof live>((resolve) => (reply = resolve)));
    const { user } = await openBuilder(ONE, {
      survey: live,
      replies: { publishSurvey, getVersion: version },
    });
    await screen.findByText('Everything is published');
    await user.click(screen.getByLabelText('Option 2'));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Publish changes' }));
    await user.click(inDialog().getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(publishSurvey).toHaveBeenCalledOnce());
    await screen.findByText('Everything is published');
    expect(screen.getByRole('dialog', { name: 'Publish changes' })).toBeDefined();
    reply(live);
    await findToast('Your changes are published');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the upgrade dialog when the plan has no room for another live survey', async () => {
    const publishSurvey = () => {
      throw refusal(402, 'PLAN_LIMIT');
    };
    const { user } = await openBuilder(ONE, { replies: { publishSurvey } });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(inDialog().getByRole('button', { name: 'Publish now' }));
    const name = 'Publish unlimited surveys with the Pro plan';
    await screen.findByRole('dialog', { name });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('a new survey in the builder', () => {
  it('creates a new survey once, at the first edit, with its own address from then on', async () => {
    const createSurvey = vi.fn((_: unknown) => madeSurvey(surveyOf()));
    const { user, saves } = await openBuilder(surveyOf(), {
      at: '/surveys/scratch',
      replies: { createSurvey },
    });
    screen.getByText('Nothing to save yet');
    expect(createSurvey).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /Free text/ }));
    const [, id] = /^\/builder\/(\w{32})$/.exec(window.location.pathname) ?? [];
    await user.keyboard('Why?');
    await waitFor(() => expect(saves.at(-1)?.definition.questions[0]?.text).toBe('Why?'));
    await user.keyboard(' Really?');
    await waitFor(() => expect(saves.length).toBeGreaterThan(1));
    expect(createSurvey.mock.calls).toEqual([[{ surveyId: id, templateId: null }]]);
  });
});

describe('restoring a version', () => {
  it('is taken back by the message’s Undo after another edit too', async () => {
    const draft = surveyOf({ type: 'text', text: 'Which shade?' });
    const { user } = await openBuilder(draft, {
      survey: madeSurvey(draft, { status: 'live', liveVersion: 1, revision: 4 }),
      replies: {
        getVersion: version,
        listVersions: () => ({
          versions: [{ version: 1, draftRevision: 4, publishedAt: '2026-11-01T10:00:00Z' }],
          next: null,
        }),
      },
    });
    await openPart(user, 'History');
    await user.click(await screen.findByRole('button', { name: 'Look at version 1' }));
    await inDialog().findByText('Your draft differs from it');
    await user.click(inDialog().getByRole('button', { name: 'Restore to the draft' }));
    const field = () => screen.getByLabelText<HTMLTextAreaElement>('Question');
    await waitFor(() => expect(field().value).toBe('Which colour?'));
    // Not typed letter by letter, because the toast with the button closes after some seconds.
    fireEvent.change(field(), { target: { value: 'Which colour??' } });
    await user.click(toasts().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field().value).toBe('Which shade?'));
  });
});

describe('the tabs of a new survey', () => {
  it('show once the server has the survey', async () => {
    const { user } = await openBuilder(surveyOf(), {
      at: '/surveys/template/nps',
      replies: {
        listTemplates: () => [],
        getTemplate: () => ({ definition: ONE, categoryTag: 'Loyalty', revision: 0 }),
        createSurvey: () => madeSurvey(ONE),
      },
    });
    expect(screen.queryByRole('link', { name: 'On your store' })).toBeNull();
    await user.click(screen.getByLabelText('Question'));
    await user.paste(' Now');
    const link = await screen.findByRole('link', { name: 'On your store' });
    expect(link.getAttribute('href')).toMatch(/^\/surveys\/delivery\/\w{32}$/);
  });
});

describe('translations in the builder', () => {
  it('marks missing translations, also a text that was emptied again', async () => {
    const { user, saves } = await openBuilder(ONE);
    await openPart(user, 'Translations');
    await user.click(screen.getByRole('button', { name: 'Add language' }));
    await screen.findByText('5 of 5 texts missing');
    const field = screen.getByLabelText('Option 1: Red');
    await user.type(field, 'Rot');
    await screen.findByText('4 of 5 texts missing');
    await waitFor(() =>
      expect(saves.at(-1)?.definition.translations).toEqual({
        de: { questions: { q1: { options: { 'q1-Red': 'Rot' } } } },
      }),
    );
    await user.clear(field);
    await screen.findByText('5 of 5 texts missing');
  });
});
