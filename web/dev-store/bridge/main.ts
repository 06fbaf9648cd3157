import { lendActions } from './actions.ts';
import { openChannel } from './channel.ts';
import { defineModal } from './modal.ts';
import { defineNavMenu } from './nav-menu.ts';
import { followNavigation } from './navigation.ts';
import { defineSaveBar } from './save-bar.ts';
import { adoptStyles } from './styles.ts';
import { defineTitleBar } from './title-bar.ts';
import { createToasts } from './toast.ts';
import type { ExtensionInfo, ShopifyGlobal } from './types.ts';
import { pointOfSale, refuse, unavailable } from './unavailable.ts';

/** The server inserts the trusted origin; the page's address must not be able to name it. */
const HOST_ORIGIN = '%DEV_STORE_ORIGIN%';

const channel = openChannel(HOST_ORIGIN);
const actions = lendActions(channel);
const query = new URLSearchParams(location.search);

adoptStyles();
defineTitleBar(channel, actions);
defineNavMenu(channel);

/** Has the platform's own type, so that an update with new members fails to compile here. */
const shopify: ShopifyGlobal = {
  config: {
    apiKey: document.querySelector<HTMLMetaElement>('meta[name="shopify-api-key"]')?.content ?? '',
    host: query.get('host') ?? '',
    shop: query.get('shop') ?? '',
    locale: query.get('locale') ?? 'en',
  },
  origin: location.origin,
  ready: Promise.resolve(),
  setSignals: () => undefined,
  environment: { mobile: false, embedded: channel.framed, pos: false, intent: false },
  idToken: () => channel.ask('id-token'),
  toast: createToasts(channel),
  modal: defineModal(channel, actions),
  saveBar: defineSaveBar(channel, actions),
  loading: (on = false) => channel.post({ kind: 'loading', on }),
  user: () => Promise.resolve({ accountAccess: 'Full' }),
  resourcePicker: () => refuse('resourcePicker'),
  picker: () => refuse('picker'),
  scanner: { capture: () => refuse('scanner.capture') },
  pos: pointOfSale,
  intents: unavailable.intents,
  webVitals: {},
  support: {},
  reviews: { request: () => refuse('reviews.request') },
  scopes: unavailable.scopes,
  app: {
    extensions: async () => JSON.parse(await channel.ask('extensions')) as ExtensionInfo[],
  },
  shopifyQL: { available: () => Promise.resolve(false) },
  tools: unavailable.tools,
};

Object.defineProperty(window, 'shopify', { value: shopify, configurable: true, enumerable: true });
followNavigation(channel);
