import { chargePath } from '../platform/charges.ts';
import type { DevStoreOptions } from '../options.ts';
import { SHOP } from '../store/shop.ts';
import type { Charge } from '../store/state.ts';
import { html, type Html } from '../ui/html.ts';
import { standalone } from './authorize-page.ts';

/** Asks the merchant to approve the app's charge. */
export function chargePage({ app }: DevStoreOptions, charge: Charge): Html {
  const { name, trialDays, status } = charge;
  if (status !== 'PENDING') return decidedPage(charge);
  const price = priceOf(charge);
  return standalone(
    'Approve a charge',
    html`
      <h1>Approve this charge?</h1>
      <p>${app.name} asks to be paid by ${SHOP.name}.</p>
      <dl class="facts">
        <dt>Plan</dt>
        <dd>${name}</dd>
        <dt>Price</dt>
        <dd>${price}</dd>
        <dt>First charge</dt>
        <dd>${trialDays > 0 ? `after a free trial of ${trialDays} days` : 'today'}</dd>
      </dl>
      <p class="quiet">This is a dev store: nobody pays anything. You can cancel in the app at any time.</p>
      <form class="sheet-actions" method="post" action="${chargePath(charge)}">
        <button class="button" name="decision" value="decline">Decline</button>
        <button class="button primary" name="decision" value="approve">Approve</button>
      </form>
    `,
  );
}

function decidedPage({ name, status, returnUrl }: Charge): Html {
  const words = { ACTIVE: 'was approved', DECLINED: 'was declined', CANCELLED: 'has ended', PENDING: '' };
  return standalone(
    'This charge was decided',
    html`
      <h1>This charge was decided</h1>
      <p>${name} ${words[status]}.</p>
      <p><a class="button" href="${returnUrl}">Back to the app</a></p>
    `,
  );
}

function priceOf({ amount, currency, interval }: Charge): string {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  return `${price} ${interval === 'ANNUAL' ? 'a year' : 'every 30 days'}`;
}
