import { describe, expect, it } from 'vitest';
import type { DeliveryContext } from '#shared/delivery/context.ts';
import type { Delivery, Placement, Trigger } from '#shared/delivery/delivery.ts';
import { decideIgnoringTriggers, decideSurvey } from '#shared/delivery/decide-survey.ts';
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
  it('shows a live survey in its placement, and returns both', () => {
    const survey = buildManifestSurvey();
    const showing = decideSurvey(buildManifest([survey]), buildContext());
    expect(showing).toEqual({ survey, placement: { type: 'thank_you' } });
  });

  it.each(['draft', 'paused', 'closed'] as const)('does not show a survey whose status is %s', (status) => {
    expect(shows(buildManifestSurvey({ status }))).toBe(false);
  });

  it('shows no survey that is full or whose audience excludes the shopper', () => {
    expect(shows(buildManifestSurvey({ full: true }))).toBe(false);
    expect(shows(buildManifestSurvey({ audience: [{ type: 'customerType', value: 'firstTime' }] }))).toBe(
      false,
    );
  });

  it('shows no survey when the manifest has a newer format', () => {
    const manifest = buildManifest([buildManifestSurvey()], { formatVersion: 2 });
    expect(decideSurvey(manifest, buildContext())).toBeNull();
    expect(decideIgnoringTriggers(manifest, buildContext())).toBeNull();
  });

  it.each([
    [null, null, true],
    ['2026-03-10T12:00:00Z', null, true],
    ['2026-03-10T12:00:00.001Z', null, false],
    [null, '2026-03-10T12:00:00Z', false],
    [null, '2026-03-10T13:00:01+01:00', true],
    ['not a time', null, false],
    [null, 'not a time', false],
  ])('shows a survey with a schedule from %s to %s: %s', (startsAt, endsAt, expected) => {
    expect(delivered({ schedule: { startsAt, endsAt } })).toBe(expected);
  });

  it('chooses the highest priority, then the manifest’s order', () => {
    const surveys = [
      buildManifestSurvey({ surveyId: 'low' }),
      buildManifestSurvey({ surveyId: 'high', delivery: { priority: 2 } }),
      buildManifestSurvey({ surveyId: 'high-too', delivery: { priority: 2 } }),
      buildManifestSurvey({ surveyId: 'highest', status: 'paused', delivery: { priority: 9 } }),
    ];
    expect(decideSurvey(buildManifest(surveys), buildContext())?.survey.surveyId).toBe('high');
  });
});

describe('where a survey shows', () => {
  it('shows a survey only in its placements', () => {
    expect(delivered({ placements: [popup()] })).toBe(false);
    expect(delivered({ placements: [popup()] }, onPage())).toBe(true);
    expect(delivered({ placements: [{ type: 'embedded' }] }, onPage())).toBe(false);
    expect(delivered({ placements: [] })).toBe(false);
  });

  it('shows a popup only on the chosen kinds of page and paths', () => {
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
  ])('matches the pattern %s with the path %s: %s', (pattern, path, expected) => {
    expect(fitsPath(pattern, path)).toBe(expected);
  });

  it('shows in a block the survey chosen for it, or any embedded survey without a choice', () => {
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

  it('shows a hosted survey to every visitor of its link while it collects answers', () => {
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

describe('when a survey shows', () => {
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
  ])('fires the trigger %o with the context %o: %s', (trigger, happened, expected) => {
    const context = { ...onPage(), ...happened };
    expect(delivered({ placements: [popup(trigger)] }, context)).toBe(expected);
  });

  it('decides ahead which survey would show once its trigger fires', () => {
    const exit: Trigger = { type: 'exit_intent' };
    const survey = (surveyId: string, trigger: Trigger, status: 'live' | 'paused' = 'live') =>
      buildManifestSurvey({ surveyId, status, delivery: { placements: [popup(trigger)] } });
    const manifest = buildManifest([
      survey('a', exit),
      survey('b', { type: 'delay', seconds: 5 }, 'paused'),
      survey('c', { type: 'scroll', percent: 0 }),
    ]);
    const ids = (context: Partial<DeliveryContext>) =>
      decideIgnoringTriggers(manifest, buildContext(context))?.survey.surveyId ?? null;
    expect(ids(onPage())).toBe('a');
    expect(ids({})).toBeNull();
  });

  it('chooses the placement whose trigger has fired', () => {
    const placements = [popup({ type: 'exit_intent' }), popup({ type: 'delay', seconds: 5 })];
    const survey = buildManifestSurvey({ delivery: { placements } });
    const showing = decideSurvey(buildManifest([survey]), buildContext({ ...onPage(), ...visit(6) }));
    expect(showing?.placement).toBe(placements[1]);
  });
});

describe('how often a survey shows', () => {
  const past = (changes: { shownAt?: number; dismissedAt?: number; answeredAt?: number }) => ({
    history: { 'survey-1': changes },
  });
  const recontact = { afterShownDays: 2, afterDismissDays: 5, afterAnswerDays: 10 };
  const never = { afterShownDays: null, afterDismissDays: null, afterAnswerDays: null };

  it.each([
    ['shownAt', 2],
    ['dismissedAt', 5],
    ['answeredAt', 10],
  ] as const)('counts from %s for %i days, and waits forever when the days are null', (what, days) => {
    const placements = [popup()];
    const after = (ms: number) => ({ ...onPage(), ...past({ [what]: NOW - ms }) });
    expect(delivered({ placements, recontact }, after(days * DAY - 1))).toBe(false);
    expect(delivered({ placements, recontact }, after(days * DAY))).toBe(true);
    expect(delivered({ placements, recontact: never }, after(9999 * DAY))).toBe(false);
    expect(delivered({ placements, recontact: never }, onPage())).toBe(true);
  });

  it('shows again after it was seen on the thank-you page or closed in a block', () => {
    expect(delivered({ recontact }, past({ shownAt: NOW }))).toBe(true);
    expect(delivered({ recontact }, past({ dismissedAt: NOW }))).toBe(false);
    const block = { spot: { type: 'embedded', surveyId: null } as const };
    const embedded = { placements: [{ type: 'embedded' as const }], recontact };
    expect(delivered(embedded, { ...block, ...past({ shownAt: NOW, dismissedAt: NOW }) })).toBe(true);
    expect(delivered(embedded, { ...block, ...past({ answeredAt: NOW }) })).toBe(false);
  });

  it('respects the frequency cap across surveys, in which the survey itself does not count', () => {
    const manifest = buildManifest([buildManifestSurvey()], { frequencyCap: { surveys: 1, days: 7 } });
    const history = (surveyId: string, shownAt: number) =>
      buildContext({ history: { [surveyId]: { shownAt } } });
    expect(decideSurvey(manifest, history('other', NOW - 7 * DAY + 1))).toBeNull();
    expect(decideSurvey(manifest, history('other', NOW - 7 * DAY))).not.toBeNull();
    expect(decideSurvey(manifest, history('survey-1', NOW))).not.toBeNull();
  });

  it('ignores inherited properties when a survey’s id is a property name', () => {
    expect(shows(buildManifestSurvey({ surveyId: 'constructor' }))).toBe(true);
  });
});
