import type { BillingCustomer } from '#shared/api/billing.ts';
import { AppError } from '#shared/errors.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { Billing, BillingDeps } from './billing.ts';
import type * as api from '#shared/api/billing.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { mergeSettings } from '#server/areas/identity/stores/store-repository.ts';
import { KEEP_LIVE_SETTING, PLAN_UPGRADE_SETTING } from '#server/areas/identity/stores/present-store.ts';
import { appUrl } from './return-url.ts';

export async function changePlan(
  { billing, config, database }: BillingDeps & { readonly billing: Billing },
  { storeId, storeUrl }: Session,
  { planId, framed, keepLive }: InputOf<typeof api.changePlan>,
): Promise<{ confirmationUrl: string | null; customer: BillingCustomer }> {
  const isOffered = (await billing.listPlans(storeId)).some(({ id }) => id === planId);
  if (!isOffered) throw new AppError('NOT_FOUND', 'There is no such plan on offer.');
  // The plan may change later, once the charge is approved; pausing then reads the choice.
  await mergeSettings(database, storeId, { [KEEP_LIVE_SETTING]: keepLive });
  const confirmationUrl = await billing.subscribe(storeId, planId, appUrl(config, storeUrl, framed));
  // The merchant leaves the app, perhaps a frame without storage, and is told the outcome on return.
  const upgrade = confirmationUrl === null ? null : planId;
  await mergeSettings(database, storeId, { [PLAN_UPGRADE_SETTING]: upgrade });
  return { confirmationUrl, customer: await billing.loadCustomer(storeId) };
}
