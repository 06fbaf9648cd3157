import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AudienceFilter, Shopper } from '#shared/audience/filters.ts';
import { matchesAudience } from '#shared/audience/matches-audience.ts';
import type { Spot, Visit } from '#shared/delivery/context.ts';
import { decideSurvey } from '#shared/delivery/decide-survey.ts';
import { DEFAULT_DELIVERY, type Delivery, type Placement, type Trigger } from '#shared/delivery/delivery.ts';
import { MANIFEST_FORMAT, type DeliveredSurvey, type StoreSurveys } from '#shared/delivery/manifest.ts';
import { createStoreOrder, EXAMPLE_PATHS, type StorePlace } from '#shared/delivery/place-order.ts';
import { inSample } from '#shared/delivery/sampling.ts';
import { thorough } from '#tests/support/thorough.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

interface Made {
  readonly audience?: readonly AudienceFilter[];
  readonly delivery?: Partial<Delivery>;
}

const survey = (surveyId: string, { audience = [], delivery = {} }: Made = {}): DeliveredSurvey => ({
  surveyId,
  status: 'live',
  full: false,
  audience,
  delivery: { ...DEFAULT_DELIVERY, ...delivery },
});

const storeOf = (...surveys: DeliveredSurvey[]): StoreSurveys => ({
  formatVersion: MANIFEST_FORMAT,
  frequencyCap: null,
  surveys,
});

const at = (place: StorePlace, ...surveys: DeliveredSurvey[]) =>
  createStoreOrder(storeOf(...surveys), NOW)
    .at(place)
    .map(({ surveyId, first }) => `${surveyId} ${first}`);

const popup = (trigger: Trigger, kinds: readonly 'cart'[] = []): Placement => ({
  type: 'popup',
  pages: { kinds, paths: [] },
  trigger,
});
const NEW: AudienceFilter[] = [{ type: 'customerType', value: 'firstTime' }];

describe('who comes first at a place', () => {
  it('is the survey that was published first, for everybody', () => {
    expect(at('thank_you', survey('a'), survey('b'))).toEqual(['a all', 'b none']);
  });

  it('is the one with the higher priority', () => {
    expect(at('thank_you', survey('a'), survey('b', { delivery: { priority: 1 } }))).toEqual([
      'b all',
      'a none',
    ]);
  });

  it('leaves the others to the next one', () => {
    expect(at('thank_you', survey('a', { audience: NEW }), survey('b'))).toEqual(['a all', 'b some']);
    expect(at('thank_you', survey('a'), survey('b', { audience: NEW }))).toEqual(['a all', 'b none']);
  });

  it('leaves a share of visitors to the next one', () => {
    expect(at('thank_you', survey('a', { delivery: { samplePercent: 50 } }), survey('b'))).toEqual([
      'a all',
      'b some',
    ]);
  });

  it('is the popup that comes up sooner, whatever its priority', () => {
    const slow = survey('slow', {
      delivery: { placements: [popup({ type: 'delay', seconds: 9 })], priority: 5 },
    });
    const quick = survey('quick', { delivery: { placements: [popup({ type: 'immediately' })] } });
    expect(at('product', slow, quick)).toEqual(['slow none', 'quick all']);
  });

  it('knows only the surveys that lie on the place', () => {
    const everywhere = survey('everywhere', { delivery: { placements: [popup({ type: 'immediately' })] } });
    const inCart = survey('cart', { delivery: { placements: [popup({ type: 'immediately' }, ['cart'])] } });
    expect(at('home', everywhere, inCart)).toEqual(['everywhere all']);
    expect(at('cart', everywhere, inCart)).toEqual(['everywhere all', 'cart none']);
    expect(at('thank_you', everywhere, inCart)).toEqual([]);
  });

  it('puts addresses at the kind of page that they lead to', () => {
    const placement: Placement = {
      type: 'popup',
      pages: { kinds: [], paths: ['/collections/sale*'] },
      trigger: { type: 'immediately' },
    };
    const sale = survey('sale', { delivery: { placements: [placement] } });
    expect(at('collection', sale)).toEqual(['sale all']);
    expect(at('product', sale)).toEqual([]);
  });

  it('counts nobody in who never meets a survey that is full', () => {
    expect(at('thank_you', { ...survey('a'), full: true }, survey('b'))).toEqual(['a none', 'b all']);
  });

  it('says nothing where the audiences tell too many kinds of shoppers apart', () => {
    const surveys = Array.from({ length: 14 }, (_, index) =>
      survey(`s${index}`, {
        audience: [
          { type: 'location', operator: 'contains', values: [`${'ABCDEFGHIJKLMNOPQRST'[index]}A:A`] },
          { type: 'orderValue', operator: 'greater_than', value: index, maxValue: null },
        ],
      }),
    );
    expect(at('thank_you', ...surveys)[0]).toBe('s0 null');
  });
});

describe('a store of thirty surveys', () => {
  let looks = 0;
  const thirty = (paths: (at: number) => string[]) =>
    Array.from({ length: 30 }, (_, index) =>
      survey(`s${index}`, {
        audience: [
          { type: 'location', operator: 'does_not_contains', values: [`${'ABCDEFGHIJKL'[index % 12]}A:A`] },
        ],
        delivery: {
          placements: [
            {
              type: 'popup',
              pages: { kinds: [], paths: paths(index) },
              get trigger(): Trigger {
                looks += 1;
                return index % 2 ? { type: 'delay', seconds: index } : { type: 'scroll', percent: index };
              },
            },
          ],
        },
      }),
    );

  it('has each pair of its surveys compared a few times only', () => {
    const surveys = thirty(() => Array.from({ length: 10 }, (_, at) => `/products/${at}*`));
    const order = createStoreOrder(storeOf(...surveys), NOW);
    looks = 0;
    for (const { surveyId } of surveys) order.outrankedBy(surveyId);
    expect(looks).toBeLessThan(20 * 30 * 30);
  });

  it('says nothing where the merchant named too many pages', () => {
    const named = thirty((index) => Array.from({ length: 11 }, (_, at) => `/products/${index}-${at}`));
    expect(new Set(at('product', ...named).map((each) => each.split(' ')[1]))).toEqual(new Set(['null']));
  });
});

describe('a survey that others outrank', () => {
  it('is behind one that takes its shoppers at each of its places', () => {
    const cart = survey('cart', {
      delivery: { placements: [popup({ type: 'immediately' }, ['cart']), { type: 'hosted' }] },
    });
    const everywhere = survey('everywhere', { delivery: { placements: [popup({ type: 'immediately' })] } });
    const store = storeOf(everywhere, cart);
    expect(createStoreOrder(store, NOW).outrankedBy('cart')).toEqual({
      surveyId: 'everywhere',
      isReached: true,
    });
    expect(createStoreOrder(store, NOW).outrankedBy('everywhere')).toBeNull();
    expect(createStoreOrder(storeOf(cart, everywhere), NOW).outrankedBy('everywhere')).toBeNull();
  });

  it('is never reached behind one that asks the same people again at any time', () => {
    const again = { afterShownDays: 0, afterDismissDays: 0, afterAnswerDays: 0 };
    const store = storeOf(survey('a', { delivery: { recontact: again } }), survey('b'));
    expect(createStoreOrder(store, NOW).outrankedBy('b')).toEqual({ surveyId: 'a', isReached: false });
  });
});

const anyFilter: fc.Arbitrary<AudienceFilter> = fc.oneof(
  fc.record({
    type: fc.constant('customerType' as const),
    value: fc.constantFrom('all' as const, 'firstTime' as const, 'repeat' as const),
  }),
  fc.record({
    type: fc.constant('location' as const),
    operator: fc.constantFrom('contains' as const, 'does_not_contains' as const),
    values: fc.subarray(['PT:Portugal', 'de:Germany', 'JP:Japan']),
  }),
  fc.record({
    type: fc.constant('orderValue' as const),
    operator: fc.constantFrom('between' as const, 'greater_than' as const, 'less_than' as const),
    value: fc.integer({ min: 0, max: 4 }),
    maxValue: fc.option(fc.integer({ min: 0, max: 6 })),
  }),
);
const anyTrigger: fc.Arbitrary<Trigger> = fc.oneof(
  fc.constant({ type: 'immediately' as const }),
  fc.record({ type: fc.constant('delay' as const), seconds: fc.constantFrom(1, 5, 9) }),
  fc.record({ type: fc.constant('scroll' as const), percent: fc.constantFrom(25, 75) }),
  fc.constant({ type: 'exit_intent' as const }),
);
const anySurvey = (place: 'product' | 'thank_you') =>
  fc
    .record({
      audience: fc.uniqueArray(anyFilter, { maxLength: 2, selector: ({ type }) => type }),
      trigger: anyTrigger,
      priority: fc.integer({ min: 0, max: 2 }),
      samplePercent: fc.constantFrom(100, 100, 100, 50),
    })
    .map(({ audience, trigger, priority, samplePercent }): Made => {
      const placements = [place === 'product' ? popup(trigger) : ({ type: 'thank_you' } as const)];
      return { audience, delivery: { placements, priority, samplePercent } };
    });
const anyShopper: fc.Arbitrary<Shopper & { visitorId: string }> = fc.record({
  customerType: fc.constantFrom(null, 'firstTime', 'repeat'),
  country: fc.constantFrom(null, 'PT', 'DE', 'JP', 'US'),
  orderValue: fc.option(fc.double({ min: 0, max: 8, noNaN: true })),
  visitorId: fc.string(),
});
/** A visit as the page sees it: time passes, the shopper may scroll, and may be about to leave. */
const anyVisit: fc.Arbitrary<Visit[]> = fc
  .array(fc.constantFrom('time', 'scroll', 'leave'), { maxLength: 12 })
  .map((steps) => {
    const visits: Visit[] = [{ seconds: 0, scrolledPercent: 0, exitIntent: false }];
    for (const step of steps) {
      const { seconds, scrolledPercent, exitIntent } = visits.at(-1) as Visit;
      visits.push({
        seconds: step === 'time' ? seconds + 1 : seconds,
        scrolledPercent: step === 'scroll' ? Math.min(100, scrolledPercent + 25) : scrolledPercent,
        exitIntent: exitIntent || step === 'leave',
      });
    }
    return visits;
  });

const SHOPPERS = 200;
const SPOTS = {
  thank_you: { type: 'thank_you' },
  product: { type: 'popup', page: { kind: 'product', path: EXAMPLE_PATHS.product } },
} as const satisfies Record<string, Spot>;

/** What the store's page shows first during a visit. */
function shownFirst(
  store: StoreSurveys,
  spot: Spot,
  shopper: Shopper & { visitorId: string },
  visits: Visit[],
) {
  for (const visit of visits) {
    const { visitorId } = shopper;
    const showing = decideSurvey(store, { now: NOW, spot, visit, shopper, visitorId, history: {} });
    if (showing) return showing.survey;
  }
  return null;
}

it.each(['thank_you', 'product'] as const)(
  'says of two to five surveys on the %s what 200 drawn shoppers meet first',
  (place) => {
    const anyStore = fc
      .array(anySurvey(place), { minLength: 2, maxLength: 5 })
      .map((made) => storeOf(...made.map((each, index) => survey(`survey-${index}`, each))));
    const shoppers = fc.array(fc.tuple(anyShopper, anyVisit), { minLength: SHOPPERS, maxLength: SHOPPERS });
    fc.assert(
      fc.property(anyStore, shoppers, (store, drawn) => {
        const order = new Map(
          createStoreOrder(store, NOW)
            .at(place)
            .map((each) => [each.surveyId, each]),
        );
        for (const [shopper, visits] of drawn) {
          const shown = shownFirst(store, SPOTS[place], shopper, visits);
          if (shown === null) continue;
          expect(['all', 'some']).toContain(order.get(shown.surveyId)?.first);
          for (const other of store.surveys) {
            const isMeant =
              matchesAudience(other.audience, shopper) &&
              inSample(other.delivery.samplePercent, other.surveyId, shopper.visitorId);
            if (other === shown || !isMeant) continue;
            const position = order.get(other.surveyId);
            expect(position?.first).not.toBe('all');
            expect(position?.behind).toContain(shown.surveyId);
          }
        }
      }),
      { numRuns: thorough(40, 3), endOnFailure: true },
    );
  },
);
