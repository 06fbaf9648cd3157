/** The dev store's whole state, as plain data that can be saved as JSON. */
export interface StoreState {
  readonly version: 1;
  installation: Installation | null;
  /** When the app was uninstalled; null while it is installed. */
  uninstalledAt: number | null;
  /** Whether the app embed is on in the theme. */
  embedOn: boolean;
  /** The handle of the live theme; the first one when missing. */
  theme?: string;
  /** Whether the app's block is on the thank-you page. Missing in files from before checkout had a switch of its own. */
  checkoutOn?: boolean;
  customers: Customer[];
  orders: Order[];
  /** The made-up past ends here. Missing before anybody asked for it. */
  pastUntil?: number;
  /** The app's charges. Missing in files from before charges existed. */
  charges?: Charge[];
  /** The discount codes that the app created. Missing in files from before codes existed. */
  discounts?: Discount[];
  /** What apps wrote to orders and customers, by the platform's id. Missing in files from before apps could. */
  owned?: Record<string, OwnedData>;
  /** The definitions of metafields. Missing in files from before there were any. */
  definitions?: MetafieldDefinition[];
  /** The events that started workflows, oldest first. */
  flows?: FlowStart[];
  /** Newest first. */
  deliveries: Delivery[];
}

export interface Installation {
  installedAt: number;
  scopes: string[];
  /** Getting a token revokes the previous one: an app has one at a time. */
  token: AccessToken | null;
  subscriptions: Subscription[];
  /** The app's own data. Missing in files from before metafields existed. */
  metafields?: Metafield[];
}

export interface Metafield {
  namespace: string;
  key: string;
  type: 'json';
  value: string;
}

/** What apps wrote to one order or customer. */
export interface OwnedData {
  tags: string[];
  note: string;
  metafields: { namespace: string; key: string; value: string }[];
}

export interface MetafieldDefinition {
  ownerType: 'CUSTOMER' | 'ORDER';
  namespace: string;
  key: string;
  name: string;
  type: string;
}

export interface FlowStart {
  handle: string;
  payload: Record<string, unknown>;
}

export interface AccessToken {
  value: string;
  /** Null for a token that does not expire; the Admin API refuses those. */
  expiresAt: number | null;
  refresh: { value: string; expiresAt: number } | null;
}

export interface Subscription {
  id: string;
  /** As in a delivery's header, `orders/create`. */
  topic: string;
  address: string;
  createdAt: number;
}

export interface Customer {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  ordersBefore: number;
}

export interface OrderLine {
  handle: string;
  title: string;
  /** In cents. */
  price: number;
  quantity: number;
  /** What a discount took off the whole line, in cents. Missing in files from before discounts. */
  discount?: number;
  /** How many were given back. */
  returned?: number;
}

export interface Order {
  id: number;
  number: number;
  token: string;
  checkoutToken: string;
  cartToken: string;
  customerId: number;
  customerType: 'new' | 'repeat';
  country: string;
  lines: OrderLine[];
  createdAt: number;
  updatedAt: number;
  fulfilled: boolean;
  /** Missing in files from before orders could be cancelled. */
  cancelledAt?: number;
}

export interface Charge {
  /** The number in `charge_id`; the API returns it inside a longer id. */
  id: number;
  name: string;
  amount: number;
  currency: string;
  interval: 'EVERY_30_DAYS' | 'ANNUAL';
  trialDays: number;
  returnUrl: string;
  /** Part of the page's address, so that no other person can approve the charge. */
  key: string;
  status: 'PENDING' | 'ACTIVE' | 'DECLINED' | 'CANCELLED';
}

export interface Discount {
  id: number;
  title: string;
  code: string;
  /** 0.1 for 10 %. */
  percentage: number;
  startsAt: string;
  endsAt: string | null;
  /** How often the code can be used; null without a limit. */
  usageLimit: number | null;
}

export interface Delivery {
  id: string;
  topic: string;
  address: string;
  body: string;
  createdAt: number;
  attempts: number;
  status: 'pending' | 'delivered' | 'failed';
  /** The last attempt's result: an HTTP status or the error. */
  outcome: string;
}

/** Invented regular customers. */
const REGULARS: Customer[] = [
  regular(2001, 'Ottoline', 'Fernsby', 'GB', 3),
  regular(2002, 'Bram', 'Quillfeather', 'US', 7),
  regular(2003, 'Marisol', 'Tamarind', 'ES', 2),
];

function regular(id: number, firstName: string, lastName: string, country: string, ordersBefore: number) {
  const email = `${firstName}.${lastName}@shopper.example`.toLowerCase();
  return { id, firstName, lastName, email, country, ordersBefore };
}

export function freshState(): StoreState {
  return {
    version: 1,
    installation: null,
    uninstalledAt: null,
    embedOn: false,
    checkoutOn: false,
    customers: structuredClone(REGULARS),
    orders: [],
    deliveries: [],
  };
}
