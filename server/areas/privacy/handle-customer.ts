import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import {
  type CustomerReference,
  deleteCollectedData,
  deleteCustomerOrders,
  withTheirOrders,
} from './erasure-repository.ts';
import { insertJob } from '#server/kernel/jobs/job-repository.ts';
import type { WebhookHandler } from '#server/areas/webhooks/webhook.ts';

/** The work that a customer's request leaves behind, taken up where the answers are. */
export const CUSTOMER_JOBS = { redact: 'erase_customer', collect: 'collect_customer_data' } as const;

const id = z.union([z.string(), z.number()]);
const request = z.object({
  customer: z.nullish(z.object({ id: z.nullish(id) })),
  orders_to_redact: z.nullish(z.array(id)),
  orders_requested: z.nullish(z.array(id)),
});

/** A customer's data goes: orders here and now, answers in a job, since those are counted in the results. */
export const redactCustomer: WebhookHandler = async (deps, tx, webhook) => {
  const customer = await withTheirOrders(tx, webhook.storeId, customerIn(webhook.payload));
  await deleteCustomerOrders(tx, webhook.storeId, customer);
  await deleteCollectedData(tx, webhook.storeId, customer.customerId);
  await insertJob(tx, {
    storeId: webhook.storeId,
    jobId: deps.newId(),
    kind: CUSTOMER_JOBS.redact,
    uniqueKey: webhook.webhookId,
    payload: customer,
  });
  return 'orders erased, answers queued';
};

/** A customer wants to know what is stored: the merchant gets it, collected in a job. */
export const requestCustomerData: WebhookHandler = async (deps, tx, webhook) => {
  await insertJob(tx, {
    storeId: webhook.storeId,
    jobId: deps.newId(),
    kind: CUSTOMER_JOBS.collect,
    uniqueKey: webhook.webhookId,
    payload: customerIn(webhook.payload),
  });
  return 'queued';
};

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
