import { createHash } from 'node:crypto';
import { allowanceOf, UNLIMITED } from '#shared/plan/features.ts';
import { INTERVAL_LABELS, trialLabel } from '#shared/plan/billing-labels.ts';
import type { ProviderCustomer, ProviderInvoice, ProviderPlan } from '#shared/plan/provider.ts';

export interface HostedFacts {
  readonly appName: string;
  readonly type: 'plans' | 'account';
  readonly locale: string | null;
  readonly customer: ProviderCustomer;
  readonly invoices: readonly ProviderInvoice[];
  readonly liveSurveys: number;
}

type Escape = (text: string) => string;

interface Writer extends Formats {
  readonly escape: Escape;
}

/** The page of a hosted session, with the plans or the account. It uses plain forms and no script. */
export function hostedPage(facts: HostedFacts, escape: Escape): string {
  const writer = { ...formatsIn(facts.locale), escape };
  const title = facts.type === 'plans' ? 'Choose a plan' : 'Your plan and invoices';
  const content = facts.type === 'plans' ? plansOf(facts, writer) : accountOf(facts, writer);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(`${title} · ${facts.appName}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="shop">${escape(facts.customer.name ?? facts.customer.myshopifyDomain)}</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

function plansOf({ customer, liveSurveys }: HostedFacts, writer: Writer): string {
  const { subscription } = customer;
  const cards = customer.plans.map((plan) => {
    const isCurrent = subscription?.plan.id === plan.id && subscription.cancelOn === undefined;
    return planCard(plan, { isCurrent, liveSurveys }, writer);
  });
  return `<ul class="plans">${cards.join('')}</ul>`;
}

function planCard(
  plan: ProviderPlan,
  { isCurrent, liveSurveys }: { isCurrent: boolean; liveSurveys: number },
  { escape, money }: Writer,
): string {
  const { choice, noun } = INTERVAL_LABELS[plan.interval];
  const isFree = plan.amount === 0;
  const price = isFree ? money(0, plan.currencyCode) : `${money(plan.amount, plan.currencyCode)} a ${noun}`;
  const name = isFree ? plan.name : `${plan.name}, ${choice.toLowerCase()}`;
  const trial = trialLabel(plan.trialDays);
  const pauses = pausedText(liveSurveys - allowanceOf(plan.features, 'active_surveys'));
  const action = isCurrent
    ? '<p class="current">Your current plan</p>'
    : `${pauses}<form method="post"><input type="hidden" name="planId" value="${escape(plan.id)}"><button name="action" value="choose">Choose ${escape(name)}</button></form>`;
  return `<li class="card"><h2>${escape(name)}</h2><p>${escape(price)}</p>${trial === null ? '' : `<p class="note">${escape(trial)}</p>`}${grantsOf(plan, escape)}${action}</li>`;
}

/** Warns before a choice that pauses surveys. */
function pausedText(surveys: number): string {
  if (surveys <= 0) return '';
  return `<p class="note">${surveys === 1 ? 'One live survey' : `${surveys} live surveys`} will be paused; none is deleted.</p>`;
}

/** Lists only the features that the plan includes. */
function grantsOf({ features, featuresOrder }: ProviderPlan, escape: Escape): string {
  const lines = featuresOrder.flatMap((key) => {
    const feature = Object.hasOwn(features, key) ? features[key] : undefined;
    if (feature === undefined || feature.value === false || feature.value === 0) return [];
    if (typeof feature.value !== 'number') return [feature.name];
    return [`${feature.name}: ${feature.value === UNLIMITED ? 'unlimited' : feature.value}`];
  });
  return `<ul class="grants">${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
}

function accountOf({ customer, invoices, liveSurveys }: HostedFacts, writer: Writer): string {
  const { escape, money, day } = writer;
  const rows = invoices.map(
    (invoice) =>
      `<tr><td>${escape(day(invoice.createdAt))}</td><td>${escape(invoice.status)}</td><td class="amount">${escape(money(invoice.total, invoice.currencyCode))}</td></tr>`,
  );
  const table =
    rows.length === 0
      ? '<p>There are no invoices yet.</p>'
      : `<table><thead><tr><th>Issued</th><th>Status</th><th class="amount">Total</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `${subscriptionCard(customer, liveSurveys, writer)}<h2>Invoices</h2>${table}`;
}

function subscriptionCard(
  { subscription }: ProviderCustomer,
  liveSurveys: number,
  { escape, day }: Writer,
): string {
  if (subscription === undefined)
    return '<section class="card"><p>You have no plan at the moment.</p></section>';
  const { plan, cancelOn, currentPeriodEnd } = subscription;
  const name = `<h2>${escape(plan.name)}</h2>`;
  if (cancelOn !== undefined) {
    return `<section class="card">${name}<p>It was cancelled and ends on ${escape(day(cancelOn))}.</p></section>`;
  }
  const next =
    currentPeriodEnd === undefined
      ? ''
      : `<p>It goes on until ${escape(day(currentPeriodEnd))} and then renews. If you cancel, it ends on that day.</p>`;
  return `<section class="card">${name}${next}${pausedText(liveSurveys)}<form method="post">
<label for="reason">Why are you leaving? (optional)</label><input id="reason" name="reason" maxlength="500">
<button class="quiet" name="action" value="cancel">Cancel this plan</button></form></section>`;
}

/** The style of pages outside the store's admin. */
const STYLE = `
:root { color-scheme: light; --paper: #faf5ea; --card: #fffdf8; --line: #e5dccb; --ink: #1d2b2b; --soft: #556260; --teal: #0f5c5c; --coral: #e2603f; }
* { box-sizing: border-box; }
body { margin: 0; padding: 2.5rem 1.25rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 46rem; margin: 0 auto; }
.shop { margin: 0; color: var(--soft); }
h1 { margin: 0 0 1.5rem; font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.125rem); line-height: 1.2; letter-spacing: -0.02em; }
h2 { margin: 0 0 0.25rem; font-size: 1.125rem; }
.plans { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none; }
.card { margin: 0 0 1.5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); }
.current { color: var(--teal); font-weight: 600; }
label { display: block; margin: 0.75rem 0 0.25rem; color: var(--soft); }
input { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid #8a9492; border-radius: 0.5rem; font: inherit; }
.plans .card { display: flex; flex-direction: column; margin: 0; }
.card p { margin: 0.25rem 0; }
.card .note { color: var(--soft); }
.grants { flex: 1; margin: 0.75rem 0; padding: 0; list-style: none; color: var(--soft); font-size: 0.9375rem; }
button { width: 100%; min-height: 2.75rem; margin-top: 0.75rem; padding: 0.5rem 1rem; border: 0; border-radius: 0.75rem; background: var(--teal);
  color: #fffdf8; font: inherit; font-weight: 600; cursor: pointer; }
.grants li + li { margin-top: 0.25rem; }
button.quiet { background: none; color: var(--teal); box-shadow: inset 0 0 0 1px var(--teal); }
:focus-visible { outline: 3px solid var(--coral); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 0; border-bottom: 1px solid var(--line); text-align: start; }
.amount { text-align: end; font-variant-numeric: tabular-nums; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** `origins` are the targets of the form's redirects: browsers apply `form-action` to redirects too. */
export function hostedPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${origins.join(' ')}`,
  ].join('; ');
}

interface Formats {
  readonly money: (amount: number, currency: string) => string;
  readonly day: (moment: string) => string;
}

/** Formats of amounts and dates. An unknown locale falls back to English, an unknown currency shows its code. */
function formatsIn(wanted: string | null): Formats {
  const locale = knownLocale(wanted ?? 'en');
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    money(amount, currency) {
      try {
        return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
      } catch {
        return `${currency} ${amount}`;
      }
    },
    day: (moment) => days.format(new Date(moment)),
  };
}

function knownLocale(wanted: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(wanted)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
