import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { createLedger } from './ledger.ts';
import { createPace, Ended } from './pace.ts';
import { createRecords } from './records.ts';

/** The status of each further reply; null breaks the connection. */
const replies: (number | null)[] = [];
const server = createServer((request, response) => {
  request.resume();
  const status = replies.shift();
  if (status == null) request.socket.destroy();
  else response.writeHead(status).end(`reply ${status}`);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function start(isStubborn: boolean, isOver = () => false) {
  const [ledger, records] = [createLedger(), createRecords()];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createClient(url, { pace: createPace(1_000, isOver), records, ledger, isStubborn });
  const ask = (...given: (number | null)[]) => {
    replies.splice(0, Infinity, ...given);
    return client.send('answer', { method: 'POST', path: '/', body: '{}' });
  };
  return { ledger, records, ask };
}

describe('a request of the load client', () => {
  it('retries a request if the server asks for it, and times each attempt', async () => {
    const { ledger, records, ask } = start(false);
    expect(await ask(503, 200)).toBe('reply 200');
    expect([ledger.retried, ledger.faults.size, records.of('answer').length]).toEqual([1, 0, 2]);
  });

  it.each([[422], [500]])('records a fault for the reply %i', async (status) => {
    const { ledger, ask } = start(false);
    await expect(ask(status)).rejects.toThrow(String(status));
    expect([...ledger.faults.keys()]).toEqual([expect.stringContaining(`answered ${status}`)]);
  });

  it('records a fault when there is no reply, but not for a persistent client', async () => {
    await expect(start(false).ask(null)).rejects.toThrow();
    const { ledger, ask } = start(true);
    expect(await ask(null, 500, 201)).toBe('reply 201');
    expect([ledger.retried, ledger.faults.size]).toEqual([2, 0]);
  });

  it('does not retry after the end of the run', async () => {
    const { ledger, ask } = start(true, () => ledger.retried > 0);
    await expect(ask(503, 200)).rejects.toThrow(Ended);
  });
});
