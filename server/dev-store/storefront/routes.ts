import express from 'express';
import type { Request, Response, Router } from 'express';
import type { DevStoreDeps } from '../deps.ts';
import { orderPayload } from '../platform/payloads.ts';
import { orderTotal, placeOrder } from '../store/place-order.ts';
import { findProduct } from '../store/products.ts';
import { COUNTRIES } from '../store/shop.ts';
import { field, formBody, sameOriginOnly, sendPage } from '../page-routes.ts';
import {
  cartPage,
  checkoutPage,
  homePage,
  missingPage,
  privacyPage,
  productPage,
  thankYouPage,
} from './pages.ts';
import {
  BASKETS,
  VISIT_COOKIE,
  cartLines,
  clampQuantity,
  isBasket,
  readVisit,
  withQuantity,
  writeVisit,
  type Visit,
} from '../store/visit.ts';

const VISIT_SECONDS = 90 * 24 * 3600;

/** The online store, below /store. */
export function storefrontRoutes(deps: DevStoreDeps): Router {
  const router = express.Router();
  const visitOf = (request: Request): Visit =>
    readVisit((request.cookies as Record<string, string>)[VISIT_COOKIE], deps.options.newId);

  router.get('/', (request, response) => sendPage(response, homePage(deps, visitOf(request))));
  router.get('/products/:handle', (request, response) => {
    const product = findProduct(request.params.handle);
    if (product) {
      sendPage(response, productPage(deps, visitOf(request), product));
      return;
    }
    sendPage(response, missingPage(deps, visitOf(request)), 404);
  });
  router.get('/cart', (request, response) => sendPage(response, cartPage(deps, visitOf(request))));
  router.get('/policies/privacy', (request, response) =>
    sendPage(response, privacyPage(deps, visitOf(request))),
  );
  router.get('/checkout', (request, response) => {
    const visit = visitOf(request);
    if (cartLines(visit.cart).length === 0) {
      response.redirect(303, '/store/cart');
      return;
    }
    sendPage(response, checkoutPage(deps, visit));
  });
  router.get('/orders/:token', (request, response) => {
    const order = deps.stateStore.state.orders.find((one) => one.token === request.params.token);
    if (order) {
      sendPage(response, thankYouPage(deps, visitOf(request), order));
      return;
    }
    sendPage(response, missingPage(deps, visitOf(request)), 404);
  });
  router.use(sameOriginOnly(deps.options.origin), formBody);
  postRoutes(router, deps, visitOf);
  router.use((request, response) => sendPage(response, missingPage(deps, visitOf(request)), 404));
  return router;
}

function postRoutes(router: Router, deps: DevStoreDeps, visitOf: (request: Request) => Visit): void {
  router.post('/cart/add', (request, response) => {
    const visit = visitOf(request);
    const handle = field(request, 'handle');
    const quantity = (visit.cart.quantities[handle] ?? 0) + 1;
    if (findProduct(handle)) visit.cart = withQuantity(visit.cart, handle, quantity);
    keepVisit(response, visit).redirect(303, '/store/cart');
  });
  router.post('/cart/change', (request, response) => {
    const visit = visitOf(request);
    const handle = field(request, 'handle');
    visit.cart = withQuantity(visit.cart, handle, clampQuantity(field(request, 'quantity')));
    keepVisit(response, visit).redirect(303, '/store/cart');
  });
  router.post('/checkout', (request, response) => {
    const visit = visitOf(request);
    const lines = cartLines(visit.cart);
    if (orderTotal({ lines }) === 0) {
      response.redirect(303, '/store/cart');
      return;
    }
    const order = placeOrder(deps, { shopper: visit.shopper, lines, cartToken: visit.cart.token });
    const customer = deps.stateStore.state.customers.find((one) => one.id === order.customerId) ?? null;
    deps.webhooks.publish('orders/create', orderPayload(order, customer, deps.options));
    visit.cart = { token: deps.options.newId(), quantities: {} };
    keepVisit(response, visit).redirect(303, `/store/orders/${order.token}`);
  });
  router.post('/shopper', (request, response) => {
    const visit = changedVisit(visitOf(request), (name) => field(request, name));
    const back = field(request, 'back');
    keepVisit(response, visit).redirect(303, /^\/store\/[\w/-]*$/.test(back) ? back : '/store/');
  });
  router.post('/consent', (request, response) => {
    const given = field(request, 'consent') === 'yes' ? 'yes' : 'no';
    keepVisit(response, { ...visitOf(request), consent: given }).sendStatus(204);
  });
}

/** Applies the form of the switch. */
function changedVisit(visit: Visit, read: (name: string) => string): Visit {
  const [country, basket, consent] = [read('country'), read('basket'), read('consent')];
  return {
    shopper: {
      type: read('type') === 'repeat' ? 'repeat' : 'new',
      country: COUNTRIES.includes(country) ? country : visit.shopper.country,
    },
    consent: consent === 'yes' || consent === 'no' ? consent : null,
    cart: isBasket(basket) ? { ...visit.cart, quantities: { ...BASKETS[basket].quantities } } : visit.cart,
  };
}

function keepVisit(response: Response, visit: Visit): Response {
  return response.cookie(VISIT_COOKIE, writeVisit(visit), {
    path: '/store',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: VISIT_SECONDS * 1000,
  });
}
