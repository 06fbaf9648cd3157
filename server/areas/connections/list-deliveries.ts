import type * as api from '#shared/api/connections.ts';
import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import { onePage } from '#server/kernel/limits/one-page.ts';
import { UNKNOWN_PAGE } from '#shared/api/paging.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireConnection } from './list-connections.ts';
import { findDeadOf, findEntries } from './outbox-repository.ts';
import { presentDelivery } from './present-connection.ts';

const PAGE_SIZE = 20;

export async function listDeliveries(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { connectionId, after }: InputOf<typeof api.listDeliveries>,
): Promise<OutputOf<typeof api.listDeliveries>> {
  const before = readPlace(after);
  const connection = await requireConnection(database, storeId, connectionId);
  const rows = await findEntries(database, storeId, connectionId, { before, limit: PAGE_SIZE + 1 });
  const { shown, next } = onePage(rows, PAGE_SIZE, ({ seq }) => String(seq));
  const subjects = shown.map(({ subject }) => subject);
  const dead = await findDeadOf(database, storeId, connectionId, subjects);
  return { deliveries: shown.map((entry) => presentDelivery(connection, entry, dead)), next };
}

/** The last event of the previous page; null for the first page. */
function readPlace(after: string): number | null {
  if (after === '') return null;
  const seq = Number(after);
  if (/^[1-9]\d*$/.test(after) && Number.isSafeInteger(seq)) return seq;
  throw new AppError('INVALID_INPUT', undefined, { fields: { after: UNKNOWN_PAGE } });
}
