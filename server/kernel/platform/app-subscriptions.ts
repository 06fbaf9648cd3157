import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type AdminAccess, askAdmin } from './admin-api.ts';

/** A charge for the app on the store's platform bill. */
export interface NewAppSubscription {
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
  readonly interval: 'EVERY_30_DAYS' | 'ANNUAL';
  readonly trialDays: number;
  /** Where the merchant returns after deciding. */
  readonly returnUrl: string;
  /** A test charge is never collected. */
  readonly isTest: boolean;
}

const CREATE = `mutation AppSubscriptionCreate($name: String!, $lineItems: [AppSubscriptionLineItemInput!]!, $returnUrl: URL!, $trialDays: Int, $test: Boolean) {
  appSubscriptionCreate(name: $name, lineItems: $lineItems, returnUrl: $returnUrl, trialDays: $trialDays, test: $test) {
    confirmationUrl
    appSubscription { id }
    userErrors { message }
  }
}`;

const ACTIVE = `query ActiveAppSubscriptions {
  currentAppInstallation { activeSubscriptions { id returnUrl } }
}`;

const CANCEL = `mutation AppSubscriptionCancel($id: ID!) {
  appSubscriptionCancel(id: $id) { userErrors { message } }
}`;

const userErrors = z.array(z.object({ message: z.string() }));

const createReply = z.object({
  appSubscriptionCreate: z.object({
    confirmationUrl: z.nullish(z.url({ protocol: /^https?$/ })),
    appSubscription: z.nullish(z.object({ id: z.string() })),
    userErrors,
  }),
});

const activeReply = z.object({
  currentAppInstallation: z.object({
    activeSubscriptions: z.array(z.object({ id: z.string(), returnUrl: z.string() })),
  }),
});

const cancelReply = z.object({ appSubscriptionCancel: z.object({ userErrors }) });

/** Creates a charge; it becomes active when the merchant approves it at the returned address. */
export async function createAppSubscription(
  access: AdminAccess,
  { name, amount, currency, interval, trialDays, returnUrl, isTest }: NewAppSubscription,
): Promise<{ id: string; confirmationUrl: string }> {
  const price = { amount, currencyCode: currency };
  const variables = {
    name,
    lineItems: [{ plan: { appRecurringPricingDetails: { price, interval } } }],
    returnUrl,
    trialDays,
    test: isTest,
  };
  const { appSubscriptionCreate: made } = await askAdmin(access, { query: CREATE, variables }, createReply);
  if (!made.appSubscription || !made.confirmationUrl) {
    throw new AppError(
      'UPSTREAM',
      `The store did not accept this charge. ${made.userErrors[0]?.message ?? ''}`.trim(),
    );
  }
  return { id: made.appSubscription.id, confirmationUrl: made.confirmationUrl };
}

/** A charge that the merchant approved and the platform collects. */
export interface ActiveAppSubscription {
  readonly id: string;
  /** As passed when the charge was created. It contains our charge's id. */
  readonly returnUrl: string;
}

export async function findActiveAppSubscriptions(access: AdminAccess): Promise<ActiveAppSubscription[]> {
  const { currentAppInstallation } = await askAdmin(access, { query: ACTIVE }, activeReply);
  return currentAppInstallation.activeSubscriptions;
}

/** Cancels a charge. A charge that has already ended counts as cancelled. */
export async function cancelAppSubscription(access: AdminAccess, id: string): Promise<void> {
  const { appSubscriptionCancel } = await askAdmin(access, { query: CANCEL, variables: { id } }, cancelReply);
  if (appSubscriptionCancel.userErrors.length === 0) return;
  if (!(await findActiveAppSubscriptions(access)).some((active) => active.id === id)) return;
  throw new AppError(
    'UPSTREAM',
    `The store did not end this charge. ${appSubscriptionCancel.userErrors[0]?.message ?? ''}`,
  );
}
