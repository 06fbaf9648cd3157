import request from 'supertest';
import { identityOf } from '#server/areas/billing/customer-identity.ts';
import { EMBEDDED_BILLING_PATH } from '#server/kernel/config/config.ts';
import type { StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import type { IdentityApp } from './identity-app.ts';
import { handoffToken, validSession } from './sessions.ts';
import { buildPublishedSurvey } from './surveys.ts';

/** A token in an address that gives every browser with that address access to one thing. */
export interface AddressCredential {
  readonly value: string;
  /** The cookie or header that the owner's browser sends as well. */
  readonly cookie: string;
  /** Returns whether it gives access now. */
  readonly opens: () => Promise<boolean>;
}

export interface CredentialKind {
  /** The routes that accept it, each with the part of the request that they read it from. */
  readonly takenBy: readonly string[];
  readonly make: (app: IdentityApp, store: StoreRecord) => Promise<AddressCredential>;
}

/** Every credential that is part of an address. */
export const ADDRESS_CREDENTIALS: Record<string, CredentialKind> = {
  'a handoff': {
    takenBy: ['login by body'],
    async make({ deps, http }, store) {
      const { token: value, nonce } = await handoffToken(deps, store);
      const cookie = `askwell_install_nonce=${nonce}`;
      const trade = () =>
        request(http).post('/api/v1/auth/login').set('cookie', cookie).send({ handoffToken: value });
      return { value, cookie, opens: async () => (await trade()).status === 200 };
    },
  },
  'a preview of a draft on the store': {
    takenBy: ['storePreview by path', 'pageStyle by path'],
    async make({ deps, http }, store) {
      const { surveyId } = await buildPublishedSurvey(deps, store);
      const { authorization } = await validSession(deps, store);
      const path = `/api/v1/surveys/${surveyId}/store-preview`;
      const { url } = await given<{ url: string }>(
        request(http).post(path).set('authorization', authorization),
      );
      const value = new URL(url).searchParams.get('askwell_preview') ?? '';
      const opens = async () => (await request(http).get(`/store-preview/${value}`)).status === 200;
      return { value, cookie: '', opens };
    },
  },
  'a hosted billing session': {
    takenBy: ['billing.showHostedSession by path', 'billing.submitHostedForm by path'],
    async make({ deps, http }, store) {
      const { token } = await identityOf(deps, store.storeId);
      const reply = await request(http)
        .post(`${EMBEDDED_BILLING_PATH}/hosted_sessions`)
        .set({ 'x-mantle-app-id': deps.config.billing.appId, 'x-mantle-customer-api-token': token })
        .send(JSON.stringify({ type: 'plans', config: {} }));
      const { session } = reply.body as { session: { url: string } };
      const { pathname } = new URL(session.url);
      const opens = async () => (await request(http).get(pathname)).status === 200;
      return { value: pathname.split('/').at(-1) ?? '', cookie: '', opens };
    },
  },
  'a charge’s return': {
    takenBy: ['billing.confirmCharge by path'],
    async make({ deps, http, shops }, store) {
      const { authorization } = await validSession(deps, store);
      const asked = { planId: 'pro-monthly', framed: false };
      await given(request(http).post('/api/v1/billing/plan').set('authorization', authorization).send(asked));
      const [id, charge] = [...shops.charges].at(-1) ?? [];
      if (id === undefined || charge === undefined) throw new Error('No charge was asked for.');
      shops.approve(id);
      const { pathname } = new URL(charge.returnUrl);
      const value = decodeURIComponent(pathname.split('/').at(-2) ?? '');
      const opens = async () => {
        const { status, headers } = await request(http).get(pathname);
        return status === 303 && String(headers['location']).includes('charge_id=');
      };
      return { value, cookie: '', opens };
    },
  },
};

/** Returns the data of a reply; fails if the call failed. */
async function given<Data>(sent: request.Test): Promise<Data> {
  const { status, text } = await sent;
  if (status !== 200) throw new Error(`${String(status)} ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}
