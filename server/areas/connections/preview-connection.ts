import type * as api from '#shared/api/connections.ts';
import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findPastEvent, lackOf } from './find-past-event.ts';
import { MASK } from './mask-keys.ts';
import { checkedChoice, refuseWithoutPlan, type SaveConnectionDeps } from './save-connection.ts';
import { maskedRequest } from './send-event.ts';

/** Makes the request for the newest response that the connection would be told of, and sends nothing. */
export async function previewConnection(
  deps: SaveConnectionDeps & Pick<Deps, 'clock'>,
  { storeId }: Session,
  input: InputOf<typeof api.previewConnection>,
): Promise<OutputOf<typeof api.previewConnection>> {
  await refuseWithoutPlan(deps, storeId);
  const choice = checkedChoice(deps, input);
  const found = await findPastEvent(deps, storeId, { ...input, ...choice });
  if (found.event === null) throw new AppError('CONFLICT', lackOf(found));
  const { type, content, isCustomerConfirmed } = found.event;
  const occurredAt = new Date(found.event.occurredAt).toISOString();
  const event = {
    ...{ eventId: 'evt_preview', type, occurredAt, content },
    seq: 1,
    isTest: false,
    isCustomerConfirmed,
  };
  const { url, headers, body } = maskedRequest({ ...input, ...choice }, { ...event, undelivered: [] });
  return {
    preview: { ...{ type, occurredAt, url, body }, headers: withoutSignature(headers) },
    withheld: found.withheld,
  };
}

function withoutSignature(headers: Readonly<Record<string, string>>): Record<string, string> {
  return 'webhook-signature' in headers
    ? { ...headers, 'webhook-timestamp': 'when it is sent', 'webhook-signature': `v1,${MASK}` }
    : headers;
}
