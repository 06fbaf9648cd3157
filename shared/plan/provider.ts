import type { BillingInterval } from './billing-labels.ts';
import type { Feature } from './features.ts';

// The part of the billing provider's protocol that Askwell uses. Amounts are in the currency's main unit, moments
// in ISO 8601. Like the provider, it leaves out fields without a value.

export interface ProviderFeature extends Feature {
  readonly id: string;
  readonly name: string;
  readonly displayOrder: number;
}

export type ProviderFeatures = Readonly<Record<string, ProviderFeature>>;

export interface ProviderPlan {
  readonly id: string;
  readonly name: string;
  readonly availability: 'public';
  readonly type: 'base' | 'add_on';
  readonly currencyCode: string;
  readonly amount: number;
  readonly subtotal: number;
  readonly total: number;
  readonly presentmentAmount: number;
  readonly presentmentCurrencyCode: string;
  readonly trialDays: number;
  readonly interval: BillingInterval;
  readonly features: ProviderFeatures;
  readonly featuresOrder: readonly string[];
  readonly usageCharges: readonly never[];
  readonly discounts: readonly never[];
  readonly bundleDiscounts: readonly never[];
  readonly public: boolean;
  readonly visible: boolean;
  readonly eligible: boolean;
}

export interface ProviderLineItem {
  readonly id: string;
  readonly type: string;
  readonly amount: number;
  readonly currencyCode: string;
  readonly presentmentAmount: number;
  readonly presentmentCurrencyCode: string;
  readonly plan: ProviderPlan;
}

export interface ProviderSubscription {
  readonly id: string;
  readonly plan: ProviderPlan;
  readonly lineItems: readonly ProviderLineItem[];
  readonly active: boolean;
  readonly features: ProviderFeatures;
  readonly featuresOrder: readonly string[];
  readonly usageCharges: readonly never[];
  readonly usageChargeCappedAmount?: number;
  readonly total: number;
  readonly subtotal: number;
  readonly presentmentTotal: number;
  readonly presentmentSubtotal: number;
  readonly createdAt: string;
  readonly activatedAt?: string;
  readonly currentPeriodStart?: string;
  readonly currentPeriodEnd?: string;
  readonly trialStartsAt?: string;
  readonly trialExpiresAt?: string;
  /** When a cancelled subscription ends; it stays active until the paid period is over. */
  readonly cancelOn?: string;
  readonly cancelledAt?: string;
  /** Where the merchant approves the charge; only on a subscription that was just requested. */
  readonly confirmationUrl?: string;
  readonly returnUrl?: string;
}

export interface ProviderUsageMetric {
  readonly id: string;
  readonly name: string;
  readonly eventName: string;
  readonly currentValue: number;
  readonly monthToDateValue: number;
  readonly last24HoursValue: number;
  readonly last7DaysValue: number;
  readonly last30DaysValue: number;
  readonly allTimeValue: number;
}

export const BILLING_STATUSES = ['none', 'active', 'trialing', 'canceled', 'frozen'] as const;
export type BillingStatus = (typeof BILLING_STATUSES)[number];

export interface ProviderCustomer {
  readonly id: string;
  readonly name?: string;
  readonly test: boolean;
  readonly platform: 'shopify';
  readonly platformId?: string;
  readonly myshopifyDomain: string;
  readonly installedAt?: string;
  readonly trialStartsAt?: string;
  readonly trialExpiresAt?: string;
  readonly plans: readonly ProviderPlan[];
  readonly subscription?: ProviderSubscription;
  readonly features: ProviderFeatures;
  readonly usage: Readonly<Record<string, ProviderUsageMetric>>;
  readonly customFields: Readonly<Record<string, unknown>>;
  readonly usageCredits: readonly never[];
  readonly reviews: readonly never[];
  readonly billingStatus: BillingStatus;
}

export const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export interface ProviderInvoiceItem {
  readonly id: string;
  readonly type: string;
  readonly description: string;
  readonly amount: number;
  readonly currencyCode: string;
  readonly quantity: number;
  readonly unitAmount: number;
  readonly paid: boolean;
  readonly prorated: boolean;
  readonly periodStart: string;
  readonly periodEnd: string;
}

export interface ProviderInvoice {
  readonly id: string;
  readonly status: InvoiceStatus;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly total: number;
  readonly subtotal: number;
  readonly amountPaid: number;
  readonly currencyCode: string;
  readonly test: boolean;
  readonly platformId: string;
  readonly items: readonly ProviderInvoiceItem[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const REPORT_PERIODS = ['daily', 'weekly', 'monthly'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

export interface ProviderUsageReport {
  readonly startDate: string;
  readonly endDate: string;
  readonly period: ReportPeriod;
  readonly data: readonly { readonly date: string; readonly value: number }[];
}

export const HOSTED_SESSION_TYPES = ['plans', 'account'] as const;
export type HostedSessionType = (typeof HOSTED_SESSION_TYPES)[number];

/** The body of every error reply. */
export interface ProviderError {
  readonly error: string;
  readonly details?: string;
}
