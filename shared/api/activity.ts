import * as z from 'zod/mini';
import { ACTIVITY_GROUPS, ALL_ACTIVITY } from '../activity/activity-kinds.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { after, next } from './paging.ts';

const entry = z.object({
  activityId: z.string(),
  at: z.string(),
  kind: z.enum(ALL_ACTIVITY),
  /** A person in the admin, this service by itself, or a program with an API key. */
  actor: z.enum(['person', 'askwell', 'key']),
  /** The person's email if the platform named it, or the name of the key; otherwise empty. */
  actorName: z.string(),
  /** What it happened to, by its name at that time; empty if the kind says it all. */
  subject: z.string(),
});

export type ActivityEntry = DeepReadonly<z.output<typeof entry>>;

export const listActivity = endpoint('GET /activity', {
  name: 'listActivity',
  summary: 'List who did what in the store, newest first.',
  input: z.object({ group: z.optional(z.enum(ACTIVITY_GROUPS)), after }),
  output: z.object({ entries: z.array(entry), next }),
});
