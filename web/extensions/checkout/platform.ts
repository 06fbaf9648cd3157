/** A value that the checkout keeps up to date. */
interface Signal<T> {
  readonly value: T;
}

/** As much of the checkout's own global as a survey needs. It differs a little between its two places. */
export interface CheckoutGlobal {
  readonly shop: { readonly myshopifyDomain: string };
  readonly settings: Signal<Readonly<Record<string, string | number | boolean | undefined>>>;
  /** There only in the merchant's editor. */
  readonly extension?: { readonly editor?: unknown };
  readonly storage: {
    read<T>(key: string): Promise<T | null>;
    write(key: string, value: unknown): Promise<void>;
  };
  readonly customerPrivacy?: Signal<{ readonly visitorConsent?: { readonly analytics?: boolean } }>;
  readonly localization?: { readonly country?: Signal<{ readonly isoCode: string } | undefined> };
  readonly checkoutToken?: Signal<string | undefined>;
  readonly cost?: {
    readonly totalAmount: Signal<{ readonly amount: number; readonly currencyCode: string }>;
  };
  /** On the thank-you page. */
  readonly orderConfirmation?: Signal<{
    readonly order: { readonly id: string };
    readonly isFirstOrder?: boolean;
  }>;
  /** On the order-status page. */
  readonly order?: Signal<{ readonly id: string } | undefined>;
}

/** The checkout draws these instead of a page's elements. What is set on them are properties. */
export interface Drawn extends HTMLElement {
  value?: string | number;
  values?: readonly string[];
  checked?: boolean;
  selected?: boolean;
  error?: string;
  label?: string;
  details?: string;
  placeholder?: string;
}

type Properties = Partial<Pick<Drawn, 'value' | 'values' | 'selected' | 'error' | 'label' | 'placeholder'>> &
  Readonly<Record<string, unknown>>;

/** One of the platform's parts, such as `s-button`, with its properties and what is inside. */
export function draw(tag: string, properties: Properties = {}, ...inside: (Node | string)[]): Drawn {
  const element = document.createElement(tag) as Drawn;
  Object.assign(element, properties);
  element.append(...inside);
  return element;
}

/** A number at the end of `gid://shopify/Order/5001`, as webhooks name the order. */
export function plainId(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
