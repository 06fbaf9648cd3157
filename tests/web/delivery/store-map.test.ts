import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DELIVERY, PAGE_KINDS, type Placement } from '#shared/delivery/delivery.ts';
import { MANIFEST_FORMAT, type DeliveredSurvey, type StoreSurveys } from '#shared/delivery/manifest.ts';
import { createStoreOrder, liesAt, STORE_PLACES } from '#shared/delivery/place-order.ts';
import {
  moveTo,
  placeAt,
  priorityBeside,
  takeFrom,
  withSettings,
} from '#web/admin/lib/surveys/place-survey.ts';
import { storeMap } from '#web/admin/lib/surveys/store-map.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const AGAIN = { afterShownDays: 0, afterDismissDays: 0, afterAnswerDays: 0 };

const survey = (surveyId: string, more: Partial<DeliveredSurvey['delivery']> = {}): DeliveredSurvey => ({
  surveyId,
  status: 'live',
  full: false,
  audience: [],
  delivery: { ...DEFAULT_DELIVERY, ...more },
});
const storeOf = (...surveys: DeliveredSurvey[]): StoreSurveys => ({
  formatVersion: MANIFEST_FORMAT,
  frequencyCap: null,
  surveys,
});
const popup = (kinds: readonly (typeof PAGE_KINDS)[number][], paths: readonly string[] = []): Placement => ({
  type: 'popup',
  pages: { kinds, paths },
  trigger: { type: 'scroll', percent: 30 },
});
const placed = (placements: readonly Placement[]) => survey('a', { placements });
const placesOf = (placements: readonly Placement[]) =>
  STORE_PLACES.filter((place) => liesAt(placed(placements), place));

const anyPlacement: fc.Arbitrary<Placement> = fc.oneof(
  fc.constantFrom<Placement>({ type: 'thank_you' }, { type: 'embedded' }, { type: 'hosted' }),
  fc
    .record({
      kinds: fc.subarray([...PAGE_KINDS]),
      paths: fc.subarray(['/cart', '/collections/sale*', '/products/x', '*', '/pages/about']),
    })
    .map(({ kinds, paths }) => popup(kinds, paths)),
);
const anyPlacements = fc.array(anyPlacement, { maxLength: 4 });
const anyPlace = fc.constantFrom(...STORE_PLACES);

describe('placing a survey', () => {
  it('adds the place and changes no other', () => {
    fc.assert(
      fc.property(anyPlacements, anyPlace, (placements, place) => {
        const before = placesOf(placements);
        const after = placesOf(placeAt(placed(placements), place));
        expect(after).toEqual(STORE_PLACES.filter((each) => each === place || before.includes(each)));
      }),
    );
  });

  it('takes the place away and changes no other, or leaves all where an address leads there', () => {
    fc.assert(
      fc.property(anyPlacements, anyPlace, (placements, place) => {
        const taken = takeFrom(placed(placements), place);
        const hasAddress = placements.some((each) => each.type === 'popup' && each.pages.paths.length > 0);
        if (taken === null) expect(hasAddress).toBe(true);
        else expect(placesOf(taken)).toEqual(placesOf(placements).filter((each) => each !== place));
      }),
    );
  });

  it('keeps the moment at which a popup comes up when it moves to another page', () => {
    expect(moveTo(placed([popup(['home'])]), 'home', 'cart')).toEqual([popup(['cart'])]);
    expect(moveTo(placed([popup([])]), 'home', 'thank_you')).toEqual([
      popup(['collection', 'product', 'cart', 'other']),
      { type: 'thank_you' },
    ]);
    expect(moveTo(placed([popup([], ['/cart'])]), 'cart', 'home')).toBeNull();
  });
});

describe('asking before or after another survey', () => {
  it('needs a priority with which it does, unless the limits leave no room', () => {
    const priority = fc.integer({ min: -100, max: 100 });
    fc.assert(
      fc.property(
        fc.array(priority, { minLength: 2, maxLength: 5 }),
        fc.nat(),
        fc.nat(),
        (given, one, two) => {
          const surveys = given.map((each, at) => survey(`s${at}`, { priority: each }));
          const [moved, other] = [`s${one % given.length}`, `s${two % given.length}`];
          if (moved === other) return;
          for (const side of ['before', 'after'] as const) {
            const wanted = priorityBeside(storeOf(...surveys), moved, other, side);
            if (wanted === null) continue;
            const store = storeOf(
              ...surveys.map((each) =>
                each.surveyId === moved ? survey(moved, { priority: wanted }) : each,
              ),
            );
            const order = createStoreOrder(store, NOW)
              .at('thank_you')
              .map(({ surveyId }) => surveyId);
            expect(order.indexOf(moved) < order.indexOf(other)).toBe(side === 'before');
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('the map of a store', () => {
  it('says which survey shoppers never meet, behind which, and where', () => {
    const first = survey('first', { placements: [popup(['product', 'cart'])], recontact: AGAIN });
    const second = survey('second', { placements: [popup(['product', 'cart']), { type: 'thank_you' }] });
    expect(storeMap(storeOf(first, second), NOW).conflicts).toEqual([
      {
        surveyId: 'second',
        rivalId: 'first',
        isReached: false,
        isSooner: false,
        places: ['product', 'cart'],
      },
    ]);
  });

  it('shows a draft as it will be once it is live, with settings that are not saved', () => {
    const draft: DeliveredSurvey = { ...survey('draft', { placements: [] }), status: 'draft' };
    const store = storeOf(survey('live'), draft);
    expect(storeMap(store, NOW).conflicts).toEqual([]);
    const delivery = { ...draft.delivery, placements: placeAt(draft, 'thank_you') };
    const settings = { audience: [], delivery, frequencyCap: null };
    expect(storeMap(withSettings(store, 'draft', settings), NOW).conflicts).toMatchObject([
      { surveyId: 'draft', rivalId: 'live', isReached: true, places: ['thank_you'] },
    ]);
  });

  it('names no rival of a survey that nobody would meet alone either', () => {
    const full = { ...survey('full'), full: true };
    expect(storeMap(storeOf(survey('other'), full), NOW).conflicts).toEqual([]);
  });

  it('is the same for kinds of pages that no survey names', () => {
    const surveys = [
      survey('a', { placements: [popup([])] }),
      survey('b', { placements: [popup(['cart'])] }),
    ];
    const store = storeOf(...surveys);
    for (const { place, surveys: found } of storeMap(store, NOW).places) {
      expect(found).toEqual(createStoreOrder(store, NOW).at(place));
    }
  });
});
