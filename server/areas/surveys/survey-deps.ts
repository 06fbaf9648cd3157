import type { Billing } from '#server/areas/billing/billing.ts';
import type { WithSurveyEvents } from './survey-events.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';

/** The dependencies of the survey use cases. Billing provides the plan's limits. */
export type SurveyDeps = Pick<Deps, 'database' | 'newId'> & WithSurveyEvents & { readonly billing: Billing };
