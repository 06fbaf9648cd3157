import * as z from 'zod/mini';
import type { DevStoreDeps } from '../../deps.ts';
import type { Charge } from '../../store/state.ts';
import { cancelCharge, chargePath, createCharge } from '../charges.ts';
import { type GraphqlType, type Resolver, userErrors, type } from './execute.ts';

const ID = 'gid://shopify/AppSubscription/';

const subscriptionInput = z.object({
  name: z.string().check(z.minLength(1)),
  returnUrl: z.url({ protocol: /^https?$/ }),
  trialDays: z.nullish(z.int().check(z.minimum(0))),
  lineItems: z.tuple([
    z.object({
      plan: z.object({
        appRecurringPricingDetails: z.object({
          price: z.object({ amount: z.coerce.number().check(z.positive()), currencyCode: z.string() }),
          interval: z.enum(['EVERY_30_DAYS', 'ANNUAL']),
        }),
      }),
    }),
  ]),
});

/** The mutations for charges: an app creates one, the merchant approves it in the admin, and either can cancel it. */
export function chargeMutations(deps: DevStoreDeps): Record<string, Resolver> {
  return {
    appSubscriptionCreate: (input) => created(deps, subscriptionInput.safeParse(input)),
    appSubscriptionCancel: ({ id }) => {
      const number = typeof id === 'string' && id.startsWith(ID) ? Number(id.slice(ID.length)) : NaN;
      const fault = cancelCharge(deps, number) ? null : { message: 'Could not find the app subscription' };
      return type('AppSubscriptionCancelPayload', { userErrors: userErrors(fault) });
    },
  };
}

function created(deps: DevStoreDeps, input: ReturnType<typeof subscriptionInput.safeParse>): GraphqlType {
  const typeName = 'AppSubscriptionCreatePayload';
  if (!input.success) {
    const message = `This charge can’t be made: ${input.error.issues[0]?.path.join('.') ?? ''}`;
    return type(typeName, {
      confirmationUrl: null,
      appSubscription: null,
      userErrors: userErrors({ message }),
    });
  }
  const { name, returnUrl, trialDays, lineItems } = input.data;
  const { price, interval } = lineItems[0].plan.appRecurringPricingDetails;
  const { amount, currencyCode: currency } = price;
  const charge = createCharge(deps, {
    name,
    amount,
    currency,
    interval,
    returnUrl,
    trialDays: trialDays ?? 0,
  });
  const confirmationUrl = deps.options.origin + chargePath(charge);
  return type(typeName, { confirmationUrl, appSubscription: appSubscription(charge), userErrors: [] });
}

export function appSubscription({ id, name, status, trialDays, returnUrl }: Charge): GraphqlType {
  return type('AppSubscription', { id: `${ID}${id}`, name, status, trialDays, returnUrl, test: true });
}
