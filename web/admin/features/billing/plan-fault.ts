import { outcomeText } from '../../lib/api/outcome-text.ts';

/** Why a change of the plan failed, and what the merchant can rely on. */
export function planFault(error: Error): string {
  return `${error.message} ${outcomeText(error, UNCHANGED, UNCERTAIN)}`;
}

const UNCHANGED = 'Your plan has not changed.';

const UNCERTAIN =
  'It is not certain whether your plan has changed. Reload this page and look at your plan before you try again.';
