import type { BillingCustomer } from '#shared/api/billing.ts';
import { AppError } from '#shared/errors.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { Billing, BillingDeps } from './billing.ts';
import { appUrl } from './return-url.ts';

export async function changePlan(
  { billing, config }: BillingDeps & { readonly billing: Billing },
  { storeId, storeUrl }: Session,
  { planId, framed }: { planId: string; framed: boolean },
): Promise<{ confirmationUrl: string | null; customer: BillingCustomer }> {
  const isOffered = (await billing.listPlans(storeId)).some(({ id }) => id === planId);
  if (!isOffered) throw new AppError('NOT_FOUND', 'There is no such plan on offer.');
  const confirmationUrl = await billing.subscribe(storeId, planId, appUrl(config, storeUrl, framed));
  return { confirmationUrl, customer: await billing.loadCustomer(storeId) };
}
