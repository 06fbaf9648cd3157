import type { DevStoreDeps } from '../deps.ts';
import { orderTotal } from '../store/place-order.ts';
import { PRODUCTS, type Product } from '../store/products.ts';
import { SHOP, countryName, formatMoney } from '../store/shop.ts';
import type { Order } from '../store/state.ts';
import { html, type Html } from '../ui/html.ts';
import { storePage } from './layout.ts';
import { picture } from './pictures.ts';
import { cartLines, type Visit } from '../store/visit.ts';

export function homePage(deps: DevStoreDeps, visit: Visit): Html {
  return storePage(deps, visit, {
    title: SHOP.tagline,
    template: 'index',
    path: '/store/',
    body: html`
      <section class="hero">
        <div>
          <h1>${SHOP.tagline}</h1>
          <p>Things for the table that last, and tea worth getting up for.</p>
          <a class="store-button" href="#shelf">See the shelf</a>
        </div>
        <div class="hero-picture">${picture('glass-teapot', 'A glass teapot with tea in it')}</div>
      </section>
      <section id="shelf" aria-labelledby="shelf-title">
        <h2 id="shelf-title">On the shelf</h2>
        <ul class="shelf">
          ${PRODUCTS.map(productCard)}
        </ul>
      </section>
      <section class="narrow">
        ${deps.themeExtension.block(deps, { visit, pageType: 'index', path: '/store/' })}
      </section>
    `,
  });
}

function productCard(product: Product): Html {
  return html`<li>
    <a class="product-card" href="/store/products/${product.handle}">
      ${picture(product.handle, null)}
      <span class="product-title">${product.title}</span>
      <span class="price">${formatMoney(product.price)}</span>
    </a>
  </li>`;
}

export function productPage(deps: DevStoreDeps, visit: Visit, product: Product): Html {
  return storePage(deps, visit, {
    title: product.title,
    template: 'product',
    path: `/store/products/${product.handle}`,
    body: html`<article class="product">
      ${picture(product.handle, product.title)}
      <div class="product-words">
        <h1>${product.title}</h1>
        <p class="price">${formatMoney(product.price)}</p>
        <p>${product.description}</p>
        <p class="quiet">${product.detail}</p>
        <form method="post" action="/store/cart/add">
          <input type="hidden" name="handle" value="${product.handle}" />
          <button class="store-button wide">Add to cart</button>
        </form>
      </div>
    </article>`,
  });
}

export function cartPage(deps: DevStoreDeps, visit: Visit): Html {
  const lines = cartLines(visit.cart);
  return storePage(deps, visit, {
    title: 'Cart',
    template: 'cart',
    path: '/store/cart',
    body:
      lines.length === 0
        ? html`<section class="narrow empty">
            <h1>Your cart is empty</h1>
            <p>Six good things are waiting on the shelf.</p>
            <a class="store-button" href="/store/#shelf">See the shelf</a>
          </section>`
        : html`<section class="narrow">
            <h1>Cart</h1>
            <ul class="cart">
              ${lines.map(
                (line) =>
                  html`<li>
                    <a class="cart-picture" href="/store/products/${line.handle}"
                      >${picture(line.handle, line.title)}</a
                    >
                    <div>
                      <strong>${line.title}</strong
                      ><span class="price">${formatMoney(line.price * line.quantity)}</span>
                    </div>
                    ${quantityForm(line.handle, line.title, line.quantity)}
                  </li>`,
              )}
            </ul>
            <p class="sum"><span>Total</span><strong>${formatMoney(orderTotal({ lines }))}</strong></p>
            <a class="store-button wide" href="/store/checkout">Check out</a>
          </section>`,
  });
}

function quantityForm(handle: string, title: string, quantity: number): Html {
  return html`<form class="quantity" method="post" action="/store/cart/change">
    <input type="hidden" name="handle" value="${handle}" />
    <button name="quantity" value="${quantity - 1}" aria-label="One ${title} less">−</button>
    <output>${quantity}</output>
    <button name="quantity" value="${quantity + 1}" aria-label="One ${title} more">+</button>
  </form>`;
}

export function checkoutPage(deps: DevStoreDeps, visit: Visit): Html {
  const lines = cartLines(visit.cart);
  const total = formatMoney(orderTotal({ lines }));
  return storePage(deps, visit, {
    title: 'Checkout',
    template: 'checkout',
    path: '/store/checkout',
    body: html`<section class="narrow">
      <h1>Checkout</h1>
      <p>
        Sent to ${countryName(visit.shopper.country)}. There is no address and no card to fill in: this store
        takes orders, not money.
      </p>
      <ul class="lines">
        ${lines.map(
          (line) =>
            html`<li>
              <span>${line.quantity} × ${line.title}</span
              ><span>${formatMoney(line.price * line.quantity)}</span>
            </li>`,
        )}
        <li class="total"><span>Total</span><span>${total}</span></li>
      </ul>
      <form method="post" action="/store/checkout">
        <button class="store-button wide">Place the order, ${total}</button>
      </form>
      <p><a href="/store/cart">Back to the cart</a></p>
    </section>`,
  });
}

export function thankYouPage(deps: DevStoreDeps, visit: Visit, order: Order): Html {
  const customer = deps.stateStore.state.customers.find((one) => one.id === order.customerId);
  return storePage(deps, visit, {
    title: 'Thank you',
    template: 'thank-you',
    path: `/store/orders/${order.token}`,
    order,
    body: html`<section class="narrow">
      <p class="eyebrow">Order #${order.number}</p>
      <h1>Thank you${customer && `, ${customer.firstName}`}</h1>
      <p>
        Your order is in. We would wrap it in paper and send it to ${countryName(order.country)} tomorrow.
      </p>
      <ul class="lines">
        ${order.lines.map(
          (line) =>
            html`<li>
              <span>${line.quantity} × ${line.title}</span
              ><span>${formatMoney(line.price * line.quantity)}</span>
            </li>`,
        )}
        <li class="total"><span>Total</span><span>${formatMoney(orderTotal(order))}</span></li>
      </ul>
      <div data-order-status></div>
      <p><a href="/store/#shelf">Go on shopping</a></p>
    </section>`,
  });
}

export function privacyPage(deps: DevStoreDeps, visit: Visit): Html {
  return storePage(deps, visit, {
    title: 'Privacy policy',
    template: 'policy',
    path: '/store/policies/privacy',
    body: html`
      <section class="narrow">
        <h1>Privacy policy</h1>
        <p>This store is made up and runs on your machine. What you enter stays in its data folder.</p>
      </section>
    `,
  });
}

export function missingPage(deps: DevStoreDeps, visit: Visit): Html {
  return storePage(deps, visit, {
    title: 'Not found',
    template: '404',
    path: '/store/',
    body: html`<section class="narrow empty">
      <h1>We do not have that</h1>
      <p>This page leads to nothing on our shelf.</p>
      <a class="store-button" href="/store/">To the store</a>
    </section>`,
  });
}
