import type { DevStoreDeps } from '../deps.ts';
import type { Shopper } from './visit.ts';
import type { Customer, Order, OrderLine } from './state.ts';

export interface NewOrder {
  shopper: Shopper;
  lines: OrderLine[];
  cartToken: string;
}

const FIRST_NAMES = ['Alder', 'Briony', 'Cosmo', 'Delphine', 'Emeric', 'Fenna', 'Gideon', 'Honora', 'Isaura'];
const LAST_NAMES = [
  'Applegarth',
  'Brackenbury',
  'Candlewick',
  'Dovetail',
  'Elderflower',
  'Foxglove',
  'Gooseberry',
];
/** The name and address of a customer of the made-up past. */
export function pastCustomer(id: number): Pick<Customer, 'firstName' | 'lastName' | 'email'> {
  const firstName = FIRST_NAMES[id % FIRST_NAMES.length] ?? '';
  const lastName = LAST_NAMES[id % LAST_NAMES.length] ?? '';
  return { firstName, lastName, email: `${firstName}.${lastName}.${id}@shopper.example`.toLowerCase() };
}

const MAX_ORDERS = 500;
const FIRST_NUMBER = 1001;

/** Places an order. A new shopper becomes a customer; a repeat shopper is a customer who has ordered before. */
export function placeOrder(
  { stateStore, options }: DevStoreDeps,
  { shopper, lines, cartToken }: NewOrder,
): Order {
  const { state } = stateStore;
  const number = Math.max(FIRST_NUMBER - 1, ...state.orders.map((order) => order.number)) + 1;
  const customer =
    shopper.type === 'new' ? newCustomer(state.customers, number) : regularOf(state.customers, shopper);
  const now = options.clock();
  const order: Order = {
    id: 5_000_000 + number,
    number,
    token: options.newId(),
    checkoutToken: options.newId(),
    cartToken,
    customerId: customer.id,
    customerType: shopper.type,
    country: shopper.country,
    lines,
    createdAt: now,
    updatedAt: now,
    fulfilled: false,
  };
  customer.country = shopper.country;
  customer.ordersBefore += 1;
  state.orders = [order, ...state.orders].slice(0, MAX_ORDERS);
  stateStore.save();
  return order;
}

function newCustomer(customers: Customer[], number: number): Customer {
  const id = Math.max(...customers.map((customer) => customer.id)) + 1;
  const firstName = FIRST_NAMES[number % FIRST_NAMES.length] ?? '';
  const lastName = LAST_NAMES[Math.floor(number / FIRST_NAMES.length) % LAST_NAMES.length] ?? '';
  const email = `${firstName}.${lastName}.${number}@shopper.example`.toLowerCase();
  const customer = { id, firstName, lastName, email, country: '', ordersBefore: 0 };
  customers.push(customer);
  return customer;
}

/** Prefers a customer from the shopper's country, so that the same person seems to return. */
function regularOf(customers: Customer[], shopper: Shopper): Customer {
  const known = customers.filter((customer) => customer.ordersBefore > 0);
  const found = known.find((customer) => customer.country === shopper.country) ?? known[0];
  if (!found) throw new Error('The store has no customer who ordered before.');
  return found;
}

/** What was paid, in cents. */
export function orderTotal(order: Pick<Order, 'lines'>): number {
  return order.lines.reduce((sum, { price, quantity, discount = 0 }) => sum + price * quantity - discount, 0);
}

/** What was given back, in cents. */
export function orderRefunded(order: Pick<Order, 'lines'>): number {
  return order.lines.reduce((sum, line) => sum + returnedValue(line), 0);
}

export const returnedValue = ({ price, quantity, discount = 0, returned = 0 }: OrderLine): number =>
  Math.round(((price * quantity - discount) * returned) / quantity);
