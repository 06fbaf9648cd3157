import express from 'express';
import type { Request, Response, Router } from 'express';
import type { DevStoreDeps } from '../deps.ts';
import {
  approve,
  deny,
  isAlreadyGranted,
  readAuthorizeRequest,
  shopParameters,
} from '../platform/authorize.ts';
import { decideCharge, findCharge } from '../platform/charges.ts';
import type { Codes } from '../platform/codes.ts';
import { revokeScope, sendShopRedact, uninstallApp } from '../platform/installation.ts';
import { customerRedactPayload, dataRequestPayload, orderPayload } from '../platform/payloads.ts';
import { signQuery } from '../platform/signatures.ts';
import { ownValue } from '#shared/own-value.ts';
import type { Order } from '../store/state.ts';
import { field, formBody, sameOriginOnly, sendPage } from '../page-routes.ts';
import { appFramePage, mintIdToken } from './app-frame-page.ts';
import { appsPage } from './apps-page.ts';
import { authorizeFaultPage, authorizePage } from './authorize-page.ts';
import { chargePage } from './charge-page.ts';
import type { Crowd } from '../crowd/crowd.ts';
import { sendCrowd, showCrowd } from './crowd-routes.ts';
import { customersPage } from './customers-page.ts';
import { editorPage, editorPlace } from './editor-page.ts';
import { extensionStates } from './extension-states.ts';
import { handleOf } from './layout.ts';
import { orderPage, ordersPage } from './orders-pages.ts';
import { publishTheme, showThemes } from './theme-routes.ts';
import { webhooksPage } from './webhooks-page.ts';

type Deps = DevStoreDeps & { codes: Codes; crowd: Crowd };

/** The store's admin, below /admin. */
export function adminRoutes(deps: Deps): Router {
  const router = express.Router();
  router.get('/', (_request, response) => response.redirect('/admin/apps'));
  router.get('/orders', (_request, response) => sendPage(response, ordersPage(deps)));
  router.get('/customers', ({ query: { segment } }, response) =>
    sendPage(response, customersPage(deps, null, typeof segment === 'string' ? segment : null)),
  );
  router.get('/webhooks', (_request, response) => sendPage(response, webhooksPage(deps)));
  router.get('/orders/:id', (request, response, next) => {
    const order = orderOf(deps, request);
    if (!order) {
      next();
      return;
    }
    sendPage(response, orderPage(deps, order));
  });
  showCrowd(router, deps, deps.crowd);
  showThemes(router, deps);
  appRoutes(router, deps);
  authorizeRoutes(router, deps);
  chargeRoutes(router, deps);
  router.use(sameOriginOnly(deps.options.origin), formBody);
  sendCrowd(router, deps.crowd);
  publishTheme(router, deps);
  formRoutes(router, deps);
  return router;
}

function appRoutes(router: Router, deps: Deps): void {
  const { app } = deps.options;
  const handle = handleOf(app.name);
  router.get('/apps', (_request, response) => sendPage(response, appsPage(deps)));
  // Starts an install as an app listing does: opens the app at a signed address.
  router.get('/install', (_request, response) => {
    const query = signQuery(shopParameters(deps.options), app.clientSecret);
    response.redirect(`${app.url}${app.installPath}?${query.toString()}`);
  });
  router.get('/id-token', (_request, response) => {
    response.set('cache-control', 'no-store');
    if (deps.stateStore.state.installation === null) response.status(403).json({ error: 'not installed' });
    else response.json({ idToken: mintIdToken(deps) });
  });
  router.get('/extensions', (_request, response) => {
    response.set('cache-control', 'no-store').json(extensionStates(deps));
  });
  router.get('/editor', (request, response) => {
    const { place, saved } = request.query;
    sendPage(response, editorPage(deps, editorPlace(place), saved === 'yes'));
  });
  router.get(['/apps/:app', '/apps/:app/*path'], (request, response, next) => {
    const prefix = `/apps/${String(request.params.app)}`;
    const rest = request.url.slice(request.url.indexOf(prefix) + prefix.length);
    // Apps link to themselves by client id.
    if (request.params.app === app.clientId) {
      response.redirect(`/admin/apps/${handle}${rest}`);
      return;
    }
    if (request.params.app !== handle) {
      next();
      return;
    }
    sendPage(response, appFramePage(deps, rest.startsWith('/') ? `.${rest}` : rest));
  });
}

/** The parser makes a list of a field that a form has several times. */
function queryOf(body: Readonly<Record<string, string | readonly string[]>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(body).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    ),
  );
}

function authorizeRoutes(router: Router, deps: Deps): void {
  const answer = (response: Response, query: URLSearchParams, decision: string | null): void => {
    const read = readAuthorizeRequest(query, deps.options);
    if ('fault' in read) return sendPage(response, authorizeFaultPage(read.fault), 400);
    if (decision === 'deny') return response.redirect(303, deny(deps, read.request));
    if (decision === 'approve' || isAlreadyGranted(deps, read.request)) {
      const chosen = decision === null ? read.request.optional : query.getAll('optional');
      return response.redirect(303, approve(deps, read.request, chosen));
    }
    const isInstalled = deps.stateStore.state.installation !== null;
    sendPage(response, authorizePage(deps.options, read.request, isInstalled));
  };
  router.get('/oauth/authorize', (request, response) =>
    answer(response, new URL(request.originalUrl, deps.options.origin).searchParams, null),
  );
  router.post('/oauth/authorize', sameOriginOnly(deps.options.origin), formBody, (request, response) =>
    answer(response, queryOf(request.body as Record<string, string | string[]>), field(request, 'decision')),
  );
}

/** The page where a charge is approved. Its address contains a key that only the app received. */
function chargeRoutes(router: Router, deps: Deps): void {
  const chargeOf = ({ params }: Request) => findCharge(deps, params['id'], params['key']);
  router.get('/charges/:id/:key', (request, response, next) => {
    const charge = chargeOf(request);
    if (charge) sendPage(response, chargePage(deps.options, charge));
    else next();
  });
  router.post(
    '/charges/:id/:key',
    sameOriginOnly(deps.options.origin),
    formBody,
    (request, response, next) => {
      const charge = chargeOf(request);
      if (charge)
        response.redirect(303, decideCharge(deps, charge, field(request, 'decision') === 'approve'));
      else next();
    },
  );
}

function formRoutes(router: Router, deps: Deps): void {
  router.post('/uninstall', (_request, response) => {
    uninstallApp(deps);
    response.redirect(303, '/admin/apps');
  });
  router.post('/permissions', (request, response) => {
    revokeScope(deps, field(request, 'revoke'));
    response.redirect(303, '/admin/apps');
  });
  router.post('/embed', (request, response) => {
    const isOn = field(request, 'on') === 'yes';
    Object.assign(deps.stateStore.state, { embedOn: isOn, checkoutOn: isOn });
    deps.stateStore.save();
    response.redirect(303, '/admin/apps');
  });
  router.post('/editor', (request, response) => {
    const { state } = deps.stateStore;
    const isOn = field(request, 'on') === 'yes';
    const place = editorPlace(field(request, 'place'));
    if (place === 'checkout') state.checkoutOn = isOn;
    else Object.assign(state, { checkoutOn: state.checkoutOn ?? state.embedOn, embedOn: isOn });
    deps.stateStore.save();
    response.redirect(303, `/admin/editor?place=${place}&saved=yes`);
  });
  router.post('/compliance/shop', (_request, response) => {
    sendShopRedact(deps);
    deps.stateStore.state.uninstalledAt = null;
    deps.stateStore.save();
    response.redirect(303, '/admin/webhooks');
  });
  router.post('/compliance/customers/:id', (request, response, next) =>
    answerCustomer(deps, request, response, next),
  );
  router.post('/orders/:id/:change', (request, response, next) => {
    const order = orderOf(deps, request);
    const change = ownValue(ORDER_CHANGES, request.params.change);
    if (!order || !change) {
      next();
      return;
    }
    change(order, deps.options.clock());
    order.updatedAt = deps.options.clock();
    deps.stateStore.save();
    const customer = deps.stateStore.state.customers.find((one) => one.id === order.customerId) ?? null;
    deps.webhooks.publish('orders/updated', orderPayload(order, customer, deps.options));
    response.redirect(303, `/admin/orders/${order.id}`);
  });
}

const ORDER_CHANGES: Record<string, (order: Order, now: number) => void> = {
  send: (order) => void (order.fulfilled = true),
  refund(order) {
    const line = order.lines.find(({ quantity, returned = 0 }) => returned < quantity);
    if (line) line.returned = (line.returned ?? 0) + 1;
  },
  cancel(order, now) {
    order.cancelledAt ??= now;
    for (const line of order.lines) line.returned = line.quantity;
  },
};

function orderOf(deps: Deps, request: Request): Order | undefined {
  return deps.stateStore.state.orders.find((order) => String(order.id) === request.params['id']);
}

/** Sends the customer's data request or erasure request to the app. */
function answerCustomer(deps: Deps, request: Request, response: Response, next: () => void): void {
  const { customers, orders } = deps.stateStore.state;
  const customer = customers.find((one) => String(one.id) === request.params['id']);
  if (!customer) return next();
  const theirs = orders.filter((order) => order.customerId === customer.id);
  const name = `${customer.firstName} ${customer.lastName}`;
  if (field(request, 'ask') === 'erase') {
    deps.webhooks.publish('customers/redact', customerRedactPayload(deps.options, customer, theirs));
    return sendPage(response, customersPage(deps, `The app was asked to erase what it knows about ${name}.`));
  }
  deps.webhooks.publish('customers/data_request', dataRequestPayload(deps.options, customer, theirs));
  sendPage(response, customersPage(deps, `The app was asked what it knows about ${name}.`));
}
