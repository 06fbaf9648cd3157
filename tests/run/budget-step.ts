import { BUILD_TARGETS } from '#server/cli/build-targets.ts';
import { BUDGETS } from '#tests/budgets/budgets.ts';
import type { Weighed } from '#tests/budgets/check-budgets.ts';
import { checkBudgets } from '#tests/budgets/check-budgets.ts';
import { ROOT } from './command.ts';
import type { Step } from './step.ts';
import { add, NOTHING, one } from './tally.ts';

/** Each budget counts as one check. */
export const budgetStep: Step = {
  title: 'Size budgets',
  run: async () => {
    const weighed = await checkBudgets(ROOT, BUILD_TARGETS, BUDGETS);
    return {
      tally: weighed.map(({ ok }) => one(ok)).reduce(add, NOTHING),
      text: weighed.map(describe).join('\n'),
    };
  },
};

function describe({ target, name, limit, weight, ok }: Weighed): string {
  const found = typeof weight === 'number' ? `${weight.toFixed(1)} of ${limit} kB gzip` : weight;
  return `  ${ok ? '✓' : '✗'} ${target}, ${name}: ${found}`;
}
