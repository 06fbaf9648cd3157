import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/privacy.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { findDataRequests, type CustomerData, type DataRequestRow } from './customer-data-repository.ts';

export async function listDataRequests(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
): Promise<OutputOf<typeof api.listDataRequests>> {
  return { requests: (await findDataRequests(database, storeId)).map(present) };
}

export async function getDataRequest(
  { database }: Pick<Deps, 'database'>,
  session: Session,
  { requestId }: InputOf<typeof api.getDataRequest>,
): Promise<OutputOf<typeof api.getDataRequest>> {
  const { storeId } = session;
  const requests = await findDataRequests(database, storeId);
  const request = requireFound(
    requests.find((each) => each.requestId === requestId),
    'There is no such request.',
  );
  const data = (request.payload['data'] ?? {}) as Partial<CustomerData>;
  const { responses = [], claimed = [], orders = [] } = data;
  await noteActivity(database, storeId, session, {
    kind: 'shopper.exported',
    subject: 'At the shopper’s request',
  });
  return { ...present(request), responses: [...responses], claimed: [...claimed], orders: [...orders] };
}

function present({ requestId, requestedAt, finishedAt }: DataRequestRow) {
  return { requestId, requestedAt, collectedAt: finishedAt };
}
