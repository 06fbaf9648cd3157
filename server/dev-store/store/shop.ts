/** The store: invented, and the same for every developer. */
export const SHOP = {
  id: 880_001,
  name: 'Juniper & Vale',
  tagline: 'Tea, tableware and slow mornings',
  owner: 'Wren Hollis',
  ownerId: 1001,
  email: 'hello@juniper-and-vale.example',
  ianaTimezone: 'America/New_York',
  currency: 'USD',
  plan: 'Development',
  address: {
    address1: '12 Quince Lane',
    city: 'Asheville',
    province: 'North Carolina',
    zip: '28801',
    country: 'US',
  },
} as const;

/** The shoppers' countries. */
export const COUNTRIES = ['US', 'CA', 'GB', 'IE', 'DE', 'FR', 'ES', 'IT', 'NL', 'SE', 'BR', 'IN', 'JP', 'AU'];

const names = new Intl.DisplayNames('en', { type: 'region' });
export const countryName = (code: string): string => names.of(code) ?? code;

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: SHOP.currency });
export const formatMoney = (cents: number): string => money.format(cents / 100);

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: SHOP.ianaTimezone,
});
export const formatTime = (time: number): string => moment.format(time);
