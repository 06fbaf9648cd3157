import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Config } from '#server/kernel/config/config.ts';

const require = createRequire(import.meta.url);
/** The provider's own script from its package. */
const SCRIPT = readFileSync(require.resolve('@calcom/embed-core'));

export type Trouble =
  | 'the script hangs'
  | 'the script is missing'
  | 'the page refuses frames'
  | 'no such link';

export interface BookingProvider {
  readonly origin: string;
  /** Configures a product to use this provider. */
  configure: (config: Config) => Config;
  /** The address of each requested booking page. */
  readonly asked: URL[];
  trouble: Trouble | null;
  close(): void;
}

/** The messages that the provider's booking page posts to the embedding script. */
const messages = (...types: string[]) =>
  types
    .map(
      (type) => `tell('${type}', { code: '404', iframeHeight: 640, iframeWidth: 320, isFirstTime: true });`,
    )
    .join('\n');

const page = (isKnown: boolean) => `<!doctype html><html lang="en"><title>Booking</title>
<h1>Thirty minutes</h1><button id="confirm">Confirm</button>
<script>
  const namespace = new URLSearchParams(location.search).get('embed');
  function tell(type, data) {
    parent.postMessage({ originator: 'CAL', type, namespace, fullType: 'CAL:' + namespace + ':' + type, data }, '*');
  }
  document.getElementById('confirm').addEventListener('click', () => {
    ${messages('bookingSuccessfulV2', 'bookingSuccessful')}
  });
  ${messages('__iframeReady', '__dimensionChanged', isKnown ? 'linkReady' : 'linkFailed')}
</script></html>`;

/**
 * A stand-in for the provider's site: its real script, and a booking page that posts the same messages as the real
 * one.
 */
export async function startBookingProvider(): Promise<BookingProvider> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1');
    if (url.pathname === '/embed/embed.js') sendScript(response, provider.trouble);
    else if (url.pathname === '/askwell/30min/embed') {
      provider.asked.push(url);
      sendPage(response, provider.trouble);
    } else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const booking = { link: 'askwell/30min', scriptUrl: `${origin}/embed/embed.js`, origin };
  const provider: BookingProvider = {
    origin,
    asked: [],
    trouble: null,
    configure: (config) => ({ ...config, booking }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;
}

function sendScript(response: ServerResponse, trouble: Trouble | null): void {
  if (trouble === 'the script hangs') return;
  if (trouble === 'the script is missing') response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
}

function sendPage(response: ServerResponse, trouble: Trouble | null): void {
  const refusal = trouble === 'the page refuses frames' ? { 'x-frame-options': 'DENY' } : {};
  response.writeHead(200, { 'content-type': 'text/html', ...refusal }).end(page(trouble !== 'no such link'));
}
