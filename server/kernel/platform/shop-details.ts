import * as z from 'zod/mini';
import { type AdminAccess, askAdmin } from './admin-api.ts';

/** Store data from the platform. */
export interface ShopDetails {
  readonly shopId: string;
  readonly shop: string;
  readonly name: string;
  readonly email: string;
  readonly currency: string;
  readonly timezone: string;
  readonly city: string | null;
  readonly country: string | null;
  readonly platformPlan: string | null;
}

const QUERY = `query ShopDetails {
  shop {
    id
    name
    email
    myshopifyDomain
    currencyCode
    ianaTimezone
    plan { publicDisplayName }
    shopAddress { city countryCodeV2 }
  }
}`;

const reply = z.object({
  shop: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    myshopifyDomain: z.string(),
    currencyCode: z.string(),
    ianaTimezone: z.string(),
    plan: z.nullish(z.object({ publicDisplayName: z.nullish(z.string()) })),
    shopAddress: z.nullish(z.object({ city: z.nullish(z.string()), countryCodeV2: z.nullish(z.string()) })),
  }),
});

export async function fetchShopDetails(access: AdminAccess): Promise<ShopDetails> {
  const { shop } = await askAdmin(access, { query: QUERY }, reply);
  return {
    shopId: shop.id,
    shop: access.shop,
    name: shop.name,
    email: shop.email,
    currency: shop.currencyCode,
    timezone: shop.ianaTimezone,
    city: shop.shopAddress?.city ?? null,
    country: shop.shopAddress?.countryCodeV2 ?? null,
    platformPlan: shop.plan?.publicDisplayName ?? null,
  };
}
