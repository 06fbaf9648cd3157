import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveNumber, rake } from '#shared/analytics/raking.ts';

/** The figures below are those of R 4.2.2 with survey 4.1.1, `rake(…, control = list(epsilon = 1e-11))`, mean 1. */
const PRECISION = 6;

const kish = (answers: readonly number[], weights: readonly number[]) =>
  effectiveNumber(
    answers.reduce((sum, n, at) => sum + n * weights[at]!, 0),
    answers.reduce((sum, n, at) => sum + n * weights[at]! ** 2, 0),
  );

describe('raking', () => {
  it('gives the weights of R for the schools of the California API (survey’s data apiclus1)', () => {
    // Types of school E, H and M by whether the school met its target.
    const answers = [12, 132, 3, 11, 8, 17];
    const cells = answers.map((n, at) => ({ answers: n, classes: [Math.floor(at / 2), at % 2] }));
    const targets = [
      [4421, 755, 1018],
      [1072, 5122],
    ].map((margin) => margin.map((n) => n / 6194));
    const { weights, gap, trimmed } = rake(cells, targets);
    const expected = [
      1.177039107721141, 0.882520764475508, 1.983205013099553, 1.486968098843264, 1.449732031964141,
      1.086980553781854,
    ];
    for (const [at, weight] of expected.entries()) expect(weights[at]).toBeCloseTo(weight, PRECISION);
    expect(kish(answers, weights)).toBeCloseTo(174.011158551058, PRECISION);
    expect({ gap, trimmed }).toEqual({ gap: null, trimmed: 0 });
  });

  /** New and repeat customers of three countries on two weekdays; one combination has no answers. */
  const STORE = [
    [30, 0, 0, 0, 1.3919067129413],
    [12, 0, 0, 1, 0.333457981247024],
    [9, 0, 1, 0, 3.966658381810027],
    [21, 0, 1, 1, 0.950289185329003],
    [5, 0, 2, 0, 4.998560246430886],
    [3, 0, 2, 1, 1.197501092148812],
    [44, 1, 0, 0, 0.53071154205446],
    [7, 1, 0, 1, 0.127142140915473],
    [16, 1, 1, 0, 1.512422755807506],
    [28, 1, 1, 1, 0.362329913531282],
    [25, 1, 2, 1, 0.456587819655841],
  ] as const;
  const cells = STORE.map(([answers, ...rest]) => ({ answers, classes: rest.slice(0, 3) }));
  const targets = [
    [0.65, 0.35],
    [0.35, 0.45, 0.2],
    [0.75, 0.25],
  ];

  it('gives the weights and the effective number of R for three margins of orders', () => {
    const { weights } = rake(cells, targets);
    for (const [at, row] of STORE.entries()) expect(weights[at]).toBeCloseTo(row[4], PRECISION);
    expect(
      kish(
        cells.map(({ answers }) => answers),
        weights,
      ),
    ).toBeCloseTo(98.2191836717897, PRECISION);
  });

  it('limits weights and still reaches the targets where that is possible', () => {
    const { weights, trimmed, gap } = rake(cells, targets, 4);
    expect(Math.max(...weights)).toBeLessThanOrEqual(4 + 1e-9);
    // Limiting five answers raises nine others above the limit.
    expect(trimmed).toBe(14);
    expect(gap).toBeNull();
  });

  it('names the largest difference where the limit leaves one', () => {
    const { weights, gap } = rake(cells, targets, 2);
    expect(Math.max(...weights)).toBeLessThanOrEqual(2 + 1e-9);
    expect(gap).not.toBeNull();
    expect(Math.abs(gap!.share - gap!.target)).toBeGreaterThan(0.01);
    const sum = (own: typeof cells) =>
      own.reduce((total, cell) => total + cell.answers * weights[cells.indexOf(cell)]!, 0);
    const members = cells.filter(({ classes }) => classes[gap!.margin] === gap!.class);
    expect(sum(members) / sum(cells)).toBeCloseTo(gap!.share, 9);
    expect(gap!.target).toBe(targets[gap!.margin]![gap!.class]);
  });

  it('names a difference where the answers contradict the targets', () => {
    // Every new customer is German and every German is new, but the targets differ.
    const contradicting = [
      { answers: 10, classes: [0, 0] },
      { answers: 10, classes: [1, 1] },
    ];
    const { gap } = rake(contradicting, [
      [0.6, 0.4],
      [0.3, 0.7],
    ]);
    expect(Math.abs(gap!.share - gap!.target)).toBeCloseTo(0.3, 6);
  });

  const anyCells = fc.array(
    fc.record({ answers: fc.integer({ min: 1, max: 50 }), classes: fc.tuple(fc.nat(2), fc.nat(3)) }),
    { minLength: 1, maxLength: 12 },
  );
  it('gives no weight so small that a database cannot square it', () => {
    const cells = [
      { answers: 10, classes: [0, 0] },
      { answers: 10, classes: [0, 1] },
      { answers: 10, classes: [1, 1] },
    ];
    const { weights } = rake(cells, [
      [0.5, 0.5],
      [0.9, 0.1],
    ]);
    expect(weights[1]).toBe(0);
    expect(Math.min(...weights.filter((weight) => weight !== 0))).toBeGreaterThan(1e-9);
  });

  it('keeps every weight at 1 if the answers already agree with the targets', () => {
    fc.assert(
      fc.property(anyCells, (own) => {
        const all = own.reduce((sum, { answers }) => sum + answers, 0);
        const shares = [3, 4].map((size, margin) =>
          Array.from(
            { length: size },
            (_, at) =>
              own
                .filter(({ classes }) => classes[margin] === at)
                .reduce((sum, { answers }) => sum + answers, 0) / all,
          ),
        );
        const { weights, gap } = rake(own, shares, 5);
        for (const weight of weights) expect(weight).toBeCloseTo(1, 9);
        expect(gap).toBeNull();
      }),
    );
  });
});
