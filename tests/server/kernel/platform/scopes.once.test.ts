import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'smol-toml';
import { type Field, parseOperation } from '#server/dev-store/platform/graphql/parse.ts';
import { pastOrdersQuery } from '#server/areas/orders/history/past-order.ts';
import { OPTIONAL_SCOPES } from '#server/kernel/platform/oauth.ts';
import { REGISTERED_TOPICS } from '#server/kernel/platform/webhook-subscriptions.ts';
import { testConfig } from '#tests/support/app.ts';

const ORDERS = ['read_orders'];
const CHANGES = ['write_customers', 'write_orders'];

/** The scopes that the platform asks for a field of an order. */
const INNER: Readonly<Record<string, readonly string[]>> = {
  ...{ customer: ['read_customers'], product: ['read_products'], variant: ['read_products'] },
};

/** The scopes that the platform asks for a query or a mutation, by its name. */
const ROOTS: Readonly<Record<string, readonly string[]>> = {
  ...{ shop: [], currentAppInstallation: [], webhookSubscriptions: [], bulkOperations: [] },
  ...{ webhookSubscriptionCreate: [], webhookSubscriptionUpdate: [], bulkOperationRunQuery: [], node: [] },
  ...{ appSubscriptionCreate: [], appSubscriptionCancel: [], flowTriggerReceive: [] },
  // The orders of the last sixty days; older ones need the second.
  ...{ order: ORDERS, nodes: ORDERS, orders: [...ORDERS, 'read_all_orders'] },
  ...{ customer: ['read_customers'], themes: ['read_themes'] },
  ...{ tagsAdd: CHANGES, tagsRemove: CHANGES, orderUpdate: ['write_orders'] },
  ...{ metafieldsSet: CHANGES, metafieldsDelete: CHANGES },
  ...{
    metafieldDefinitions: CHANGES,
    metafieldDefinitionCreate: CHANGES,
    metafieldDefinitionDelete: CHANGES,
  },
  discountCodeBasicCreate: ['write_discounts'],
};

/** The app's own data needs no scope, unlike that of orders and customers. */
const NEEDS_NONE = ['SetAppMetafield'];

const TOPICS: Readonly<Record<(typeof REGISTERED_TOPICS)[number], readonly string[]>> = {
  ...{ APP_UNINSTALLED: [], APP_SCOPES_UPDATE: [], ORDERS_CREATE: ORDERS, ORDERS_UPDATED: ORDERS },
  ...{ THEMES_PUBLISH: ['read_themes'], THEMES_UPDATE: ['read_themes'] },
};

/** The modules of the server, without the dev store. */
const modules = ['server/areas', 'server/kernel'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ path: join(folder, file), text: readFileSync(join(folder, file), 'utf8') })),
);

/** Every document that the app sends, by its name. */
function documents(): [name: string, text: string][] {
  const found = modules.flatMap(({ text }) =>
    [...text.matchAll(/`((?:query|mutation) ([A-Z]\w*)[^`]*)`/g)].map(
      ([, document = '', name = '']): [string, string] => [
        name,
        document.replaceAll(/\$\{\w+\}/g, '__typename'),
      ],
    ),
  );
  return [...found, ['past orders', pastOrdersQuery('2026-01-01', { mayReadProducts: true })]];
}

function scopesOf(fields: readonly Field[], isRoot: boolean): string[] {
  return fields.flatMap(({ name, selection }) => {
    const scopes = (isRoot ? ROOTS : INNER)[name];
    if (isRoot && scopes === undefined) throw new Error(`Say which scope ${name} needs.`);
    return [...(scopes ?? []), ...scopesOf(selection ?? [], false)];
  });
}

const sorted = (scopes: readonly string[]) => [...new Set(scopes)].sort();

const needed = () =>
  documents().map(([name, text]): [string, string[]] => [
    name,
    NEEDS_NONE.includes(name) ? [] : sorted(scopesOf(parseOperation(text).selection, true)),
  ]);

const declared = () => sorted([...testConfig().platform.scopes, ...OPTIONAL_SCOPES]);

it('asks for the scopes that its queries and webhooks need, and for no others', () => {
  const ofQueries = needed().flatMap(([, scopes]) => scopes);
  expect(sorted([...ofQueries, ...REGISTERED_TOPICS.flatMap((topic) => TOPICS[topic])])).toEqual(declared());
});

it('needs an optional scope nowhere but in what is only done with it', () => {
  const optional = needed().filter(([, scopes]) => scopes.some((scope) => OPTIONAL_SCOPES.includes(scope)));
  expect(Object.fromEntries(optional)).toEqual({
    ...{ AddTag: CHANGES, RemoveTag: CHANGES, SetNote: ['write_orders'], SetMetafield: CHANGES },
    ...{ DeleteMetafield: CHANGES, MetafieldDefinitions: CHANGES },
    ...{ CreateDefinition: CHANGES, DeleteDefinition: CHANGES },
    CreateDiscount: ['write_discounts'],
    'past orders': ['read_all_orders', 'read_customers', 'read_orders', 'read_products'],
  });
});

it('declares the same scopes to the platform’s CLI', () => {
  const { access_scopes: scopes } = parse(readFileSync('web/extensions/shopify.app.toml', 'utf8')) as {
    access_scopes: { scopes: string; optional_scopes: string[] };
  };
  expect(sorted([...scopes.scopes.split(','), ...scopes.optional_scopes])).toEqual(declared());
});

it('finds the documents in every module that asks the admin API', () => {
  const askers = modules.filter(({ text }) => /\baskAdmin[(<]/.test(text));
  const without = askers.filter(({ text }) => !/`(?:query|mutation) [A-Z]/.test(text));
  expect(without.map(({ path }) => path)).toEqual(['server/kernel/platform/admin-api.ts']);
});
