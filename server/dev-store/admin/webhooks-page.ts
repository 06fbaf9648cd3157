import type { DevStoreDeps } from '../deps.ts';
import { formatTime } from '../store/shop.ts';
import type { Delivery } from '../store/state.ts';
import { html, type Html } from '../ui/html.ts';
import { adminPage, pageHead } from './layout.ts';

export function webhooksPage(deps: DevStoreDeps): Html {
  const { deliveries } = deps.webhooks;
  return adminPage(deps, {
    title: 'Webhooks',
    section: 'webhooks',
    body: html`<div class="page">
      ${pageHead('Webhooks', 'What the store told the app, signed, and sent again until it was heard.')}
      ${
        deliveries.length === 0
          ? html`<section class="card empty">
              <h2>Nothing sent yet</h2>
              <p>An order, an uninstall or a customer’s request is told to the app and listed here.</p>
            </section>`
          : table(deliveries)
      }
    </div>`,
  });
}

function table(deliveries: readonly Delivery[]): Html {
  return html`<div class="card table-card" tabindex="0" role="region" aria-label="Webhooks">
    <table>
      <thead>
        <tr>
          <th scope="col">Topic</th>
          <th scope="col">When</th>
          <th scope="col">State</th>
          <th scope="col">Attempts</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        ${deliveries.map(
          (delivery) =>
            html`<tr>
              <th scope="row">${delivery.topic}</th>
              <td>${formatTime(delivery.createdAt)}</td>
              <td><span class="tag ${delivery.status}">${LABELS[delivery.status]}</span></td>
              <td class="number">${delivery.attempts}</td>
              <td>${delivery.outcome || 'none yet'}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const LABELS: Record<Delivery['status'], string> = {
  pending: 'Trying',
  delivered: 'Delivered',
  failed: 'Given up',
};
