import type { Billing } from '#server/areas/billing/billing.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';

/** What the use cases around surveys need: the plan says how many may be live and how much they may ask. */
export type SurveyDeps = Pick<Deps, 'database' | 'newId'> & { readonly billing: Billing };
