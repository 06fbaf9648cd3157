import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLookups, type Lookup } from '#server/areas/connections/host-names.ts';
import { postRequest } from '#server/areas/connections/post-request.ts';
import {
  type Address,
  isAllowedAddress,
  readAddress,
  RefusedAddress,
  resolveAddress,
} from '#server/areas/connections/public-address.ts';
import { startReceiver } from '#tests/support/webhook-receiver.ts';

const STRICT = { allowsLoopback: false };
const OPEN = { allowsLoopback: true };

const HOSTILE = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.255.255.254/',
  'https://0/',
  'https://0.0.0.0:8443/',
  'https://2130706433/',
  'https://017700000001/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://10.0.0.1/',
  'https://167772161/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://0xa9fea9fe/latest/meta-data/',
  'https://100.64.0.1/',
  'https://192.0.0.192/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://203.0.113.9/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://①②⑦.⓪.⓪.①/',
  'https://[::]/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:4136:e378:8000:63bf:80ff:fffe]/',
  'https://[2001:db8::1]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[ff02::1]/',
  'https://[fec0::1]/',
  'http://example.com/',
  'https://user:secret@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'example.com/hook',
];

describe('the text of an address', () => {
  it.each(HOSTILE)('refuses %s', (text) => {
    expect(() => readAddress(text, STRICT)).toThrow(RefusedAddress);
  });

  it.each(['https://example.com/hook?a=1', 'https://93.184.216.34:8443/', 'https://[2606:2800:220:1::1]/'])(
    'accepts %s',
    (text) => {
      expect(readAddress(text, STRICT).protocol).toBe('https:');
    },
  );

  it('accepts this machine, and only this machine, where the configuration allows it', () => {
    expect(readAddress('http://127.0.0.1:9000/hook', OPEN).port).toBe('9000');
    expect(readAddress('http://[::1]:9000/hook', OPEN).port).toBe('9000');
    for (const text of ['http://10.0.0.1/', 'http://169.254.169.254/', 'http://[::ffff:127.0.0.1]/']) {
      expect(() => readAddress(text, OPEN)).toThrow(RefusedAddress);
    }
  });

  it('accepts no IPv4 address of a private network, in whatever form it is written', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const inside = fc.oneof(
      fc.tuple(fc.constant(10), byte, byte, byte),
      fc.tuple(fc.constant(127), byte, byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    );
    fc.assert(
      fc.property(inside, ([a, b, c, d]) => {
        const number = ((a * 256 + b) * 256 + c) * 256 + d;
        const hex = number.toString(16).padStart(8, '0');
        const forms = [
          `${a}.${b}.${c}.${d}`,
          String(number),
          `0x${hex}`,
          `0${number.toString(8)}`,
          `[::ffff:${a}.${b}.${c}.${d}]`,
          `[2002:${hex.slice(0, 4)}:${hex.slice(4)}::]`,
          `[64:ff9b::${hex.slice(0, 4)}:${hex.slice(4)}]`,
        ];
        for (const form of forms)
          expect(() => readAddress(`https://${form}/`, STRICT)).toThrow(RefusedAddress);
      }),
    );
  });
});

const answers =
  (...addresses: string[]) =>
  (): Promise<readonly Address[]> =>
    Promise.resolve(
      addresses.map((address) => ({ address, family: address.includes(':') ? (6 as const) : (4 as const) })),
    );

describe('a host name', () => {
  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine by IPv6', '::1'],
    ['an address within IPv6', '::ffff:10.0.0.8'],
    ['the metadata of a cloud', '169.254.169.254'],
  ])('is refused if it leads to %s', async (_, address) => {
    const resolving = resolveAddress(new URL('https://hook.example/'), STRICT, answers(address));
    await expect(resolving).rejects.toThrow(RefusedAddress);
  });

  it('is refused if one of its addresses is private', async () => {
    const mixed = answers('93.184.216.34', '10.0.0.1');
    await expect(resolveAddress(new URL('https://hook.example/'), STRICT, mixed)).rejects.toThrow(
      RefusedAddress,
    );
    await expect(resolveAddress(new URL('https://hook.example/'), STRICT, answers())).rejects.toThrow(
      RefusedAddress,
    );
  });

  it('is resolved once; the connection goes to the address that was checked', async () => {
    const receiver = await startReceiver();
    const { port, pathname } = new URL(receiver.url);
    let asked = 0;
    const changing: Lookup = () => {
      asked += 1;
      return answers(asked === 1 ? '127.0.0.1' : '10.0.0.1')();
    };
    const { attempt } = await post(`http://changing.example:${port}${pathname}`, { lookup: changing });
    expect([attempt.status, attempt.failure, asked]).toEqual([200, null, 1]);
    expect(receiver.received[0]?.headers.host).toBe(`changing.example:${port}`);
    await receiver.close();
  });

  it.each([
    ['ECONNREFUSED', 'The connection was refused.'],
    ['constructor', 'The request failed.'],
  ])('that cannot be resolved is told in a sentence: %s', async (code, sentence) => {
    const failing: Lookup = () => Promise.reject(Object.assign(new Error('failed'), { code }));
    const { attempt } = await post('https://hook.example/', { lookup: failing });
    expect(attempt.failure).toBe(sentence);
  });

  it('reaches no receiver on this machine where the configuration does not allow it', async () => {
    const receiver = await startReceiver();
    const { port, pathname } = new URL(receiver.url);
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]', 'inner.example']) {
      const { attempt, isDelivered } = await post(`https://${host}:${port}${pathname}`, {
        rules: STRICT,
        ...(host === 'inner.example' && { lookup: answers('127.0.0.1') }),
      });
      expect([host, isDelivered, attempt.status, attempt.failure]).toEqual([
        host,
        false,
        null,
        'This address leads into a private network. Askwell sends to public addresses only.',
      ]);
    }
    expect(receiver.received).toEqual([]);
    await receiver.close();
  });
});

const HEADERS = { 'webhook-id': 'evt_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,x' };

const post = (url: string, deps: Partial<Parameters<typeof postRequest>[0]> = {}) =>
  postRequest(
    { rules: OPEN, clock: Date.now, lookup: createLookups()('store'), ...deps },
    { url, shownUrl: url, keys: [], headers: HEADERS, body: '{}' },
  );

describe('a request', () => {
  it('follows no redirect', async () => {
    const inner = await startReceiver();
    const outer = await startReceiver((_, response) => {
      response.writeHead(307, { location: inner.url }).end();
    });
    const { attempt, isDelivered } = await post(outer.url);
    expect([isDelivered, attempt.status]).toEqual([false, 307]);
    expect(attempt.failure).toMatch(/redirects/);
    expect(inner.received).toEqual([]);
    await Promise.all([inner.close(), outer.close()]);
  });

  it('ends in time at a receiver that hangs before, in or after its head', async () => {
    const receiver = await startReceiver();
    for (const hang of [
      () => undefined,
      (response: { writeHead(status: number): unknown; flushHeaders(): void }) => {
        response.writeHead(200);
        response.flushHeaders();
      },
    ]) {
      receiver.answer = (_, response) => hang(response);
      const { attempt, isDelivered } = await post(receiver.url, { longestMs: 200 });
      expect([isDelivered, attempt.failure]).toEqual([false, 'There was no complete reply in time.']);
    }
    await receiver.close();
  });

  it('reads only the beginning of a reply', async () => {
    const receiver = await startReceiver((_, response) => {
      response.on('error', () => undefined);
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    });
    const { attempt, isDelivered } = await post(receiver.url);
    expect([isDelivered, attempt.reply.length]).toEqual([true, 1_000]);
    await receiver.close();
  });

  it('says what went wrong without naming addresses', async () => {
    const receiver = await startReceiver((_, response) => void response.destroy());
    expect((await post(receiver.url)).attempt.failure).toBe('The connection was closed before a reply.');
    await receiver.close();
    expect((await post(receiver.url)).attempt.failure).toBe('The connection was refused.');
  });
});

it('treats the public and the private addresses of a table alike in both rules', () => {
  for (const [address, family, isPublic] of [
    ['8.8.8.8', 4, true],
    ['172.15.0.1', 4, true],
    ['172.32.0.1', 4, true],
    ['192.167.255.255', 4, true],
    ['2606:4700::1111', 6, true],
    ['2001:4860:4860::8888', 6, true],
    ['4000::1', 6, false],
    ['192.168.0.1', 4, false],
  ] as const) {
    for (const rules of [STRICT, OPEN]) expect(isAllowedAddress({ address, family }, rules)).toBe(isPublic);
  }
});
