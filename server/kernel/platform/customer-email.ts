import * as z from 'zod/mini';
import { AccessDenied, type AdminAccess, askAdmin } from './admin-api.ts';

const QUERY = `query CustomerEmail($id: ID!) { customer(id: $id) { defaultEmailAddress { emailAddress } } }`;

const reply = z.object({
  customer: z.nullish(
    z.object({ defaultEmailAddress: z.nullish(z.object({ emailAddress: z.nullish(z.string()) })) }),
  ),
});

/** Null for a customer without an address, and if the store does not grant what customers are called. */
export async function fetchCustomerEmail(access: AdminAccess, customerId: string): Promise<string | null> {
  const variables = { id: `gid://shopify/Customer/${customerId}` };
  try {
    const { customer } = await askAdmin(access, { query: QUERY, variables }, reply);
    return customer?.defaultEmailAddress?.emailAddress ?? null;
  } catch (fault) {
    if (fault instanceof AccessDenied) return null;
    throw fault;
  }
}
