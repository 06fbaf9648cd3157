import { useMemo } from 'react';
import type { CustomerType } from '#shared/audience/filters.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import { PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import { useStoreDetails } from '../../lib/store/store-details.ts';
import { useStoreTimeZone } from '../../lib/store/store-time-zone.ts';
import { dateAndTime, relativeTime } from '../../lib/format-moment.ts';
import { languageName } from '#shared/words/language-name.ts';
import { useNow } from '../../lib/use-now.ts';
import { countryName } from '#shared/words/country-name.ts';
import { exactMoney } from '#shared/words/money.ts';
import { capital } from '../format-figure.ts';
import styles from './cards.module.css';

type Facts = Omit<ReadableResponse, 'path' | 'mark'>;

/** What a relative time depends on. */
export interface Clock {
  readonly now: number;
  readonly timeZone: string;
}

export function useClock(): Clock {
  const timeZone = useStoreTimeZone();
  const now = useNow();
  return useMemo(() => ({ now, timeZone }), [now, timeZone]);
}

/** The time of the response: relative while recent, exact on hover and for screen readers. */
export function ResponseTime({ moment, isWithin }: Pick<TimeProps, 'moment' | 'isWithin'>) {
  return <TimeAt moment={moment} isWithin={isWithin} clock={useClock()} />;
}

interface TimeProps {
  readonly moment: string;
  /** It stands within a sentence. Otherwise it begins with a capital. */
  readonly isWithin?: boolean | undefined;
  readonly clock: Clock;
}

/** The same for many rows with one clock. */
export function TimeAt({ moment, isWithin = false, clock: { now, timeZone } }: TimeProps) {
  const text = relativeTime(moment, now, timeZone);
  return (
    <time dateTime={moment} title={dateAndTime(moment, timeZone)}>
      {isWithin ? text : capital(text)}
    </time>
  );
}

/** The order and what was bought name a response; without them its time does. Nobody’s name is in a list. */
export function orderTitle(order: Facts['order']): string | null {
  if (order === null || order.name === null) return null;
  const [first, ...more] = order.products;
  if (!first) return `Order ${order.name}`;
  return `${order.name}, ${first.title}${more.length > 0 ? ` and ${more.length} more` : ''}`;
}

/** What the order contains, with the money that was given back. */
export function Bought({ order }: Pick<Facts, 'order'>) {
  if (order === null || order.products.length === 0) return null;
  const { products, currency, refunded, isCancelled } = order;
  const price = (amount: string) => exactMoney(Number(amount), currency ?? '');
  return (
    <ul className={styles.bought} aria-label="What they bought">
      {products.map(({ title, variantId, quantity, returned, total }) => (
        <li key={`${variantId} ${title}`}>
          <span>{`${quantity > 1 ? `${quantity} × ` : ''}${title}${returned > 0 ? ', given back' : ''}`}</span>
          <span>{price(total)}</span>
        </li>
      ))}
      {refunded !== null && Number(refunded) > 0 && <li>{`Refunded: ${price(refunded)}`}</li>}
      {isCancelled && <li>The order was cancelled.</li>}
    </ul>
  );
}

/** The heading of one response. */
export function ResponseTitle({ facts: { order, firstSavedAt } }: { readonly facts: Facts }) {
  const title = orderTitle(order);
  if (title === null) {
    return (
      <h2>
        <ResponseTime moment={firstSavedAt} />
      </h2>
    );
  }
  return (
    <>
      <h2>{title}</h2>
      <p>
        <ResponseTime moment={firstSavedAt} />
      </p>
    </>
  );
}

/** What is known about the respondent and the place. */
export function RespondentFacts({ facts }: { readonly facts: Facts }) {
  const { version, country, customerType, placement, language } = facts;
  const known = [
    customerType && CUSTOMER_LABELS[customerType as CustomerType],
    country && countryName(country),
    PLACEMENT_WORDS[placement as PlacementType].name,
    `Version ${version}`,
    language && languageName(language),
  ].filter((fact) => fact !== null && fact !== '');
  return <p className={styles.facts}>{known.join(' · ')}</p>;
}

export const CUSTOMER_LABELS: Readonly<Record<CustomerType, string>> = {
  firstTime: 'New customer',
  repeat: 'Repeat customer',
};

/** A page can claim any order and customer. Only a checkout token that the store reported is proof. */
export const NOT_VERIFIED = ', claimed, not verified';

/** The order and the customer, with links to the store's admin. */
export function OrderFacts({ facts }: { readonly facts: Facts }) {
  const shop = useStoreDetails().data?.store.storeUrl;
  const { order, customerId } = facts;
  if (!order && customerId === null) return null;
  return (
    <p className={styles.facts}>
      {order && (
        <span>
          {order.orderId === null ? 'Order' : <AdminLink shop={shop} kind="orders" id={order.orderId} />}
          {order.value !== null && ` of ${exactMoney(Number(order.value), order.currency ?? '')}`}
          {order.isVerified ? ', verified by the store' : NOT_VERIFIED}
        </span>
      )}
      {customerId !== null && (
        <span>
          <AdminLink shop={shop} kind="customers" id={customerId} />
          {!order?.isVerified && NOT_VERIFIED}
        </span>
      )}
    </p>
  );
}

const KINDS = { orders: 'Order', customers: 'Customer' } as const;

interface AdminLinkProps {
  readonly shop: string | undefined;
  readonly kind: keyof typeof KINDS;
  readonly id: string;
  /** Default: the number of the id. */
  readonly name?: string | undefined;
}

/** A page of the store's admin; it opens in the top window, since it cannot be framed here. */
export function AdminLink({ shop, kind, id, name: named }: AdminLinkProps) {
  const number = id.split('/').at(-1) ?? id;
  const name = `${KINDS[kind]} ${named ?? number}`;
  // Only the platform's numeric ids have a page there.
  if (shop === undefined || !/^\d+$/.test(number)) return <span>{name}</span>;
  return (
    <a
      className={styles.link}
      href={`https://${shop}/admin/${kind}/${number}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {name}
    </a>
  );
}
