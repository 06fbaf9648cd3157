import type { RequestHandler } from 'express';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import type { PlainRoute } from './plain-route.ts';
import type { Route } from './route.ts';

/** What one area of the product brings to the app. */
export interface Area {
  readonly name: string;
  readonly routes?: readonly Route[];
  readonly plainRoutes?: readonly PlainRoute[];
  /** Looks at a request for a page before the admin’s page answers it; it may send the browser elsewhere. */
  readonly beforePage?: RequestHandler;
  /** Work that a use case, a webhook or a killed process left for later. */
  readonly jobs?: JobKinds;
  /** Upkeep at intervals. */
  readonly chores?: readonly Chore[];
  /** Begins what goes on beside the requests. Called once, when the first of them may come. */
  readonly onStart?: () => void;
  /** Finishes what was acknowledged. Called once, when no more requests come and the database is still open. */
  readonly onStop?: () => Promise<void>;
}
