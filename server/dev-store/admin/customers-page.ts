import type { DevStoreDeps } from '../deps.ts';
import { countryName } from '../store/shop.ts';
import type { Customer } from '../store/state.ts';
import { html, type Html } from '../ui/html.ts';
import { adminPage, pageHead } from './layout.ts';
import { findSegment, segmentForm, type Member } from './segments.ts';
import { writtenByApps } from './written-by-apps.ts';

const LISTED = 100;

/** `query` names a segment; null for all customers. */
export function customersPage(deps: DevStoreDeps, done: string | null, query: string | null = null): Html {
  const found = query === null ? null : findSegment(deps, query);
  const all: readonly Member[] = deps.stateStore.state.customers;
  const shown = found !== null && 'members' in found ? found.members : all;
  const customers = shown.slice(-LISTED).reverse();
  return adminPage(deps, {
    title: 'Customers',
    section: 'customers',
    body: html`<div class="page">
      ${pageHead(
        'Customers',
        'Everybody here is made up. A customer may ask what apps know about them, or ask for it to be erased.',
      )}
      ${done !== null && html`<p class="notice" role="status">${done}</p>`} ${segmentForm(deps, query)}
      <ul class="card people">
        ${customers.map((customer) => row(deps, customer))}
      </ul>
    </div>`,
  });
}

function row(deps: DevStoreDeps, customer: Member): Html {
  const name = `${customer.firstName} ${customer.lastName}`;
  const known = deps.stateStore.state.customers.find(({ id }) => id === customer.id);
  return html`<li>
    <div>
      <strong>${name}</strong>
      <span class="quiet">${[customer.email, ...(known ? factsOf(known) : [])].join(' · ')}</span>
      ${writtenByApps(deps, 'Customer', customer.id)}
    </div>
    ${
      known &&
      html`<form method="post" action="/admin/compliance/customers/${customer.id}">
        <button class="button small" name="ask" value="data" aria-label="Ask for data about ${name}">
          Ask for data
        </button>
        <button class="button small" name="ask" value="erase" aria-label="Erase ${name}">Erase</button>
      </form>`
    }
  </li>`;
}

const factsOf = ({ country, ordersBefore }: Customer): string[] => [
  countryName(country),
  ordersBefore === 1 ? '1 order' : `${ordersBefore} orders`,
];
