import { CHANNEL, isEnvelope } from '../messages.ts';
import type { Question, SaveBar, ToAdmin, ToApp } from '../messages.ts';
import { createAppNav } from './app-nav.ts';
import { createConfirm } from './confirm.ts';
import { part } from './dom.ts';
import { createSaveBar } from './save-bar.ts';
import { createTitleBar } from './title-bar.ts';
import { createToasts } from './toasts.ts';

interface HostFacts {
  appOrigin: string;
  appName: string;
  /** The app's path in the admin. */
  base: string;
  store: string;
}

/** Parameters that the platform adds to the app's address; they stay out of the admin's. */
const PLATFORM_PARAMETERS = [
  'embedded',
  'hmac',
  'host',
  'id_token',
  'locale',
  'session',
  'shop',
  'timestamp',
];
const ADMIN_SCHEME = 'shopify://admin';

/** The admin's side of App Bridge: renders what the app describes and answers its requests. */
export function hostApp(frame: HTMLIFrameElement, facts: HostFacts): void {
  const send = (message: ToApp): void =>
    frame.contentWindow?.postMessage({ channel: CHANNEL, ...message }, facts.appOrigin);
  const press = (id: string): void => send({ kind: 'press', id });
  const confirm = createConfirm();
  const saveBar = createSaveBar(press, confirm);
  const titleBar = createTitleBar(facts, press);
  const toasts = createToasts(send);
  const nav = createAppNav(facts, async (path) => {
    if (!saveBar.isOpen() || (await confirm.leave())) send({ kind: 'navigate', path });
  });

  const show = (path: string): void => {
    const kept = withoutPlatformParameters(path);
    history.replaceState(history.state, '', facts.base + (kept === '/' ? '' : kept));
    nav.markCurrent(kept);
  };
  const handlers: { [K in ToAdmin['kind']]: (message: Extract<ToAdmin, { kind: K }>) => void } = {
    hello: ({ path }) => {
      titleBar.reset();
      saveBar.show(null);
      document.body.classList.remove('app-modal-open');
      show(path);
    },
    location: ({ path }) => show(path),
    'title-bar': ({ titleBar: described }) => titleBar.show(described),
    nav: ({ links }) => nav.show(links),
    'save-bar': ({ saveBar: described }: { saveBar: SaveBar | null }) => saveBar.show(described),
    modal: ({ open }) => document.body.classList.toggle('app-modal-open', open),
    toast: ({ toast }) => toasts.show(toast),
    'toast-hide': ({ id }) => toasts.hide(id),
    loading: ({ on }) => (part('progress').hidden = !on),
    ask: ({ request, question }) => void answer(request, question),
    open: ({ url }) => void openInAdmin(url),
  };

  async function answer(request: number, question: Question): Promise<void> {
    try {
      send({ kind: 'answer', request, value: await valueOf(question) });
    } catch (error) {
      send({ kind: 'refusal', request, reason: error instanceof Error ? error.message : 'Refused' });
    }
  }

  async function valueOf(question: Question): Promise<string> {
    if (question !== 'leave') return FETCHED[question]();
    if (await confirm.leave()) return 'leave';
    throw new Error('The merchant stays.');
  }

  async function openInAdmin(url: string): Promise<void> {
    if (!url.startsWith(ADMIN_SCHEME)) return;
    if (!saveBar.isOpen() || (await confirm.leave()))
      location.assign(`/admin${url.slice(ADMIN_SCHEME.length)}`);
  }

  window.addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow || event.origin !== facts.appOrigin) return;
    if (!isEnvelope(event.data)) return;
    const message = event.data as ToAdmin;
    if (Object.hasOwn(handlers, message.kind)) handlers[message.kind](message as never);
  });
}

const FETCHED: Record<Exclude<Question, 'leave'>, () => Promise<string>> = {
  'id-token': fetchIdToken,
  extensions: fetchExtensions,
};

async function fetchIdToken(): Promise<string> {
  const response = await fetch('/admin/id-token');
  if (!response.ok) throw new Error('This store has not installed the app.');
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

async function fetchExtensions(): Promise<string> {
  const response = await fetch('/admin/extensions');
  if (!response.ok) throw new Error('The store does not know its extensions.');
  return response.text();
}

function withoutPlatformParameters(path: string): string {
  const url = new URL(path, location.origin);
  for (const name of PLATFORM_PARAMETERS) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
