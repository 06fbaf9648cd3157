import type { BillingFeature, BillingPlan } from '#shared/api/billing.ts';
import { INTERVAL_LABELS } from '#shared/plan/billing-labels.ts';

/** *$19/mo*; an unknown currency keeps its code, since the browser refuses to format it. */
export function priceOf({ amount, currencyCode, interval }: BillingPlan): string {
  return amount === 0
    ? money(0, currencyCode)
    : `${money(amount, currencyCode)}/${INTERVAL_LABELS[interval].short}`;
}

/** *Pro, yearly*: paid plans of one name differ by how often they are paid. */
export function nameOf({ name, amount, interval }: BillingPlan): string {
  return amount === 0 ? name : `${name}, ${INTERVAL_LABELS[interval].choice.toLowerCase()}`;
}

function money(amount: number, currency: string): string {
  try {
    const style = {
      style: 'currency',
      currency,
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    } as const;
    return new Intl.NumberFormat(undefined, style).format(amount);
  } catch {
    return `${currency} ${amount}`;
  }
}

export interface Grant {
  key: string;
  name: string;
  /** What the plan grants of it, in words. */
  value: string;
  granted: boolean;
}

/** A plan's features in the order in which plans are compared. */
export function grantsOf({ features, featuresOrder }: BillingPlan): Grant[] {
  return featuresOrder.flatMap((key) => {
    const feature = features[key];
    return feature ? [{ key, name: feature.name, ...granted(feature) }] : [];
  });
}

function granted(feature: BillingFeature): Pick<Grant, 'value' | 'granted'> {
  if (feature.type === 'boolean') {
    return feature.value === true
      ? { value: 'Included', granted: true }
      : { value: 'Not included', granted: false };
  }
  const unlimited = feature.value === null || feature.value === -1;
  if (unlimited) return { value: 'Unlimited', granted: true };
  if (feature.value === 0 || feature.value === false) return { value: 'Not included', granted: false };
  return { value: `Up to ${Number(feature.value).toLocaleString()}`, granted: true };
}
