import type { DevStoreDeps } from '../deps.ts';
import { html, type Html } from '../ui/html.ts';

/** The tags, note and metafields that apps wrote to an order or a customer; null if there are none. */
export function writtenByApps(
  { stateStore }: DevStoreDeps,
  owner: 'Order' | 'Customer',
  id: number,
): Html | null {
  const owned = stateStore.state.owned?.[`gid://shopify/${owner}/${id}`];
  if (owned === undefined) return null;
  const { tags, note, metafields } = owned;
  if (tags.length === 0 && note === '' && metafields.length === 0) return null;
  return html`<div class="written">
    ${tags.length > 0 && html`<p>Tags: ${tags.map((tag) => html`<span class="tag">${tag}</span> `)}</p>`}
    ${note !== '' && html`<p class="note">Note: ${note}</p>`}
    ${metafields.map(
      ({ namespace, key, value }) => html`<p>Metafield <code>${namespace}.${key}</code>: ${value}</p>`,
    )}
  </div>`;
}
