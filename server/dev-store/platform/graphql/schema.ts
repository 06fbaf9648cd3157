import type { DevStoreDeps } from '../../deps.ts';
import { SHOP } from '../../store/shop.ts';
import type { Installation, Metafield, Subscription } from '../../store/state.ts';
import { findMetafield, INSTALLATION_ID, setMetafields, type MetafieldsOutcome } from '../metafields.ts';
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
  updateSubscription,
  type SubscriptionInput,
  type SubscriptionOutcome,
} from './subscriptions.ts';

/** The part of the Admin API that the app uses, with the platform's names. */
export function adminSchema(deps: DevStoreDeps, installation: Installation) {
  const query: GraphqlType = type('QueryRoot', {
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
  });
  const context = { deps, installation };
  const { setOwnedMetafields, ...owned } = ownedMutations(deps, installation);
  const mutation: GraphqlType = type('Mutation', {
    webhookSubscriptionCreate: (input) =>
      subscriptionPayload('WebhookSubscriptionCreatePayload', createSubscription(context, readInput(input))),
    webhookSubscriptionUpdate: (input) =>
      subscriptionPayload('WebhookSubscriptionUpdatePayload', updateSubscription(context, readInput(input))),
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
        userErrors: errorsOf(outcome),
      });
    },
  });
  return { query, mutation };
}

/** Metafields of orders and customers; the others are the app's own. */
const isOwnedInput = (metafields: unknown): boolean =>
  Array.isArray(metafields) && metafields.some((one: Record<string, unknown>) => isOwner(one['ownerId']));

function shop({ options }: DevStoreDeps): GraphqlType {
  const { address } = SHOP;
  return type('Shop', {
    id: `gid://shopify/Shop/${SHOP.id}`,
    name: SHOP.name,
    email: SHOP.email,
    myshopifyDomain: options.host,
    ianaTimezone: SHOP.ianaTimezone,
    currencyCode: SHOP.currency,
    plan: type('ShopPlan', { publicDisplayName: SHOP.plan }),
    shopAddress: type('ShopAddress', { city: address.city, countryCodeV2: address.country }),
  });
}

function appInstallation({ stateStore }: DevStoreDeps, installation: Installation): GraphqlType {
  return type('AppInstallation', {
    id: INSTALLATION_ID,
    metafield: ({ namespace, key }) => {
      const found = findMetafield(installation, { namespace: text(namespace), key: text(key) });
      return found && metafield(found);
    },
    activeSubscriptions: activeCharges(stateStore.state).map(appSubscription),
  });
}

function subscription(one: Subscription): GraphqlType {
  return type('WebhookSubscription', {
    id: one.id,
    topic: one.topic.replace('/', '_').toUpperCase(),
    uri: one.address,
  });
}

function subscriptionPayload(typeName: string, outcome: SubscriptionOutcome): GraphqlType {
  return type(typeName, {
    webhookSubscription: outcome.ok ? subscription(outcome.subscription) : null,
    userErrors: errorsOf(outcome),
  });
}

const errorsOf = (outcome: SubscriptionOutcome | MetafieldsOutcome) =>
  userErrors(outcome.ok ? null : { field: outcome.field, message: outcome.message });

const metafield = ({ namespace, key, type: kind, value }: Metafield): GraphqlType =>
  type('Metafield', { namespace, key, type: kind, value });

function connection(typeName: string, nodes: GraphqlType[]): GraphqlType {
  return type(typeName, {
    nodes,
  });
}

function readInput(input: Record<string, unknown>): SubscriptionInput {
  const given = (input['webhookSubscription'] ?? {}) as Record<string, unknown>;
  return {
    id: text(input['id']),
    topic: text(input['topic']),
    address: text(given['uri']),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
