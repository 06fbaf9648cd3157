import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FakeShops } from '#tests/support/fake-shop.ts';

const run = promisify(execFile);

export interface TlsPlatform {
  /** The certificate that whoever calls the store has to trust. */
  readonly certificate: string;
  stop(): Promise<void>;
}

/** The fake store platform at https://{shop}, at the port that production calls. Needs a network of its own. */
export async function startTlsPlatform(shop: string, folder: string): Promise<TlsPlatform> {
  const [key, certificate] = [join(folder, 'store-key.pem'), join(folder, 'store-certificate.pem')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${shop}`, '-addext', `subjectAltName=DNS:${shop}`, '-keyout', key, '-out', certificate],
  ]);
  const shops = await FakeShops.start();
  const server = createServer(
    { key: await readFile(key), cert: await readFile(certificate) },
    (incoming, outgoing) => {
      const { method, url, headers } = incoming;
      const onward = request(shops.url + (url ?? '/'), { method, headers }, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    },
  ).listen(443, '127.0.0.1');
  await once(server, 'listening');
  return {
    certificate,
    async stop() {
      server.closeAllConnections();
      server.close();
      await shops.stop();
    },
  };
}
