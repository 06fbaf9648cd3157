import { optionsOf, type QuestionResult } from '#shared/analytics/results.ts';

/**
 * How many times as much the shares of a question's answers vary between weeks as chance alone would have them: the mean
 * design effect of its answers with weeks as clusters (Rao and Scott 1981), at least 1. Weeks may remember the last one.
 */
export function weekEffect(weeks: readonly QuestionResult[]): number {
  const known = weeks.filter(({ answered }) => answered > 0);
  const total = known.reduce((sum, { answered }) => sum + answered, 0);
  const cells = known[0] ? optionsOf(known[0]).map(({ cell }) => cell) : [];
  let [squares, products, series] = [0, 0, 0];
  for (const cell of cells) {
    const counts = known.map((week) => optionsOf(week).find((one) => one.cell === cell)?.rate?.count ?? 0);
    const share = counts.reduce((sum, count) => sum + count, 0) / total;
    if (share <= 0 || share >= 1) continue;
    const residuals = known.map(
      ({ answered }, at) =>
        ((counts[at] ?? 0) - answered * share) / Math.sqrt(answered * share * (1 - share)),
    );
    squares += residuals.reduce((sum, residual) => sum + residual ** 2, 0);
    products += residuals.slice(1).reduce((sum, residual, at) => sum + residual * (residuals[at] ?? 0), 0);
    series += 1;
  }
  if (series === 0 || known.length < 2) return 1;
  const effect = squares / (series * (known.length - 1));
  // Few weeks and few answers leave the effect itself uncertain.
  const careful = effect * (1 + 2 / Math.sqrt(series * (known.length - 1)));
  const memory = Math.min(MOST_MEMORY, Math.max(0, products / squares + 1 / known.length));
  return effect <= 1 ? 1 : 1 + (careful - 1) * ((1 + memory) / (1 - memory));
}

const MOST_MEMORY = 0.8;
