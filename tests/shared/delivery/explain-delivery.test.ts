import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryContext, Spot, SurveyHistory } from '#shared/delivery/context.ts';
import type { Placement, Trigger } from '#shared/delivery/delivery.ts';
import { decideIgnoringTriggers, decideSurvey } from '#shared/delivery/decide-survey.ts';
import { explainDelivery, explainPage } from '#shared/delivery/explain-delivery.ts';
import type { Manifest, ManifestSurvey } from '#shared/delivery/manifest.ts';
import { MANIFEST_FORMAT } from '#shared/delivery/manifest.ts';
import { DEFAULT_THEME, lookOf } from '#shared/theme/theme.ts';
import { thorough } from '#tests/support/thorough.ts';
import { anyFilter, anyShopper } from '../audience/arbitraries.ts';
import { buildContext, buildManifest, buildManifestSurvey, DAY, NOW } from './build.ts';

const IDS = ['a', 'b', 'c', 'd'];
const anyId = fc.constantFrom(...IDS);
const days = fc.constantFrom(null, 0, 1, 3);
const instant = fc.constantFrom(null, null, '2026-03-09T00:00:00Z', '2026-03-11T00:00:00Z');
const kind = fc.constantFrom('home' as const, 'cart' as const);

const anyTrigger: fc.Arbitrary<Trigger> = fc.oneof(
  fc.constant({ type: 'immediately' as const }),
  fc.record({ type: fc.constant('delay' as const), seconds: fc.constantFrom(1, 5) }),
  fc.record({ type: fc.constant('scroll' as const), percent: fc.constantFrom(25, 75) }),
  fc.constant({ type: 'exit_intent' as const }),
);
const anyPlacement: fc.Arbitrary<Placement> = fc.oneof(
  fc.constantFrom({ type: 'thank_you' as const }, { type: 'embedded' as const }, { type: 'hosted' as const }),
  fc.record({
    type: fc.constant('popup' as const),
    trigger: anyTrigger,
    pages: fc.record({ kinds: fc.subarray(['home', 'cart'] as const), paths: fc.subarray(['/x*', '*y']) }),
  }),
);
const anySurvey: fc.Arbitrary<ManifestSurvey> = fc.record({
  surveyId: anyId,
  version: fc.constant(1),
  definitionUrl: fc.constant('/d'),
  status: fc.constantFrom('live', 'live', 'live', 'live', 'paused', 'closed'),
  full: fc.constantFrom(false, false, false, true),
  audience: fc.array(anyFilter, { maxLength: 1 }),
  look: fc.constant(lookOf(DEFAULT_THEME)),
  branding: fc.boolean(),
  language: fc.constant({ tag: 'en', file: null }),
  translations: fc.constant([]),
  delivery: fc.record({
    placements: fc.array(anyPlacement, { minLength: 1, maxLength: 3 }),
    schedule: fc.record({ startsAt: instant, endsAt: instant }),
    responseCap: fc.constant(null),
    recontact: fc.record({ afterShownDays: days, afterDismissDays: days, afterAnswerDays: days }),
    samplePercent: fc.constantFrom(100, 100, 50),
    priority: fc.integer({ min: 0, max: 2 }),
  }),
});
const anyManifest: fc.Arbitrary<Manifest> = fc.record({
  formatVersion: fc.constant(MANIFEST_FORMAT),
  currency: fc.constant('USD'),
  frequencyCap: fc.option(fc.constantFrom({ surveys: 1, days: 2 }, { surveys: 2, days: 1 })),
  surveys: fc.uniqueArray(anySurvey, { selector: (survey) => survey.surveyId }),
});
const moment = fc.constantFrom(NOW, NOW - DAY / 2, NOW - 1.5 * DAY, NOW - 4 * DAY);
const anyHistory: fc.Arbitrary<SurveyHistory> = fc.record(
  { shownAt: moment, dismissedAt: moment, answeredAt: moment },
  { requiredKeys: [] },
);
const anySpot: fc.Arbitrary<Spot> = fc.oneof(
  fc.constant({ type: 'thank_you' as const }),
  fc.record({
    type: fc.constant('popup' as const),
    page: fc.record({ kind, path: fc.constantFrom('/', '/x1', '/xy') }),
  }),
  fc.record({ type: fc.constant('embedded' as const), surveyId: fc.option(anyId) }),
  fc.record({ type: fc.constant('hosted' as const), surveyId: anyId }),
);
const anyContext: fc.Arbitrary<DeliveryContext> = fc.record({
  now: fc.constant(NOW),
  spot: anySpot,
  visit: fc.record({
    seconds: fc.constantFrom(0, 3, 9),
    scrolledPercent: fc.constantFrom(0, 50, 100),
    exitIntent: fc.boolean(),
  }),
  shopper: anyShopper,
  visitorId: fc.constantFrom('v1', 'v2', 'v3'),
  history: fc.dictionary(anyId, anyHistory, { maxKeys: 2 }),
});

describe('the explanation of a decision', () => {
  it('agrees with the decision, gate by gate', () => {
    let shown = 0;
    fc.assert(
      fc.property(anyManifest, anyContext, (manifest, context) => {
        const decision = decideSurvey(manifest, context);
        const { showing, surveys } = explainDelivery(manifest, context);
        expect(showing).toEqual(decision);
        const winner = surveys.filter((report) => report.outcome === 'shows');
        expect(winner.map((report) => report.surveyId)).toEqual(decision ? [decision.survey.surveyId] : []);
        for (const { outcome, gates } of surveys) {
          const allOpen = gates.every((gate) => gate.open);
          expect(outcome === 'shows' || outcome === 'outranked').toBe(allOpen);
        }
        if (decision) shown++;
      }),
      { numRuns: 600, seed: 11 },
    );
    // Without this the property would also hold if no survey ever showed.
    expect(shown).toBeGreaterThan(40);
  });

  it('shows each survey once on a page, in a block first', () => {
    let repeated = 0;
    fc.assert(
      fc.property(
        anyManifest,
        anyContext,
        fc.array(anySpot, { minLength: 2, maxLength: 5 }),
        (manifest, context, spots) => {
          const contexts = spots.map((spot) => ({ ...context, spot }));
          const explained = explainPage(manifest, contexts);
          const shownAt = (at: number) => explained[at]?.showing?.survey.surveyId ?? null;
          const inside = new Set<string>();
          const isBlock = ({ spot }: DeliveryContext) => spot.type === 'embedded';
          const inOrder = [...contexts.filter(isBlock), ...contexts.filter((each) => !isBlock(each))];
          for (const each of inOrder) {
            const at = contexts.indexOf(each);
            const surveys = manifest.surveys.filter(({ surveyId }) => !inside.has(surveyId));
            expect(shownAt(at)).toBe(decideSurvey({ ...manifest, surveys }, each)?.survey.surveyId ?? null);
            const sentences = JSON.stringify(explained[at]?.surveys);
            if (sentences.includes('A block of this page shows it already')) repeated++;
            const shown = shownAt(at);
            if (isBlock(each) && shown !== null) inside.add(shown);
          }
        },
      ),
      { numRuns: thorough(1500, 500), seed: 11 },
    );
    expect(repeated).toBeGreaterThan(10);
  });

  it('reports all gates open exactly when a survey alone shows', () => {
    fc.assert(
      fc.property(anySurvey, anyContext, (survey, context) => {
        const manifest = buildManifest([survey]);
        const all = { seconds: 99, scrolledPercent: 100, exitIntent: true };
        const whenAllFired = decideSurvey(manifest, { ...context, visit: all });
        const now = decideSurvey(manifest, context);
        // Time changes triggers only: a survey that shows now also shows when all triggers have fired.
        if (now) expect(whenAllFired).not.toBeNull();
        expect(decideIgnoringTriggers(manifest, context)).toEqual(whenAllFired);
        if (whenAllFired && !now)
          expect(explainDelivery(manifest, context).surveys[0]?.outcome).toBe('waits');
      }),
      { numRuns: 600 },
    );
  });

  it('names the closed gate in words', () => {
    const survey = buildManifestSurvey({
      audience: [{ type: 'location', operator: 'contains', values: ['US:United States'] }],
      delivery: { samplePercent: 0, schedule: { startsAt: '2027-01-01T00:00:00Z', endsAt: null } },
    });
    const history = { 'survey-1': { answeredAt: NOW }, other: { shownAt: NOW } };
    const manifest = buildManifest([survey], { frequencyCap: { surveys: 1, days: 7 } });
    const { gates } = explainDelivery(manifest, buildContext({ history })).surveys[0] ?? { gates: [] };
    const closed = gates.filter((gate) => !gate.open);
    expect(closed.map((gate) => gate.gate)).toEqual([
      'schedule',
      'audience',
      'sampling',
      'recontact',
      'frequencyCap',
    ]);
    expect(closed.map((gate) => gate.sentence)).toEqual([
      'It starts later.',
      'The shopper is in CA: left out.',
      'It asks 0% of visitors, and this visitor is not among them.',
      'This visitor has answered it (not asked again).',
      'Your limit of 1 other survey in 7 days is reached.',
    ]);
  });

  it('reports a missing placement, the survey with a higher priority, and the awaited trigger', () => {
    const placements = [
      { type: 'popup' as const, trigger: { type: 'exit_intent' as const }, pages: { kinds: [], paths: [] } },
    ];
    const manifest = buildManifest([
      buildManifestSurvey({ surveyId: 'first' }),
      buildManifestSurvey({ surveyId: 'second' }),
      buildManifestSurvey({ surveyId: 'third', delivery: { placements } }),
    ]);
    const outcomes = (context: DeliveryContext) =>
      explainDelivery(manifest, context).surveys.map((report) => report.outcome);
    expect(outcomes(buildContext())).toEqual(['shows', 'outranked', 'hidden']);
    const page = buildContext({ spot: { type: 'popup', page: { kind: 'home', path: '/' } } });
    expect(outcomes(page)).toEqual(['hidden', 'hidden', 'waits']);
    const first = explainDelivery(manifest, page).surveys[0];
    expect(first?.gates.map((gate) => gate.sentence)).toEqual([
      'You did not choose to show it as a popup on /.',
    ]);
  });
});
