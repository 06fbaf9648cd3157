import type { DevStoreDeps } from '../deps.ts';
import { countryName } from '../store/shop.ts';
import type { Customer } from '../store/state.ts';
import { html } from '../ui/html.ts';
import type { Html } from '../ui/html.ts';
import { adminPage, pageHead } from './layout.ts';
import { writtenByApps } from './written-by-apps.ts';

const LISTED = 100;

export function customersPage(deps: DevStoreDeps, done: string | null): Html {
  const customers = deps.stateStore.state.customers.slice(-LISTED).reverse();
  return adminPage(deps, {
    title: 'Customers',
    section: 'customers',
    body: html`<div class="page">
      ${pageHead(
        'Customers',
        'Everybody here is made up. A customer may ask what apps know about them, or ask for it to be erased.',
      )}
      ${done !== null && html`<p class="notice" role="status">${done}</p>`}
      <ul class="card people">
        ${customers.map((customer) => row(deps, customer))}
      </ul>
    </div>`,
  });
}

function row(deps: DevStoreDeps, customer: Customer): Html {
  const name = `${customer.firstName} ${customer.lastName}`;
  return html`<li>
    <div>
      <strong>${name}</strong>
      <span class="quiet"
        >${customer.email} · ${countryName(customer.country)} ·
        ${customer.ordersBefore === 1 ? '1 order' : `${customer.ordersBefore} orders`}</span
      >
      ${writtenByApps(deps, 'Customer', customer.id)}
    </div>
    <form method="post" action="/admin/compliance/customers/${customer.id}">
      <button class="button small" name="ask" value="data" aria-label="Ask for data about ${name}">
        Ask for data
      </button>
      <button class="button small" name="ask" value="erase" aria-label="Erase ${name}">Erase</button>
    </form>
  </li>`;
}
