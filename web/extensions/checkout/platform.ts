/** A value that the checkout updates. */
interface Signal<T> {
  readonly value: T;
}

/** The part of the checkout's global that a survey uses. It differs slightly between the two pages. */
export interface CheckoutGlobal {
  readonly shop: { readonly myshopifyDomain: string };
  readonly settings: Signal<Readonly<Record<string, string | number | boolean | undefined>>>;
  /** Set only in the merchant's checkout editor. */
  readonly extension?: { readonly editor?: unknown };
  readonly storage: {
    read<T>(key: string): Promise<T | null>;
    write(key: string, value: unknown): Promise<void>;
  };
  readonly customerPrivacy?: Signal<{ readonly visitorConsent?: { readonly analytics?: boolean } }>;
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

/** An element of the checkout's own component set. Its settings are properties, not attributes. */
export interface CheckoutElement extends HTMLElement {
  value?: string | number;
  values?: readonly string[];
  checked?: boolean;
  selected?: boolean;
  error?: string;
  label?: string;
  details?: string;
  placeholder?: string;
}

type Properties = Partial<
  Pick<CheckoutElement, 'value' | 'values' | 'selected' | 'error' | 'label' | 'placeholder'>
> &
  Readonly<Record<string, unknown>>;

/** Creates a checkout component, such as `s-button`, with its properties and children. */
export function draw(
  tag: string,
  properties: Properties = {},
  ...inside: (Node | string)[]
): CheckoutElement {
  const element = document.createElement(tag) as CheckoutElement;
  Object.assign(element, properties);
  element.append(...inside);
  return element;
}

/** The number at the end of `gid://shopify/Order/5001`, as webhooks name the order. */
export function plainId(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
