import { describe, expect, it } from 'vitest';
import { createLookups } from '#server/areas/connections/host-names.ts';
import { postRequest } from '#server/areas/connections/post-request.ts';
import { createGate } from '#tests/support/gate.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { addresses, type NameReply, startNameServer } from '#tests/support/name-server.ts';

const never = new AbortController().signal;

/** Lookups of stores at a name server of the test. */
async function lookups(
  answer: Parameters<typeof startNameServer>[0],
  options: Parameters<typeof createLookups>[0] = {},
) {
  const server = await startNameServer(answer);
  let now = 0;
  const lookupOf = createLookups({ servers: [server.address], now: () => now, ...options });
  return {
    server,
    lookupOf,
    find: (host: string, store = 'store', signal = never) => lookupOf(store)(host, signal),
    advance: (milliseconds: number) => void (now += milliseconds),
  };
}

describe('the addresses of a host name', () => {
  it('are those of both families, IPv4 first', async () => {
    const { find } = await lookups(addresses('2606:2800:220:1::1', '93.184.216.34', '93.184.216.35'));
    expect(await find('hook.example')).toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '93.184.216.35', family: 4 },
      { address: '2606:2800:220:1::1', family: 6 },
    ]);
  });

  it('are found behind a chain of other names', async () => {
    const { find } = await lookups(({ type }) => [
      { type: 'CNAME', value: 'shop.example' },
      { type: 'CNAME', name: 'shop.example', value: 'host.example' },
      ...(type === 'A' ? [{ type, name: 'host.example', value: '93.184.216.34' }] : []),
    ]);
    expect(await find('hook.example')).toEqual([{ address: '93.184.216.34', family: 4 }]);
  });

  it('are asked for over TCP when they are too many for one packet', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `93.184.216.${at}`);
    const { find, server } = await lookups(addresses(...many));
    expect((await find('hook.example')).map(({ address }) => address).toSorted()).toEqual(many.toSorted());
    expect(server.asked.filter(({ via }) => via === 'tcp')).toEqual([
      { name: 'hook.example', type: 'A', via: 'tcp' },
    ]);
  });

  it('of one family are enough when the other cannot be looked up', async () => {
    const { find } = await lookups((asked) =>
      asked.type === 'A' ? addresses('93.184.216.34')(asked) : 'SERVFAIL',
    );
    expect(await find('hook.example')).toEqual([{ address: '93.184.216.34', family: 4 }]);
  });

  it('are known of this machine without a name server', async () => {
    const { find, server } = await lookups(() => 'silence');
    for (const host of ['localhost', 'hooks.localhost', 'localhost.']) {
      expect(await find(host)).toEqual([{ address: '127.0.0.1', family: 4 }]);
    }
    expect(server.asked).toEqual([]);
  });
});

describe('a name that leads nowhere', () => {
  const RULES = { allowsLoopback: false };
  const failureOf = async (answer: Parameters<typeof startNameServer>[0], longestMs?: number) => {
    const { lookupOf } = await lookups(answer);
    const url = 'https://hook.example/';
    const { attempt } = await postRequest(
      {
        ...{ rules: RULES, clock: Date.now, lookup: lookupOf('store') },
        ...(longestMs !== undefined && { longestMs }),
      },
      { url, shownUrl: url, keys: [], headers: {}, body: '{}' },
    );
    return attempt.failure;
  };
  const PRIVATE = 'This address leads into a private network. Askwell sends to public addresses only.';

  it.each<[string, NameReply, string]>([
    ['does not exist', 'NXDOMAIN', 'The host name was not found.'],
    ['has no address', [], 'The host name has no address.'],
    ['is not answered for', 'SERVFAIL', 'The host name could not be looked up.'],
    ['is an alias of nothing', [{ type: 'CNAME', value: 'gone.example' }], 'The host name has no address.'],
  ])('says so when it %s', async (_what, reply, sentence) => {
    expect(await failureOf(() => reply)).toBe(sentence);
  });

  it('says so when no name server is there', async () => {
    const lookupOf = createLookups({ servers: ['127.0.0.1:1'] });
    await expect(lookupOf('store')('hook.example', never)).rejects.toThrow(
      'The host name could not be looked up.',
    );
  });

  it('is refused when one of its addresses is private, in either family', async () => {
    expect(await failureOf(addresses('93.184.216.34', '10.0.0.1'))).toBe(PRIVATE);
    expect(await failureOf(addresses('93.184.216.34', 'fd00::1'))).toBe(PRIVATE);
    expect(await failureOf(addresses('127.0.0.1'))).toBe(PRIVATE);
    expect(
      await failureOf(() => [
        { type: 'CNAME', value: 'inner.example' },
        { type: 'A', name: 'inner.example', value: '169.254.169.254' },
      ]),
    ).toBe(PRIVATE);
  });

  it('ends with the attempt when the name server does not answer', async () => {
    expect(await failureOf(() => 'silence', 100)).toBe('There was no complete reply in time.');
  });
});

describe('what was looked up', () => {
  it('holds as long as its name server says, and at most for a minute', async () => {
    const { find, server, advance } = await lookups(({ name, type }) =>
      type === 'A' ? [{ type, value: '93.184.216.34', ttl: name === 'short.example' ? 5 : 3_600 }] : [],
    );
    const asked = () => server.asked.filter(({ type }) => type === 'A').length;
    for (const [host, milliseconds] of [
      ['short.example', 5_000],
      ['long.example', 60_000],
    ] as const) {
      const before = asked();
      await find(host);
      advance(milliseconds - 1);
      await find(host);
      expect(asked()).toBe(before + 1);
      advance(1);
      await find(host);
      expect(asked()).toBe(before + 2);
    }
  });

  it('holds for ten seconds after a failure', async () => {
    let reply: NameReply = 'NXDOMAIN';
    const { find, advance } = await lookups(({ type }) => (type === 'A' ? reply : []));
    await expect(find('hook.example')).resolves.toEqual([]);
    reply = [{ type: 'A', value: '93.184.216.34' }];
    advance(9_999);
    await expect(find('hook.example')).resolves.toEqual([]);
    advance(1);
    await expect(find('hook.example')).resolves.toHaveLength(1);
  });

  it('holds for its own store', async () => {
    const { find, server } = await lookups(addresses('93.184.216.34'));
    await find('hook.example', 'one');
    await find('hook.example', 'other');
    expect(server.asked).toHaveLength(4);
  });

  it('is not kept when its attempt ended first', async () => {
    const gate = createGate();
    const { find, server } = await lookups(async (asked) => {
      await gate.opened;
      return addresses('93.184.216.34')(asked);
    });
    const attempt = new AbortController();
    const ended = find('hook.example', 'store', attempt.signal);
    await expect.poll(() => server.asked).toHaveLength(2);
    attempt.abort();
    await expect(ended).rejects.toThrow();
    gate.open();
    expect(await find('hook.example')).toHaveLength(1);
  });
});

describe('names that are never answered', () => {
  it('take four places of their own store, and none of another', async () => {
    const { find, server } = await lookups(
      (asked) => (asked.name.startsWith('slow') ? 'silence' : addresses('93.184.216.34')(asked)),
      { patience: { timeout: PATIENCE_MS, tries: 1, longestMs: PATIENCE_MS } },
    );
    const attempts = Array.from({ length: 6 }, () => new AbortController());
    const slow = Promise.allSettled(
      attempts.map(({ signal }, at) => find(`slow-${at}.example`, 'slow', signal)),
    );
    await expect.poll(server.names).toHaveLength(4);
    expect(await find('hook.example', 'other')).toHaveLength(1);
    expect(server.names()).toEqual([0, 1, 2, 3].map((at) => `slow-${at}.example`).concat('hook.example'));
    attempts[0]?.abort();
    await expect.poll(server.names).toContain('slow-4.example');
    for (const attempt of attempts) attempt.abort();
    expect(new Set((await slow).map(({ status }) => status))).toEqual(new Set(['rejected']));
    // Every place is free again.
    expect(await find('hook.example', 'slow')).toHaveLength(1);
  });
});
