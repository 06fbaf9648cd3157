import { draw, type DrawnElement } from '../draw.ts';
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

/** A part that comes and goes: fields and buttons can't be hidden, their box can. */
export function hideable(...inside: Node[]): DrawnElement<'s-box'> {
  return draw('s-box', {}, ...inside);
}

export function showIf(part: DrawnElement<'s-box'> | DrawnElement<'s-text'>, isShown: boolean): void {
  part.display = isShown ? 'auto' : 'none';
}
