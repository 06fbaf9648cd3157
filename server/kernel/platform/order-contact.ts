import * as z from 'zod/mini';
import { AccessDenied, type AdminAccess, askAdmin } from './admin-api.ts';

/** How the store's admin names an order, and its customer. Null where the store does not tell. */
export interface OrderContact {
  readonly orderName: string | null;
  readonly name: string | null;
  readonly email: string | null;
}

const WITH_CUSTOMER = `query OrderContact($id: ID!) {
  order(id: $id) { name customer { displayName defaultEmailAddress { emailAddress } } }
}`;

const WITHOUT_CUSTOMER = `query OrderName($id: ID!) { order(id: $id) { name } }`;

const reply = z.object({
  order: z.nullish(
    z.object({
      name: z.string(),
      customer: z.nullish(
        z.object({
          displayName: z.nullish(z.string()),
          defaultEmailAddress: z.nullish(z.object({ emailAddress: z.nullish(z.string()) })),
        }),
      ),
    }),
  ),
});

const UNKNOWN: OrderContact = { orderName: null, name: null, email: null };

/** Names are protected customer data: a store that does not grant them still tells the order's name. */
export async function fetchOrderContact(access: AdminAccess, orderId: string): Promise<OrderContact> {
  for (const query of [WITH_CUSTOMER, WITHOUT_CUSTOMER]) {
    try {
      return await ask(access, query, orderId);
    } catch (fault) {
      if (!(fault instanceof AccessDenied)) throw fault;
    }
  }
  return UNKNOWN;
}

async function ask(access: AdminAccess, query: string, orderId: string): Promise<OrderContact> {
  const variables = { id: `gid://shopify/Order/${orderId}` };
  const { order } = await askAdmin(access, { query, variables }, reply);
  if (!order) return UNKNOWN;
  const { displayName, defaultEmailAddress } = order.customer ?? {};
  const email = defaultEmailAddress?.emailAddress ?? null;
  // The platform shows the address as the name of a customer who gave none.
  const name = displayName === email ? null : (displayName ?? null);
  return { orderName: order.name, name: name === '' ? null : name, email };
}
