import { randomUUID } from 'node:crypto';
import type { ActivityKind } from '#shared/activity/activity-kinds.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findEmailOfSession, insertActivity } from './activity-repository.ts';

/** Who did it: a person, a program with an API key, or this service by itself. */
export type Actor = Pick<Session, 'sessionId' | 'keyName'> | 'askwell';

/** Notes what somebody did, in the transaction that does it. `subject` is the name of what it happened to. */
export async function noteActivity(
  tx: Queries,
  storeId: string,
  by: Actor,
  what: { readonly kind: ActivityKind; readonly subject?: string },
): Promise<void> {
  const { kind, subject = '' } = what;
  const actor = await actorOf(tx, storeId, by);
  await insertActivity(tx, storeId, { activityId: randomUUID(), kind, subject, ...actor });
}

async function actorOf(tx: Queries, storeId: string, by: Actor) {
  if (by === 'askwell') return { actor: 'askwell', actorName: '' } as const;
  if (by.keyName !== undefined) return { actor: 'key', actorName: by.keyName } as const;
  return { actor: 'person', actorName: await findEmailOfSession(tx, storeId, by.sessionId) } as const;
}
