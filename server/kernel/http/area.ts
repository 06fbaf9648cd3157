import type { RequestHandler } from 'express';
import type { Chore } from '#server/kernel/jobs/job-runner.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import type { WebhookHandlers } from '#server/kernel/platform/webhook.ts';
import type { PlainRoute } from './plain-route.ts';
import type { Route } from './route.ts';

/** The parts that one area adds to the app. */
export interface Area {
  readonly name: string;
  readonly routes?: readonly Route[];
  readonly plainRoutes?: readonly PlainRoute[];
  /** Sees page requests before the admin’s page does; it may redirect the browser. */
  readonly beforePage?: RequestHandler;
  /** What the area does when a store's webhook arrives, by topic. Each topic has one handler. */
  readonly webhooks?: WebhookHandlers;
  /** Work that a use case, a webhook or a killed process left for later. */
  readonly jobs?: JobKinds;
  /** Upkeep at intervals. */
  readonly chores?: readonly Chore[];
  /** Starts background work. Called once, before the first request. */
  readonly onStart?: () => void;
  /** Finishes acknowledged work. Called once, after the last request, while the database is still open. */
  readonly onStop?: () => Promise<void>;
}
