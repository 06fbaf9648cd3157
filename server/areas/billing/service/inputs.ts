import * as z from 'zod/mini';
import { wholeInAddress } from '#shared/api/building-blocks.ts';
import { whole } from '#shared/survey/schema.ts';
import { pageNumber } from '#shared/api/paging.ts';
import { parseGiven } from '#server/kernel/limits/parse-given.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';
import { INVOICE_FIRST_PAGE, INVOICE_PAGE_SIZE } from '#shared/api/values.ts';
import { HOSTED_SESSION_TYPES, INVOICE_STATUSES, REPORT_PERIODS } from '#shared/plan/provider.ts';

const MOST_EVENTS = 1_000;

const id = z.string().check(z.minLength(1), z.maxLength(200));
const name = z.string().check(z.maxLength(200));
const fields = z.record(z.string(), z.unknown());

export const identifyInput = z.object({
  platform: z._default(z.enum(['shopify', 'web', 'mantle']), 'shopify'),
  platformId: z.optional(z.union([id, z.pipe(z.int(), z.transform(String))])),
  myshopifyDomain: z.optional(id),
  name: z.optional(name),
  email: z.optional(name),
  customFields: z.optional(fields),
  rotateApiToken: z.optional(z.boolean()),
});

export const subscribeInput = z.object({
  planId: z.optional(id),
  planIds: z.optional(z.array(id)),
  discountId: z.nullish(z.string()),
  returnUrl: z.optional(z.string().check(z.maxLength(2_000))),
  trialDays: z.optional(whole(0)),
  hosted: z.optional(z.boolean()),
});

export const capInput = z.object({
  id,
  cappedAmount: z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
});

/**
 * `when` is our extension. The provider's own client does not send it: then an unpaid subscription ends at once, a paid
 * one at the end of its period.
 */
export const cancelInput = z.object({
  cancelReason: z.optional(z.string().check(z.maxLength(2_000))),
  when: z._default(z.enum(['now', 'period_end']), 'period_end'),
});

const event = z.object({
  eventId: z.optional(id),
  eventName: id,
  timestamp: z.optional(z.union([z.iso.datetime({ offset: true }), z.number()])),
  customerId: z.optional(id),
  properties: z._default(fields, {}),
});

export const usageInput = z.union([
  z.object({ events: z.array(event).check(z.minLength(1), z.maxLength(MOST_EVENTS)) }),
  z.pipe(
    event,
    z.transform((one: z.output<typeof event>) => ({ events: [one] })),
  ),
]);

export const reportInput = z.object({
  period: z._default(z.enum(REPORT_PERIODS), 'daily'),
  customerId: z.optional(id),
});

export const paymentMethodInput = z.object({
  returnUrl: z.string('returnUrl is required').check(z.minLength(1), z.maxLength(2_000)),
  updateExistingPaymentMethods: z.optional(z.boolean()),
});

export const invoicesInput = z.object({
  page: pageNumber(INVOICE_FIRST_PAGE),
  limit: z._default(wholeInAddress(1, 100), INVOICE_PAGE_SIZE),
  status: z.optional(z.enum(INVOICE_STATUSES)),
});

export const hostedInput = z.object({
  type: z.enum(HOSTED_SESSION_TYPES, {
    error: `type is required and one of ${HOSTED_SESSION_TYPES.join(', ')}`,
  }),
  config: z._default(z.object({ locale: z.nullish(z.string().check(z.maxLength(35))) }), {}),
});

export const customerInput = z.object({ id: z.optional(id) });

/** Parses a body or a query. The error names the first invalid field. */
export function readAs<Shape extends z.ZodMiniType>(shape: Shape, given: unknown): z.output<Shape> {
  const result = parseGiven(shape, given);
  if (result.success) return result.data;
  const faults: FieldErrors = {};
  for (const issue of result.error.issues) faults[issue.path.join('.') || 'body'] ??= issue.message;
  throw new AppError('INVALID_INPUT', undefined, { fields: faults });
}
