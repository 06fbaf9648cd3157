import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rate } from '#shared/analytics/intervals.ts';
import { kaplanMeier, type SurvivalDay, survivalInterval } from '#shared/analytics/survival.ts';

/** One entry for each person: a number is an event, a text with a plus the day on which the person was seen last. */
const days = (...people: (number | string)[]): SurvivalDay[] =>
  people.map((person) =>
    typeof person === 'number'
      ? { day: person, events: 1, censored: 0 }
      : { day: parseInt(person, 10), events: 0, censored: 1 },
  );

/** Day, at risk, events, survival, standard error, and the bounds of the log-log interval. */
type Row = readonly [number, number, number, number, number, number, number];

function expectRows(found: ReturnType<typeof kaplanMeier>, rows: readonly Row[], digits: number): void {
  expect(found.steps.map(({ day, atRisk, events }) => [day, atRisk, events])).toEqual(
    rows.map(([day, atRisk, events]) => [day, atRisk, events]),
  );
  for (const [at, [, , , survival, error, low, high]] of rows.entries()) {
    const step = found.steps[at]!;
    const interval = survivalInterval(step, step.atRisk);
    expect(step.survival).toBeCloseTo(survival, digits);
    expect(step.error).toBeCloseTo(error, digits);
    expect(interval.low).toBeCloseTo(low, digits);
    expect(interval.high).toBeCloseTo(high, digits);
  }
}

describe('the curve of Kaplan and Meier', () => {
  it('is that of the patients with 6-MP of Freireich and others (Blood 21, 1963)', () => {
    // The worked example of Cox and Oakes, Analysis of Survival Data (1984), and of Kleinbaum and Klein, Survival Analysis.
    // The bounds are those of R's survival 3.5-3, survfit with conf.type = "log-log".
    const patients = days(
      ...[6, 6, 6, '6+', 7, '9+', 10, '10+', '11+', 13, 16, '17+', '19+', '20+', 22, 23],
      ...['25+', '32+', '32+', '34+', '35+'],
    );
    expectRows(
      kaplanMeier(patients),
      [
        [6, 21, 3, 0.8571428571, 0.07636035483, 0.6197179553, 0.9515517476],
        [7, 17, 1, 0.8067226891, 0.08693528518, 0.5631465646, 0.9228090192],
        [10, 15, 1, 0.7529411765, 0.09634965299, 0.5031995108, 0.8893618352],
        [13, 12, 1, 0.6901960784, 0.10681470778, 0.4316102225, 0.8490659633],
        [16, 11, 1, 0.6274509804, 0.11405386526, 0.367510856, 0.8049121895],
        [22, 7, 1, 0.5378151261, 0.12823375169, 0.2677789368, 0.7467907176],
        [23, 6, 1, 0.4481792717, 0.13459145676, 0.188052006, 0.6801426285],
      ],
      8,
    );
  });

  it('is that of the maintained patients of Miller (Survival Analysis, 1981)', () => {
    // The data aml of R's survival 3.5-3, whose survfit gives the figures.
    expectRows(
      kaplanMeier(days(9, 13, '13+', 18, 23, '28+', 31, 34, '45+', 48, '161+')),
      [
        [9, 11, 1, 0.90909090909, 0.0866784172, 0.50808020577, 0.9866738227],
        [13, 10, 1, 0.81818181818, 0.11629129983, 0.447428614682, 0.9511622286],
        [18, 8, 1, 0.71590909091, 0.13966497056, 0.350190385908, 0.8990239742],
        [23, 7, 1, 0.61363636364, 0.15263233103, 0.265752040001, 0.8352992433],
        [31, 5, 1, 0.49090909091, 0.16419326722, 0.167330909777, 0.7533997904],
        [34, 4, 1, 0.36818181818, 0.16266888583, 0.092829574937, 0.6570408324],
        [48, 2, 1, 0.18409090909, 0.15349274579, 0.011738480123, 0.5250148427],
      ],
      8,
    );
  });

  it('ends at nobody when the last one has the event', () => {
    // The other patients of Miller.
    const { steps } = kaplanMeier(days(5, 5, 8, 8, 12, '16+', 23, 27, 30, 33, 43, 45));
    expect(steps.at(-2)?.survival).toBeCloseTo(0.09722222222, 9);
    expect(steps.at(-1)).toMatchObject({ survival: 0, error: 0 });
  });

  const person = fc.record({ day: fc.nat(60), isEvent: fc.boolean() });
  const people = fc.array(person, { minLength: 1, maxLength: 80 });
  const toDays = (all: readonly { day: number; isEvent: boolean }[]): SurvivalDay[] =>
    all.map(({ day, isEvent }) => ({ day, events: Number(isEvent), censored: Number(!isEvent) }));

  it('is the plain share where nobody left before', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 12, maxLength: 60 }), fc.nat(31), (events, day) => {
        const stay = Array.from({ length: 15 }, () => '100+');
        const found = kaplanMeier(days(...events, ...stay)).eventsBy(day);
        const all = events.length + stay.length;
        expect(found?.share).toBeCloseTo(events.filter((each) => each <= day).length / all, 9);
      }),
    );
  });

  it('does not depend on the order of the people, or on how they are counted together', () => {
    fc.assert(
      fc.property(people, (all) => {
        const sorted = [...all].sort((a, b) => b.day - a.day);
        const joined = [...new Set(all.map(({ day }) => day))].map((day) => {
          const own = all.filter((each) => each.day === day);
          const events = own.filter(({ isEvent }) => isEvent).length;
          return { day, events, censored: own.length - events };
        });
        const { steps } = kaplanMeier(toDays(all));
        expect(kaplanMeier(toDays(sorted)).steps).toEqual(steps);
        expect(kaplanMeier(joined).steps).toEqual(steps);
      }),
    );
  });

  it('grows with the days, within an interval between none and all', () => {
    fc.assert(
      fc.property(people, (all) => {
        const curve = kaplanMeier(toDays(all));
        let last = 0;
        for (let day = 0; day <= 61; day += 1) {
          const atRisk = all.filter((each) => each.day >= day).length;
          const found = curve.eventsBy(day);
          expect(found === null).toBe(atRisk < 10);
          if (found === null) continue;
          const { share, low, high } = found;
          expect(found.atRisk).toBe(atRisk);
          expect(share).toBeGreaterThanOrEqual(last);
          expect(low).toBeLessThanOrEqual(share + 1e-12);
          expect(high).toBeGreaterThanOrEqual(share - 1e-12);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          expect(high - low).toBeGreaterThan(0);
          last = share;
        }
      }),
    );
  });

  it('has the interval of a share where nobody had the event yet', () => {
    const found = kaplanMeier(days(...Array.from({ length: 20 }, () => '50+'))).eventsBy(30);
    const plain = rate(0, 20);
    expect(found).toMatchObject({ share: 0, low: 0, atRisk: 20 });
    expect(found?.high).toBeCloseTo(plain!.high, 6);
  });

  it('has no steps without people', () => {
    expect(kaplanMeier([]).steps).toEqual([]);
    expect(kaplanMeier([]).eventsBy(10)).toBeNull();
  });
});
