import type { DevStoreDeps } from '../deps.ts';
import { orderTotal } from '../store/place-order.ts';
import { COUNTRIES, SHOP, countryName } from '../store/shop.ts';
import type { Order } from '../store/state.ts';
import { liveTheme } from '../store/themes.ts';
import { renderDocument } from '../ui/document.ts';
import { html, jsonScript, type Html, type Part } from '../ui/html.ts';
import { icon, sprig } from '../ui/icons.ts';
import { BASKETS, cartCount, type Visit } from '../store/visit.ts';

export type Template = 'index' | 'product' | 'cart' | 'checkout' | 'thank-you' | 'policy' | '404';

export interface StorePage {
  title: string;
  template: Template;
  /** The page's path; the switch returns here. */
  path: string;
  body: Part;
  order?: Order;
}

/** The online store's layout. */
export function storePage(deps: DevStoreDeps, visit: Visit, page: StorePage): Html {
  const count = cartCount(visit.cart);
  return renderDocument({
    title: `${page.title} · ${SHOP.name}`,
    look: 'storefront',
    script: true,
    bodyClass: `store store-${page.template} theme-${liveTheme(deps.stateStore.state).handle}`,
    head: [
      html`<meta property="og:site_name" content="${SHOP.name}" />`,
      jsonScript('store-facts', storeFacts(deps, visit, page)),
      embed(deps, visit, page),
    ],
    body: html`
      <a class="skip" href="#main">Skip to the content</a>
      ${shopperBar(visit, page.path)}
      <header class="store-head">
        <a class="store-brand" href="/store/">${sprig()}<span>${SHOP.name}</span></a>
        <nav aria-label="Store">
          <a href="/store/#shelf">Shop</a>
          <a href="/store/cart"
            >${icon('bag')}Cart${count > 0 && html` <span class="count">${count}</span>`}</a
          >
        </nav>
      </header>
      <main id="main" tabindex="-1">${page.body}</main>
      <footer class="store-foot">
        <p>${SHOP.name} is a made-up store. Nothing is sold, nobody is charged.</p>
        <p>
          <a href="/">About this store</a> <a href="/admin/orders">Its admin</a>
          <a href="/store/policies/privacy">Privacy</a>
        </p>
      </footer>
    `,
  });
}

/** The data that a real store's page offers to scripts. */
function storeFacts({ options }: DevStoreDeps, visit: Visit, page: StorePage): object {
  return {
    shop: options.host,
    currency: SHOP.currency,
    country: visit.shopper.country,
    locale: 'en',
    template: page.template,
    consent: visit.consent,
  };
}

/** The app embed. The thank-you page is no page of the theme: there the script plays the checkout extension. */
function embed(deps: DevStoreDeps, visit: Visit, { template, path, order }: StorePage): Html | null {
  const { options, stateStore, themeExtension } = deps;
  const { storefrontScript } = options.app;
  const { embedOn, checkoutOn = embedOn } = stateStore.state;
  if (storefrontScript === null || !(order ? checkoutOn : embedOn)) return null;
  return order
    ? orderScript(storefrontScript, visit.shopper, order)
    : themeExtension.embed(deps, { visit, pageType: template, path });
}

function orderScript(address: string, { country, type }: Visit['shopper'], order: Order): Html {
  return html`<script
    src="${address}?at=thank-you"
    async
    crossorigin
    data-template="thank-you"
    data-currency="${SHOP.currency}"
    data-country="${country}"
    data-customer="${type}"
    data-value="${(orderTotal(order) / 100).toFixed(2)}"
    data-order="${order.id}"
    data-checkout="${order.checkoutToken}"
  ></script>`;
}

/** The switch for the kind of shopper. A real store has no such bar, so it looks different from the page. */
function shopperBar({ shopper, consent }: Visit, path: string): Html {
  const who = shopper.type === 'new' ? 'a new customer' : 'a customer who comes back';
  return html`<aside class="shopper-bar" aria-label="Who is shopping">
    <p>
      ${icon('person')}You shop as <strong>${who}</strong> from
      <strong>${countryName(shopper.country)}</strong>
    </p>
    <button class="bar-button" type="button" popovertarget="shopper">Change</button>
    <form
      class="shopper-form"
      id="shopper"
      popover
      method="post"
      action="/store/shopper"
      aria-label="Who is shopping"
    >
      <input type="hidden" name="back" value="${path}" />
      <fieldset>
        <legend>Customer</legend>
        ${choice('type', 'new', 'New', shopper.type)}
        ${choice('type', 'repeat', 'Has ordered before', shopper.type)}
      </fieldset>
      <label>
        Country
        <select name="country">
          ${COUNTRIES.map((code) => option(code, countryName(code), code === shopper.country))}
        </select>
      </label>
      <label>
        Basket
        <select name="basket">
          ${option('', 'As it is', true)}
          ${Object.entries(BASKETS).map(([name, { label }]) => option(name, label, false))}
        </select>
      </label>
      <fieldset>
        <legend>May the store measure what they do?</legend>
        ${choice('consent', 'ask', 'Not said yet', consent ?? 'ask')}
        ${choice('consent', 'yes', 'Yes', consent ?? '')} ${choice('consent', 'no', 'No', consent ?? '')}
      </fieldset>
      <div class="shopper-actions">
        <button class="store-button quiet" type="button" popovertarget="shopper" popovertargetaction="hide">
          Cancel
        </button>
        <button class="store-button">Shop as this person</button>
      </div>
    </form>
  </aside>`;
}

function choice(name: string, value: string, label: string, current: string): Html {
  return html`<label class="choice">
    <input type="radio" name="${name}" value="${value}" ${value === current && html`checked`} />${label}
  </label>`;
}

function option(value: string, label: string, selected: boolean): Html {
  return html`<option value="${value}" ${selected && html`selected`}>${label}</option>`;
}
