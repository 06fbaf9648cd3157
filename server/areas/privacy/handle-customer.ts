import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import {
  type CustomerReference,
  deleteCollectedData,
  deleteCustomerOrders,
  addCustomerOrders,
} from './erasure-repository.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import { eraseVeiled } from './erase-veiled.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import { insertJob, type Job } from '#server/kernel/jobs/job-repository.ts';
import type { WebhookHandler } from '#server/kernel/platform/webhook.ts';
import { collectCustomerRows, type CustomerData } from './customer-data-repository.ts';
import { customerReference } from './erase-customer.ts';

/** The kinds of job that complete a customer's request. */
export const CUSTOMER_JOBS = { redact: 'erase_customer', collect: 'collect_customer_data' } as const;

const id = z.union([z.string(), z.number()]);
const request = z.object({
  customer: z.nullish(z.object({ id: z.nullish(id) })),
  orders_to_redact: z.nullish(z.array(id)),
  orders_requested: z.nullish(z.array(id)),
});

/** Deletes a customer's orders and veiled answers now. A job deletes the counted answers, because their counters change as well. */
export function redactCustomer({ config, newId }: Pick<Deps, 'config' | 'newId'>): WebhookHandler {
  return async (tx, { storeId, webhookId, payload }) => {
    const customer = await addCustomerOrders(tx, storeId, customerIn(payload));
    await lockStore(tx, storeId);
    await eraseVeiled({ newId }, tx, storeId, customer);
    await deleteCustomerOrders(tx, storeId, customer, config.secrets.tokenKeys);
    await deleteCollectedData(tx, storeId, customer);
    await insertJob(tx, {
      storeId,
      jobId: newId(),
      kind: CUSTOMER_JOBS.redact,
      uniqueKey: webhookId,
      payload: customer,
    });
    await noteActivity(tx, storeId, 'askwell', {
      kind: 'shopper.erased',
      subject: 'At the store platform’s request',
    });
    return { outcome: 'orders erased, answers queued' };
  };
}

/** Stores a job that collects a customer's data for the merchant, who passes it on to the customer. */
export function requestCustomerData({ newId }: Pick<Deps, 'newId'>): WebhookHandler {
  return async (tx, { storeId, webhookId, payload }) => {
    await insertJob(tx, {
      storeId,
      jobId: newId(),
      kind: CUSTOMER_JOBS.collect,
      uniqueKey: webhookId,
      payload: customerIn(payload),
    });
    return { outcome: 'queued' };
  };
}

function customerIn(payload: unknown): CustomerReference {
  const parsed = request.safeParse(payload);
  if (!parsed.success) throw new AppError('INVALID_INPUT', 'The request names no customer.');
  const { customer, orders_to_redact: redact, orders_requested: requested } = parsed.data;
  const customerId = customer?.id ?? null;
  return {
    customerId: customerId === null ? null : String(customerId),
    orderIds: [...(redact ?? requested ?? [])].map(String),
  };
}

/**
 * Collects a shopper's stored data for the merchant to pass on. It is kept with the request for a month, or until the
 * shopper is erased.
 */
export async function collectCustomerData(
  { database }: Pick<Deps, 'database'>,
  { storeId, payload }: Job,
): Promise<{ customerId: string | null; data: CustomerData }> {
  const customer = await addCustomerOrders(database, storeId, customerReference.parse(payload));
  return {
    customerId: customer.customerId,
    data: await collectCustomerRows(database, storeId, customer),
  };
}
