import type { Request, Response } from 'express';
import { EMBEDDED_BILLING_PATH } from '#server/kernel/config/config.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { plainRoute, type PlainRoute } from '#server/kernel/http/plain-route.ts';
import type { BillingDeps } from '../billing.ts';
import { cancelSubscription } from '../cancel-subscription.ts';
import { describeCustomer } from '../describe-customer.ts';
import { listInvoices } from '../list-invoices.ts';
import { confirmCharge } from '../confirm-charge.ts';
import { addPaymentMethod } from './add-payment-method.ts';
import { customerOf, requireCaller, requireServer, type Credentials } from './caller.ts';
import { changeCap, subscribeToOne } from './change-subscription.ts';
import { HOSTED_PATH, openHostedSession } from './hosted-session.ts';
import { identify } from './identify.ts';
import * as inputs from './inputs.ts';
import { recordUsage, reportUsage, type UsageEvent } from './usage.ts';
import { submitHostedForm, showHostedSession } from './visit-hosted-session.ts';

type ServiceDeps = Deps & BillingDeps;

const BODY = { kind: 'json', bytes: 512 * 1024 } as const;
const FORM = { kind: 'form', bytes: 16 * 1024 } as const;

/** The provider's protocol. Errors have the shape `{error, details?}`: see `error-handler.ts`. */
export function billingServiceRoutes(deps: ServiceDeps): PlainRoute[] {
  const own = (request: Request) => customerOf(deps, credentialsOf(request), undefined);
  return [
    call('identify', 'POST', '/identify', async (request) => {
      requireServer(deps, credentialsOf(request));
      return identify(deps, inputs.readAs(inputs.identifyInput, bodyOf(request)));
    }),
    call('customer', 'GET', '/customer', async (request) => {
      const { id } = inputs.readAs(inputs.customerInput, request.query);
      return { customer: await describeCustomer(deps, await customerOf(deps, credentialsOf(request), id)) };
    }),
    call('subscribe', 'POST', '/subscriptions', async (request) => {
      const storeId = await own(request);
      return subscribeToOne(deps, storeId, inputs.readAs(inputs.subscribeInput, bodyOf(request)));
    }),
    call('changeCap', 'PUT', '/subscriptions', async (request) => {
      const storeId = await own(request);
      return changeCap(deps, storeId, inputs.readAs(inputs.capInput, bodyOf(request)));
    }),
    call('cancel', 'DELETE', '/subscriptions', async (request) => {
      const storeId = await own(request);
      const { cancelReason = null, when } = inputs.readAs(inputs.cancelInput, bodyOf(request));
      return cancelSubscription(deps, storeId, { reason: cancelReason, when });
    }),
    ...usageRoutes(deps),
    call('addPaymentMethod', 'POST', '/payment_methods', async (request) => {
      const storeId = await own(request);
      const { returnUrl } = inputs.readAs(inputs.paymentMethodInput, bodyOf(request));
      return addPaymentMethod(deps, storeId, returnUrl);
    }),
    call('invoices', 'GET', '/invoices', async (request) => {
      const storeId = await own(request);
      const { status = null, ...page } = inputs.readAs(inputs.invoicesInput, request.query);
      return listInvoices(deps, storeId, { ...page, status });
    }),
    call('openHostedSession', 'POST', '/hosted_sessions', async (request) => {
      const storeId = await own(request);
      const { type, config } = inputs.readAs(inputs.hostedInput, bodyOf(request));
      return openHostedSession(deps, { storeId, type, locale: config.locale ?? null });
    }),
    ...pageRoutes(deps),
  ];
}

function usageRoutes(deps: ServiceDeps): PlainRoute[] {
  return [
    call('recordUsage', 'POST', '/usage_events', async (request) => {
      const credentials = credentialsOf(request);
      requireCaller(deps, credentials);
      const { events } = inputs.readAs(inputs.usageInput, bodyOf(request));
      // All customers must be known before any event is stored.
      const byStore = new Map<string, UsageEvent[]>();
      for (const id of new Set(events.map(({ customerId }) => customerId))) {
        const storeId = await customerOf(deps, credentials, id);
        const theirs = events.filter(({ customerId }) => customerId === id);
        byStore.set(storeId, [...(byStore.get(storeId) ?? []), ...theirs]);
      }
      for (const [storeId, theirs] of byStore) await recordUsage(deps, storeId, theirs);
      return { success: true };
    }),
    call('reportUsage', 'GET', '/usage_events/{id}/report', async (request) => {
      const { period, customerId } = inputs.readAs(inputs.reportInput, request.query);
      const storeId = await customerOf(deps, credentialsOf(request), customerId);
      return reportUsage(deps, storeId, String(request.params['id']), period);
    }),
  ];
}

/** The pages that browsers open: the return from the platform's charge page, and hosted sessions. */
function pageRoutes(deps: ServiceDeps): PlainRoute[] {
  const sealedOf = (request: Request) => String(request.params['session']);
  const page = { path: HOSTED_PATH, guard: 'none', rate: 'auth' } as const;
  return [
    plainRoute({
      name: 'billing.confirmCharge',
      method: 'GET',
      path: `${EMBEDDED_BILLING_PATH}/charges/{charge}/return`,
      guard: 'none',
      rate: 'auth',
      changesData: true,
      async handle(request, response) {
        const next = await confirmCharge(deps, String(request.params['charge']));
        withoutTraces(response).redirect(303, next);
      },
    }),
    plainRoute({
      ...page,
      name: 'billing.showHostedSession',
      method: 'GET',
      async handle(request, response) {
        const { html, policy } = await showHostedSession(deps, sealedOf(request), escapeHtml);
        withoutTraces(response).setHeader('Content-Security-Policy', policy);
        response.type('html').send(html);
      },
    }),
    plainRoute({
      ...page,
      name: 'billing.submitHostedForm',
      method: 'POST',
      body: FORM,
      async handle(request, response) {
        // The body of another content type than a form is not parsed.
        const form = (request.body ?? {}) as Record<string, unknown>;
        const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
        const asked = { action: field('action'), planId: field('planId'), reason: field('reason') };
        const next = await submitHostedForm(deps, sealedOf(request), asked);
        withoutTraces(response).redirect(303, next ?? request.originalUrl);
      },
    }),
  ];
}

/** One call of the protocol: JSON in, JSON out, never cached. */
function call(
  name: string,
  method: PlainRoute['method'],
  path: string,
  answer: (request: Request) => Promise<object>,
): PlainRoute {
  return plainRoute({
    name: `billing.${name}`,
    method,
    path: EMBEDDED_BILLING_PATH + path,
    guard: 'none',
    ...(method !== 'GET' && { body: BODY }),
    async handle(request, response) {
      const reply = await answer(request);
      response.setHeader('Cache-Control', 'no-store');
      response.json(reply);
    },
  });
}

function credentialsOf(request: Request): Credentials {
  return {
    appId: request.get('x-mantle-app-id'),
    apiKey: request.get('x-mantle-app-api-key'),
    customerToken: request.get('x-mantle-customer-api-token'),
  };
}

/** A missing body counts as an empty object. */
const bodyOf = (request: Request): unknown => (request.body as unknown) ?? {};

function withoutTraces(response: Response): Response {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  return response;
}
