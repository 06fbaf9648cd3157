import { describe, expect, it } from 'vitest';
import type { DeliveryContext } from '#shared/delivery/context.ts';
import type { Delivery, Placement, Trigger } from '#shared/delivery/delivery.ts';
import { decideAhead, decideSurvey } from '#shared/delivery/decide-survey.ts';
import type { ManifestSurvey } from '#shared/delivery/manifest.ts';
import { fitsPath } from '#shared/delivery/page-target.ts';
import { buildContext, buildManifest, buildManifestSurvey, DAY, NOW } from './build.ts';

const EVERYWHERE = { kinds: [], paths: [] };
const popup = (trigger: Trigger = { type: 'immediately' }, pages: object = {}): Placement => ({
  type: 'popup',
  trigger,
  pages: { ...EVERYWHERE, ...pages },
});
const onPage = (kind: 'home' | 'cart' = 'home', path = '/'): Partial<DeliveryContext> => ({
  spot: { type: 'popup', page: { kind, path } },
});

function shows(survey: ManifestSurvey, context: Partial<DeliveryContext> = {}): boolean {
  return decideSurvey(buildManifest([survey]), buildContext(context)) !== null;
}

function delivered(delivery: Partial<Delivery>, context: Partial<DeliveryContext> = {}): boolean {
  return shows(buildManifestSurvey({ delivery }), context);
}

describe('which survey shows now', () => {
  it('shows a live survey in its placement, and tells which', () => {
    const survey = buildManifestSurvey();
    const showing = decideSurvey(buildManifest([survey]), buildContext());
    expect(showing).toEqual({ survey, placement: { type: 'thank_you' } });
  });

  it.each(['draft', 'paused', 'closed'] as const)('shows no %s survey', (status) => {
    expect(shows(buildManifestSurvey({ status }))).toBe(false);
  });

  it('shows no survey that has all its responses, nor one outside its audience', () => {
    expect(shows(buildManifestSurvey({ full: true }))).toBe(false);
    expect(shows(buildManifestSurvey({ audience: [{ type: 'customerType', value: 'firstTime' }] }))).toBe(
      false,
    );
  });

  it('shows nothing when the manifest has a format of the future', () => {
    const manifest = buildManifest([buildManifestSurvey()], { formatVersion: 2 });
    expect(decideSurvey(manifest, buildContext())).toBeNull();
    expect(decideAhead(manifest, buildContext())).toBeNull();
  });

  it.each([
    [null, null, true],
    ['2026-03-10T12:00:00Z', null, true],
    ['2026-03-10T12:00:00.001Z', null, false],
    [null, '2026-03-10T12:00:00Z', false],
    [null, '2026-03-10T13:00:01+01:00', true],
    ['not a time', null, false],
    [null, 'not a time', false],
  ])('a schedule from %s to %s: %s', (startsAt, endsAt, expected) => {
    expect(delivered({ schedule: { startsAt, endsAt } })).toBe(expected);
  });

  it('takes the highest priority, then the order of the manifest', () => {
    const surveys = [
      buildManifestSurvey({ surveyId: 'low' }),
      buildManifestSurvey({ surveyId: 'high', delivery: { priority: 2 } }),
      buildManifestSurvey({ surveyId: 'high-too', delivery: { priority: 2 } }),
      buildManifestSurvey({ surveyId: 'highest', status: 'paused', delivery: { priority: 9 } }),
    ];
    expect(decideSurvey(buildManifest(surveys), buildContext())?.survey.surveyId).toBe('high');
  });
});

describe('where', () => {
  it('keeps to the placements of the survey', () => {
    expect(delivered({ placements: [popup()] })).toBe(false);
    expect(delivered({ placements: [popup()] }, onPage())).toBe(true);
    expect(delivered({ placements: [{ type: 'embedded' }] }, onPage())).toBe(false);
    expect(delivered({ placements: [] })).toBe(false);
  });

  it('pops up on the chosen kinds of page and paths only', () => {
    const placements = [popup(undefined, { kinds: ['cart'], paths: ['/pages/about*'] })];
    expect(delivered({ placements }, onPage('cart'))).toBe(true);
    expect(delivered({ placements }, onPage('home'))).toBe(false);
    expect(delivered({ placements }, onPage('home', '/pages/about-us'))).toBe(true);
  });

  it.each([
    ['/sale', '/sale', true],
    ['/sale', '/sale/x', false],
    ['*', '/anything', true],
    ['/a*', '/b', false],
    ['/a*/b*c', '/a1/b2c', true],
    ['/a*/b*c', '/a1/b2d', false],
    ['*/sale', '/x/sale', true],
    ['/ab*bc', '/abc', false],
    ['/a*a', '/a', false],
  ])('the pattern %s and the path %s: %s', (pattern, path, expected) => {
    expect(fitsPath(pattern, path)).toBe(expected);
  });

  it('gives a block the survey chosen for it, or any embedded one when none is chosen', () => {
    const embedded = { delivery: { placements: [{ type: 'embedded' as const }] } };
    const manifest = buildManifest(
      ['one', 'two'].map((surveyId) => buildManifestSurvey({ surveyId, ...embedded })),
    );
    const block = (surveyId: string | null) =>
      decideSurvey(manifest, buildContext({ spot: { type: 'embedded', surveyId } }))?.survey.surveyId;
    expect(block('two')).toBe('two');
    expect(block(null)).toBe('one');
    expect(block('three')).toBeUndefined();
  });

  it('asks whoever opens a hosted link, whatever we know of them, as long as the survey takes answers', () => {
    const hosted = {
      audience: [{ type: 'customerType' as const, value: 'firstTime' as const }],
      delivery: { placements: [{ type: 'hosted' as const }], samplePercent: 0 },
    };
    const spot = { type: 'hosted', surveyId: 'survey-1' } as const;
    const history = { 'survey-1': { answeredAt: NOW, dismissedAt: NOW } };
    expect(shows(buildManifestSurvey(hosted), { spot, history })).toBe(true);
    expect(shows(buildManifestSurvey({ ...hosted, full: true }), { spot })).toBe(false);
    expect(shows(buildManifestSurvey({ ...hosted, status: 'closed' }), { spot })).toBe(false);
  });
});

describe('when', () => {
  const visit = (seconds: number, scrolledPercent = 0, exitIntent = false) => ({
    visit: { seconds, scrolledPercent, exitIntent },
  });

  it.each<[Trigger, Partial<DeliveryContext>, boolean]>([
    [{ type: 'immediately' }, visit(0), true],
    [{ type: 'delay', seconds: 5 }, visit(4.9), false],
    [{ type: 'delay', seconds: 5 }, visit(5), true],
    [{ type: 'scroll', percent: 50 }, visit(99, 49), false],
    [{ type: 'scroll', percent: 50 }, visit(0, 50), true],
    [{ type: 'exit_intent' }, visit(99, 100), false],
    [{ type: 'exit_intent' }, visit(0, 0, true), true],
  ])('%o with %o: %s', (trigger, happened, expected) => {
    const context = { ...onPage(), ...happened };
    expect(delivered({ placements: [popup(trigger)] }, context)).toBe(expected);
  });

  it('says ahead what would show once its trigger fires', () => {
    const exit: Trigger = { type: 'exit_intent' };
    const survey = (surveyId: string, trigger: Trigger, status: 'live' | 'paused' = 'live') =>
      buildManifestSurvey({ surveyId, status, delivery: { placements: [popup(trigger)] } });
    const manifest = buildManifest([
      survey('a', exit),
      survey('b', { type: 'delay', seconds: 5 }, 'paused'),
      survey('c', { type: 'scroll', percent: 0 }),
    ]);
    const ids = (context: Partial<DeliveryContext>) =>
      decideAhead(manifest, buildContext(context))?.survey.surveyId ?? null;
    expect(ids(onPage())).toBe('a');
    expect(ids({})).toBeNull();
  });

  it('takes the placement whose trigger has fired', () => {
    const placements = [popup({ type: 'exit_intent' }), popup({ type: 'delay', seconds: 5 })];
    const survey = buildManifestSurvey({ delivery: { placements } });
    const showing = decideSurvey(buildManifest([survey]), buildContext({ ...onPage(), ...visit(6) }));
    expect(showing?.placement).toBe(placements[1]);
  });
});

describe('how often', () => {
  const past = (changes: { shownAt?: number; dismissedAt?: number; answeredAt?: number }) => ({
    history: { 'survey-1': changes },
  });
  const recontact = { afterShownDays: 2, afterDismissDays: 5, afterAnswerDays: 10 };
  const never = { afterShownDays: null, afterDismissDays: null, afterAnswerDays: null };

  it.each([
    ['shownAt', 2],
    ['dismissedAt', 5],
    ['answeredAt', 10],
  ] as const)('counts from %s for %i days, and null is never again', (what, days) => {
    const placements = [popup()];
    const after = (ms: number) => ({ ...onPage(), ...past({ [what]: NOW - ms }) });
    expect(delivered({ placements, recontact }, after(days * DAY - 1))).toBe(false);
    expect(delivered({ placements, recontact }, after(days * DAY))).toBe(true);
    expect(delivered({ placements, recontact: never }, after(9999 * DAY))).toBe(false);
    expect(delivered({ placements, recontact: never }, onPage())).toBe(true);
  });

  it('is not used up by being seen on the thank-you page, nor by being closed inside a block', () => {
    expect(delivered({ recontact }, past({ shownAt: NOW }))).toBe(true);
    expect(delivered({ recontact }, past({ dismissedAt: NOW }))).toBe(false);
    const block = { spot: { type: 'embedded', surveyId: null } as const };
    const embedded = { placements: [{ type: 'embedded' as const }], recontact };
    expect(delivered(embedded, { ...block, ...past({ shownAt: NOW, dismissedAt: NOW }) })).toBe(true);
    expect(delivered(embedded, { ...block, ...past({ answeredAt: NOW }) })).toBe(false);
  });

  it('keeps to the cap across all surveys, in which the survey itself does not count', () => {
    const manifest = buildManifest([buildManifestSurvey()], { frequencyCap: { surveys: 1, days: 7 } });
    const history = (surveyId: string, shownAt: number) =>
      buildContext({ history: { [surveyId]: { shownAt } } });
    expect(decideSurvey(manifest, history('other', NOW - 7 * DAY + 1))).toBeNull();
    expect(decideSurvey(manifest, history('other', NOW - 7 * DAY))).not.toBeNull();
    expect(decideSurvey(manifest, history('survey-1', NOW))).not.toBeNull();
  });

  it('is not confused by a survey named like a property of every object', () => {
    expect(shows(buildManifestSurvey({ surveyId: 'constructor' }))).toBe(true);
  });
});
