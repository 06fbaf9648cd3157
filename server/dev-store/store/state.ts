/** Everything that the dev store remembers. Plain data, so that it fits in a file as it is. */
export interface StoreState {
  readonly version: 1;
  installation: Installation | null;
  /** When the app was last uninstalled, while it is. */
  uninstalledAt: number | null;
  /** The app's embed in the theme. */
  embedOn: boolean;
  customers: Customer[];
  orders: Order[];
  /** What the app asked to charge for. A memory from before there were any has none. */
  charges?: Charge[];
  /** Newest first. */
  deliveries: Delivery[];
}

export interface Installation {
  installedAt: number;
  scopes: string[];
  /** Acquiring a token revokes the one before: an app has one at a time. */
  token: AccessToken | null;
  subscriptions: Subscription[];
}

export interface AccessToken {
  value: string;
  /** Null for a token without an end, which the Admin API no longer takes. */
  expiresAt: number | null;
  refresh: { value: string; expiresAt: number } | null;
}

export interface Subscription {
  id: string;
  /** As in the header of a delivery, `orders/create`. */
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
}

export interface Charge {
  /** As it stands in `charge_id`; the API puts it into a longer one. */
  id: number;
  name: string;
  amount: number;
  currency: string;
  interval: 'EVERY_30_DAYS' | 'ANNUAL';
  trialDays: number;
  returnUrl: string;
  /** Part of the page's address, so that nobody else can decide. */
  key: string;
  status: 'PENDING' | 'ACTIVE' | 'DECLINED' | 'CANCELLED';
}

export interface Delivery {
  id: string;
  topic: string;
  address: string;
  body: string;
  createdAt: number;
  attempts: number;
  status: 'pending' | 'delivered' | 'failed';
  /** What the last attempt met: an HTTP status, or why there was none. */
  outcome: string;
}

/** Regular shoppers of a store that never existed. */
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
    customers: structuredClone(REGULARS),
    orders: [],
    deliveries: [],
  };
}
