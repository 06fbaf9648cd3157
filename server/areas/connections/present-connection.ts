import type { Connection, Delivery } from '#shared/api/connections.ts';
import type { ConnectionRecord } from './connection-repository.ts';
import { shownBody, shownUrlOf } from './send-event.ts';
import type { DeadEntry, Entry, EntryCounts } from './outbox-repository.ts';

export function presentConnection(
  { secretSealed: _, previousSecretSealed: _previous, ...shown }: ConnectionRecord,
  counts: readonly EntryCounts[],
): Connection {
  const own = counts.find(({ connectionId }) => connectionId === shown.connectionId);
  return {
    ...shown,
    url: shownUrlOf(shown),
    waiting: own?.waiting ?? 0,
    dead: own?.dead ?? 0,
    lastDeliveredAt: own?.lastDeliveredAt ?? null,
  };
}

export function presentDelivery(
  connection: ConnectionRecord,
  entry: Entry,
  dead: readonly DeadEntry[],
): Delivery {
  const { eventId, type, occurredAt, state, isTest, attempts, nextAt, settledAt, log } = entry;
  const undelivered = dead.filter(({ subject, seq }) => subject === entry.subject && seq < entry.seq);
  return {
    ...{ eventId, type, occurredAt, state, isTest, attempts, settledAt },
    nextAt: state === 'waiting' ? nextAt : null,
    request: state === 'withheld' ? '' : shownBody(connection, { ...entry, undelivered }),
    log,
  };
}
