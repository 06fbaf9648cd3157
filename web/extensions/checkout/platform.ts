import type { OrderStatusApi as OrderApi, StandardApi } from '@shopify/ui-extensions/customer-account';
import type { Api as ThankYouApi } from '@shopify/ui-extensions/purchase.thank-you.block.render';

type OrderStatus = 'customer-account.order-status.block.render';

/** The platform's own types of the checkout's global on the two pages. */
export type OrderStatusApi = StandardApi<OrderStatus> & OrderApi<OrderStatus>;
export type { ThankYouApi };

/** A value that the checkout updates. */
interface Signal<T> {
  readonly value: T;
}

/** The part of the checkout's global that a survey uses. It differs slightly between the two pages. */
export interface CheckoutGlobal {
  readonly shop: { readonly myshopifyDomain: string };
  /** Set only in the merchant's checkout editor. */
  readonly extension?: { readonly editor?: unknown };
  readonly storage: {
    read<T>(key: string): Promise<T | null>;
    write(key: string, value: unknown): Promise<void>;
    delete(key: string): Promise<void>;
  };
  /**
   * What the page may do with the shopper's data. It follows from the shopper's consent, the store's settings and the
   * region; `visitorConsent` is empty where the region asks for none.
   */
  readonly customerPrivacy?: Signal<{
    readonly allowedProcessing: {
      readonly analytics: boolean;
      readonly marketing: boolean;
      readonly saleOfData: boolean;
    };
  }>;
  readonly localization?: {
    readonly country?: Signal<{ readonly isoCode: string } | undefined>;
    /** `isoCode` is BCP 47, such as `en-CA`. */
    readonly language?: Signal<{ readonly isoCode: string } | undefined>;
  };
  readonly checkoutToken?: Signal<string | undefined>;
  readonly cost?: {
    readonly totalAmount: Signal<{ readonly amount: number; readonly currencyCode: string }>;
  };
  /** Set on the thank-you page. */
  readonly orderConfirmation?: Signal<{
    readonly order: { readonly id: string };
    readonly isFirstOrder?: boolean;
  }>;
  /** Set on the order-status page. */
  readonly order?: Signal<{ readonly id: string } | undefined>;
}

/** The checkout's own components, such as `s-button`, as the platform declares them. */
type Tag = Extract<keyof HTMLElementTagNameMap, `s-${string}`>;

/**
 * What the platform declares for a component. It draws components itself and takes over nothing else of an element: no
 * `hidden`, no styles, no attributes.
 */
type Declared<T extends Tag> = Omit<HTMLElementTagNameMap[T], keyof HTMLElement>;

export type CheckoutElement<T extends Tag = Tag> = Declared<T> & Node & ParentNode;

/** Creates a component with its properties and children. */
export function draw<T extends Tag>(
  tag: T,
  properties: Partial<Declared<T>> = {},
  ...inside: (Node | string)[]
): CheckoutElement<T> {
  const element = document.createElement(tag) as unknown as CheckoutElement<T>;
  Object.assign(element, properties);
  element.append(...inside);
  return element;
}

/** A part that comes and goes: fields and buttons can't be hidden, their box can. */
export function hideable(...inside: Node[]): CheckoutElement<'s-box'> {
  return draw('s-box', {}, ...inside);
}

export function showIf(part: CheckoutElement<'s-box'> | CheckoutElement<'s-text'>, isShown: boolean): void {
  part.display = isShown ? 'auto' : 'none';
}

/** The number at the end of `gid://shopify/Order/5001`, as webhooks name the order. */
export function plainId(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
