import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { API_BASE } from '#shared/api/base.ts';
import { responsePath } from '#shared/collect/collect.ts';
import { snapshotsOf } from '#tests/harness/bench/ingest/shoppers.ts';
import type { Ledger } from '#tests/harness/soak/ledger.ts';
import type { SoakStore } from '#tests/harness/soak/stage.ts';

/** More than three instances let through together. */
const NEWCOMERS = 100;

/** Sends new responses of one address to one survey and returns how many were let through. */
export async function countNewcomers(
  url: string,
  store: SoakStore,
  { localAddress, ledger }: { localAddress: string; ledger: Ledger },
): Promise<number> {
  let letThrough = 0;
  for (let at = 0; at < NEWCOMERS; at += 1) {
    const responseId = randomBytes(16).toString('hex');
    const [snapshot] = snapshotsOf(at, responseId);
    const path = API_BASE + responsePath(store.publicId, responseId);
    const status = await put(url + path, localAddress, JSON.stringify(snapshot));
    const isAccepted = status === 200;
    ledger.responses.set(responseId, {
      storeId: store.storeId,
      sent: 1,
      acknowledged: isAccepted ? 1 : 0,
      isComplete: false,
    });
    if (isAccepted) letThrough += 1;
    else if (status !== 429) throw new Error(`A new response was answered ${status}.`);
  }
  return letThrough;
}

/** `fetch` cannot choose the address that it calls from. */
function put(url: string, localAddress: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method: 'PUT', localAddress, headers: { 'content-type': 'application/json' } },
      (reply) => {
        reply.resume();
        reply.on('end', () => resolve(reply.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
