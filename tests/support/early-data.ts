import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { ProxyPlan } from '#tests/support/nginx.ts';
import { statusesIn } from './proxied.ts';

const LIMIT_MS = 120_000;

/**
 * Node cannot send TLS early data; openssl can. The first connection brings the ticket that the second needs, on which
 * `afterwards` is sent when the reply to the early request is there. Returns what openssl printed.
 */
export async function sendEarly(plan: ProxyPlan, early: string, afterwards: string): Promise<string> {
  const session = join(plan.folder, 'session');
  const request = join(plan.folder, 'early-request');
  await writeFile(request, early);
  const first = openssl(plan, ['-sess_out', session]);
  first.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await first.replies(1);
  await expect.poll(() => existsSync(session)).toBe(true);
  first.end();
  const second = openssl(plan, ['-sess_in', session, '-early_data', request]);
  await second.replies(1);
  second.send(afterwards);
  await second.replies(2);
  second.end();
  return second.said();
}

function openssl({ httpsPort }: ProxyPlan, options: string[]) {
  const connection = ['s_client', '-connect', `127.0.0.1:${httpsPort}`, '-servername', 'localhost'];
  const child = spawn('openssl', [...connection, '-tls1_3', '-alpn', 'http/1.1', ...options], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  return {
    said: () => said,
    send: (text: string) => void child.stdin.write(text),
    replies: (count: number) =>
      expect.poll(() => statusesIn(said).length, { timeout: LIMIT_MS }).toBeGreaterThanOrEqual(count),
    end: () => void child.kill('SIGTERM'),
  };
}
