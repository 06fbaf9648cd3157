import type { DevStoreDeps } from '../../deps.ts';
import { SHOP } from '../../store/shop.ts';
import type { Installation, Metafield, Subscription } from '../../store/state.ts';
import { findMetafield, INSTALLATION_ID, setMetafields } from '../metafields.ts';
import { describeScope } from '../scopes.ts';
import { type GraphqlType, type, userErrors } from './execute.ts';
import { bulkMutations, bulkQueries } from './bulk-fields.ts';
import { customerOf, orderQuery, ordersByIdQuery } from './orders.ts';
import { customerQuery, isOwner, ownedMutations } from './owned-data.ts';
import { productQueries } from './products.ts';
import { activeCharges } from '../charges.ts';
import { appSubscription, chargeMutations } from './app-charges.ts';
import { definitionMutations, definitionQueries } from './definitions.ts';
import { discountMutations } from './discounts.ts';
import { themesQuery } from './themes.ts';
import {
  createSubscription,
  deleteSubscription,
  updateSubscription,
  type SubscriptionInput,
  type SubscriptionOutcome,
} from './subscriptions.ts';

/** The part of the Admin API that the app uses, with the platform's names. */
export function adminSchema(deps: DevStoreDeps, installation: Installation) {
  const query: GraphqlType = {
    typeName: 'QueryRoot',
    fields: {
      shop: () => shop(deps),
      order: orderQuery(deps, installation),
      customer: customerQuery(deps, installation, (customerId) => customerOf(deps, installation, customerId)),
      nodes: ordersByIdQuery(deps, installation),
      ...bulkQueries(deps),
      ...productQueries(installation),
      ...definitionQueries(deps, installation),
      themes: themesQuery(deps.stateStore.state, installation),
      currentAppInstallation: () => appInstallation(deps, installation),
      webhookSubscriptions: ({ first }) =>
        connection(
          'WebhookSubscriptionConnection',
          installation.subscriptions.slice(0, Number(first ?? 0)).map(subscription),
        ),
    },
  };
  const context = { deps, installation };
  const { setOwnedMetafields, ...owned } = ownedMutations(deps, installation);
  const mutation: GraphqlType = {
    typeName: 'Mutation',
    fields: {
      webhookSubscriptionCreate: (input) =>
        subscriptionPayload(
          'WebhookSubscriptionCreatePayload',
          createSubscription(context, readInput(input)),
        ),
      webhookSubscriptionUpdate: (input) =>
        subscriptionPayload(
          'WebhookSubscriptionUpdatePayload',
          updateSubscription(context, readInput(input)),
        ),
      ...chargeMutations(deps),
      ...discountMutations(deps, installation),
      ...definitionMutations(deps, installation),
      ...bulkMutations(deps, installation),
      ...owned,
      metafieldsSet: ({ metafields }) => {
        if (setOwnedMetafields && isOwnedInput(metafields)) return setOwnedMetafields({ metafields });
        const outcome = setMetafields(installation, metafields);
        if (outcome.ok) deps.stateStore.save();
        return type('MetafieldsSetPayload', {
          metafields: outcome.ok ? outcome.metafields.map(metafield) : [],
          userErrors: userErrors(outcome.ok ? null : { field: outcome.field, message: outcome.message }),
        });
      },
      webhookSubscriptionDelete: (input) => deletePayload(deleteSubscription(context, text(input['id']))),
    },
  };
  return { query, mutation };
}

/** Metafields of orders and customers; the others are the app's own. */
const isOwnedInput = (metafields: unknown): boolean =>
  Array.isArray(metafields) && metafields.some((one: Record<string, unknown>) => isOwner(one['ownerId']));

function shop({ options }: DevStoreDeps): GraphqlType {
  const { address } = SHOP;
  const shopAddress = (typeName: string) =>
    type(typeName, {
      address1: address.address1,
      city: address.city,
      province: address.province,
      zip: address.zip,
      countryCodeV2: address.country,
      country: 'United States',
    });
  return type('Shop', {
    id: `gid://shopify/Shop/${SHOP.id}`,
    name: SHOP.name,
    email: SHOP.email,
    contactEmail: SHOP.email,
    shopOwnerName: SHOP.owner,
    myshopifyDomain: options.host,
    url: options.origin,
    ianaTimezone: SHOP.ianaTimezone,
    currencyCode: SHOP.currency,
    plan: type('ShopPlan', {
      displayName: SHOP.plan,
      publicDisplayName: SHOP.plan,
      partnerDevelopment: true,
      shopifyPlus: false,
    }),
    primaryDomain: type('Domain', { host: options.host, url: options.origin, sslEnabled: false }),
    billingAddress: shopAddress('ShopAddress'),
    shopAddress: shopAddress('ShopAddress'),
  });
}

function appInstallation({ options, stateStore }: DevStoreDeps, installation: Installation): GraphqlType {
  return type('AppInstallation', {
    id: INSTALLATION_ID,
    metafield: ({ namespace, key }) => {
      const found = findMetafield(installation, { namespace: text(namespace), key: text(key) });
      return found && metafield(found);
    },
    launchUrl: `${options.origin}/admin/apps/${options.app.clientId}`,
    accessScopes: installation.scopes.map((handle) =>
      type('AccessScope', { handle, description: describeScope(handle) }),
    ),
    activeSubscriptions: activeCharges(stateStore.state).map(appSubscription),
    app: type('App', {
      id: 'gid://shopify/App/1',
      title: options.app.name,
      handle: options.app.name.toLowerCase(),
      apiKey: options.app.clientId,
    }),
  });
}

function subscription(one: Subscription): GraphqlType {
  return type('WebhookSubscription', {
    id: one.id,
    topic: one.topic.replace('/', '_').toUpperCase(),
    uri: one.address,
    callbackUrl: one.address,
    format: 'JSON',
    createdAt: new Date(one.createdAt).toISOString(),
  });
}

function subscriptionPayload(typeName: string, outcome: SubscriptionOutcome): GraphqlType {
  return type(typeName, {
    webhookSubscription: outcome.ok ? subscription(outcome.subscription) : null,
    userErrors: userErrors(outcome.ok ? null : { field: outcome.field, message: outcome.message }),
  });
}

function deletePayload(outcome: SubscriptionOutcome): GraphqlType {
  return type('WebhookSubscriptionDeletePayload', {
    deletedWebhookSubscriptionId: outcome.ok ? outcome.subscription.id : null,
    userErrors: userErrors(outcome.ok ? null : { field: outcome.field, message: outcome.message }),
  });
}

const metafield = ({ namespace, key, type: kind, value }: Metafield): GraphqlType =>
  type('Metafield', { namespace, key, type: kind, value });

function connection(typeName: string, nodes: GraphqlType[]): GraphqlType {
  return type(typeName, {
    nodes,
    edges: nodes.map((node) => type('Edge', { node })),
    pageInfo: type('PageInfo', { hasNextPage: false, hasPreviousPage: false }),
  });
}

function readInput(input: Record<string, unknown>): SubscriptionInput {
  const given = (input['webhookSubscription'] ?? {}) as Record<string, unknown>;
  return {
    id: text(input['id']),
    topic: text(input['topic']),
    address: text(given['uri']) || text(given['callbackUrl']),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
