import { describe, expect, test } from 'vitest';
import { install, openDevStore } from './support/open-dev-store.ts';

const TUNNEL = { origin: 'https://juniper.tunnel.example' };
const ADDRESSES = ['/admin/id-token', '/admin/install', '/admin/orders', '/store', '/app-bridge.js', '/'];

describe('a request to a host name of another machine', () => {
  test.each([
    'evil.example',
    'evil.example:3001',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example@127.0.0.1',
    '10.0.0.7:3001',
    '0.0.0.0:3001',
    '[::2]:3001',
    'juniper.tunnel.example',
    '',
  ])('returns 421 without an id token for the host %j', async (host) => {
    const opened = await openDevStore();
    await install(opened);
    const reply = await opened.http.get('/admin/id-token').set('host', host);
    expect(reply.status).toBe(421);
    expect(reply.text).not.toContain('idToken');
  });

  test.each(ADDRESSES)('returns 421 for another host at %s', async (address) => {
    const { http } = await openDevStore();
    expect((await http.get(address).set('host', 'evil.example')).status).toBe(421);
  });

  test('changes nothing on a request to a host name of another machine', async () => {
    const opened = await openDevStore();
    await install(opened);
    expect((await opened.http.post('/admin/uninstall').set('host', 'evil.example')).status).toBe(421);
    expect((await opened.http.get('/admin/id-token')).status).toBe(200);
  });
});

describe('a request to a host name of this machine', () => {
  test.each(['127.0.0.1', '127.0.0.1:3001', 'localhost', 'LOCALHOST:4000', '[::1]', '[::1]:3001'])(
    'answers requests to the host %s',
    async (host) => {
      const opened = await openDevStore();
      await install(opened);
      const reply = await opened.http.get('/admin/id-token').set('host', host);
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({ idToken: expect.any(String) as string });
    },
  );

  test('answers requests to the configured address, which a tunnel passes on', async () => {
    const opened = await openDevStore(TUNNEL);
    expect((await opened.http.get('/admin/apps').set('host', 'juniper.tunnel.example')).status).toBe(200);
    expect((await opened.http.get('/admin/apps').set('host', 'localhost:3001')).status).toBe(200);
    expect((await opened.http.get('/admin/apps').set('host', 'other.tunnel.example')).status).toBe(421);
  });
});
