import type { DevStoreDeps } from '../deps.ts';
import { orderRefunded, orderTotal } from '../store/place-order.ts';
import { countryName, formatMoney, formatTime } from '../store/shop.ts';
import type { Customer, Order } from '../store/state.ts';
import { html, type Html } from '../ui/html.ts';
import { adminPage, pageHead } from './layout.ts';
import { writtenByApps } from './written-by-apps.ts';

const LISTED = 100;

export function ordersPage(deps: DevStoreDeps): Html {
  const { orders, customers } = deps.stateStore.state;
  return adminPage(deps, {
    title: 'Orders',
    section: 'orders',
    body: html`<div class="page">
      ${pageHead('Orders', 'What shoppers bought on the online store, newest first.')}
      ${orders.length === 0 ? noOrders() : orderTable(orders.slice(0, LISTED), customers)}
    </div>`,
  });
}

function noOrders(): Html {
  return html`<section class="card empty">
    <h2>No orders yet</h2>
    <p>Put something in the cart on the online store and place the order. It shows up here.</p>
    <a class="button primary" href="/store/">Go shopping</a>
  </section>`;
}

function orderTable(orders: Order[], customers: Customer[]): Html {
  return html`<div class="card table-card" tabindex="0" role="region" aria-label="Orders">
    <table>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Placed</th>
          <th scope="col">Customer</th>
          <th scope="col">Country</th>
          <th scope="col">Total</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        ${orders.map(
          (order) =>
            html`<tr>
              <th scope="row"><a href="/admin/orders/${order.id}">#${order.number}</a></th>
              <td>${formatTime(order.createdAt)}</td>
              <td>${nameOf(customers, order)} <span class="tag">${order.customerType}</span></td>
              <td>${countryName(order.country)}</td>
              <td class="number">${formatMoney(orderTotal(order))}</td>
              <td>${stateOf(order)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

export function orderPage(deps: DevStoreDeps, order: Order): Html {
  const { customers } = deps.stateStore.state;
  const written = writtenByApps(deps, 'Order', order.id);
  return adminPage(deps, {
    title: `Order #${order.number}`,
    section: 'orders',
    body: html`<div class="page">
      ${pageHead(
        `Order #${order.number}`,
        `Placed ${formatTime(order.createdAt)} by ${nameOf(customers, order)}, ${countryName(order.country)}.`,
        !order.fulfilled &&
          html`<form method="post" action="/admin/orders/${order.id}/send">
            <button class="button primary">Mark as sent</button>
          </form>`,
      )}
      <section class="card">
        <h2>${stateOf(order)}</h2>
        <ul class="lines">
          ${order.lines.map(
            (line) =>
              html`<li>
                <span
                  >${line.quantity} ×
                  ${line.title}${line.returned ? `, ${line.returned} given back` : ''}</span
                ><span>${formatMoney(line.price * line.quantity - (line.discount ?? 0))}</span>
              </li>`,
          )}
          ${
            orderRefunded(order) > 0 &&
            html`<li><span>Given back</span><span>${formatMoney(-orderRefunded(order))}</span></li>`
          }
          <li class="total"><span>Total</span><span>${formatMoney(orderTotal(order))}</span></li>
        </ul>
        ${order.cancelledAt === undefined && changeForms(order)}
      </section>
      ${
        written !== null &&
        html`<section class="card">
          <h2>Written by apps</h2>
          ${written}
        </section>`
      }
      <p><a href="/admin/orders">All orders</a></p>
    </div>`,
  });
}

function stateOf({ cancelledAt, fulfilled }: Order): string {
  if (cancelledAt !== undefined) return 'Cancelled';
  return fulfilled ? 'Sent' : 'To be sent';
}

function changeForms({ id }: Order): Html {
  return html`<form method="post" action="/admin/orders/${id}/refund">
      <button class="button">Give one thing back</button>
    </form>
    <form method="post" action="/admin/orders/${id}/cancel">
      <button class="button">Cancel the order</button>
    </form>`;
}

function nameOf(customers: Customer[], order: Order): string {
  const found = customers.find((customer) => customer.id === order.customerId);
  return found ? `${found.firstName} ${found.lastName}` : 'Somebody who was erased';
}
