import type { DevStoreDeps } from '../deps.ts';
import { findDefinition } from '../platform/graphql/definitions.ts';
import { pastCustomer } from '../store/place-order.ts';
import type { Customer } from '../store/state.ts';
import { html, type Html } from '../ui/html.ts';

/** A customer of a segment; one of the made-up past has no more than a name and an address. */
export type Member = Pick<Customer, 'id' | 'firstName' | 'lastName' | 'email'>;

export type Segment = { readonly members: readonly Member[] } | { readonly fault: string };

const OWNER = 'gid://shopify/Customer/';

const QUERY = /^metafields\.([\w-]+)\.([\w-]+)\s*(=|!=|IS NULL|IS NOT NULL)\s*(?:'([^']*)')?$/;

/** The customers that a query such as `metafields.askwell.heard = 'podcast'` finds, or why the store refuses it. */
export function findSegment(deps: DevStoreDeps, query: string): Segment {
  const [, namespace = '', key = '', operator = '', value] = QUERY.exec(query.trim()) ?? [];
  const needsValue = operator === '=' || operator === '!=';
  if (operator === '' || needsValue !== (value !== undefined)) {
    return {
      fault: 'Write metafields.NAMESPACE.KEY, then = or != and a value in quotes, or IS NULL or IS NOT NULL.',
    };
  }
  if (!findDefinition(deps, { ownerType: 'CUSTOMER', namespace, key })) {
    return { fault: `metafields.${namespace}.${key} cannot be used: the store has no definition of it.` };
  }
  const { customers, owned = {} } = deps.stateStore.state;
  const ids = [
    ...customers.map(({ id }) => id),
    ...Object.keys(owned).flatMap((gid) => (gid.startsWith(OWNER) ? Number(gid.slice(OWNER.length)) : [])),
  ];
  const valueOf = (id: number) =>
    owned[`${OWNER}${id}`]?.metafields.find((one) => one.namespace === namespace && one.key === key)?.value;
  const isMember = (id: number): boolean => {
    const found = valueOf(id);
    if (operator === '=') return found === value;
    if (operator === '!=') return found !== value;
    return (found === undefined) === (operator === 'IS NULL');
  };
  const members = [...new Set(ids)].filter(isMember);
  return {
    members: members.map((id) => ({ id, ...pastCustomer(id), ...customers.find((one) => one.id === id) })),
  };
}

/** A field for a segment's query, and the segments that the values of defined metafields make. */
export function segmentForm(deps: DevStoreDeps, query: string | null): Html {
  const found = query === null ? null : findSegment(deps, query);
  return html`<section class="card segments" aria-labelledby="segments">
    <h2 id="segments">Segments</h2>
    <form method="get" action="/admin/customers">
      <input
        name="segment"
        value="${query ?? ''}"
        aria-label="Segment query"
        placeholder="metafields.askwell.heard = 'podcast'"
      />
      <button class="button">Show</button>
    </form>
    ${found !== null && html`<p role="status">${'fault' in found ? found.fault : countOf(found.members)}</p>`}
    <ul class="plain">
      ${querySuggestions(deps).map(
        (suggested) =>
          html`<li>
            <a href="/admin/customers?segment=${encodeURIComponent(suggested)}"><code>${suggested}</code></a>
          </li>`,
      )}
    </ul>
  </section>`;
}

const countOf = ({ length }: readonly Member[]): string =>
  length === 1 ? '1 customer is in this segment.' : `${length} customers are in this segment.`;

/** One query for each value that a defined metafield has. */
function querySuggestions({ stateStore }: DevStoreDeps): string[] {
  const { definitions = [], owned = {} } = stateStore.state;
  const values = Object.entries(owned).flatMap(([gid, { metafields }]) =>
    gid.startsWith(OWNER) ? metafields : [],
  );
  const queries = definitions.flatMap(({ ownerType, namespace, key }) =>
    ownerType === 'ORDER'
      ? []
      : values
          .filter((one) => one.namespace === namespace && one.key === key && !one.value.includes("'"))
          .map(({ value }) => `metafields.${namespace}.${key} = '${value}'`),
  );
  return [...new Set(queries)].sort();
}
