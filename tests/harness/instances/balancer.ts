import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDaemon } from '#tests/support/daemon.ts';
import { freePort } from '#tests/support/free-port.ts';
import { until } from './until.ts';

export interface Balancer {
  /** Gives requests to the ready instances by turns. */
  readonly url: string;
  /** Gives all requests of one address to the same instance. */
  readonly byAddressUrl: string;
  stop(): Promise<void>;
}

/** Starts HAProxy before instances on these ports. It asks each for `/readyz` and leaves out those that are not ready. */
export async function startBalancer(
  program: string,
  ports: readonly number[],
  { scratch, repeatsLost }: { scratch: string; repeatsLost: boolean },
): Promise<Balancer> {
  const [port, byAddress] = [await freePort(), await freePort()];
  const file = join(scratch, 'haproxy.cfg');
  await writeFile(file, configOf({ port, byAddress, repeatsLost }, ports));
  const daemon = startDaemon(program, ['-db', '-f', file], { log: join(scratch, 'haproxy.log') });
  const url = `http://127.0.0.1:${port}`;
  await until(
    () =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    'HAProxy',
  );
  return { url, byAddressUrl: `http://127.0.0.1:${byAddress}`, stop: () => daemon.kill() };
}

function configOf(
  at: { port: number; byAddress: number; repeatsLost: boolean },
  ports: readonly number[],
): string {
  const servers = ports.map((port, index) => `  server app${index} 127.0.0.1:${port} check`);
  const backend = (name: string, balance: string) => [`backend ${name}`, `  balance ${balance}`, ...servers];
  return [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout check 2s',
    '  option forwardfor',
    '  option httpchk GET /readyz',
    // A refused connection is tried at another instance.
    '  option redispatch 1',
    '  retries 3',
    // Calls are idempotent, so another instance may get a call whose instance has just closed the connection.
    ...(at.repeatsLost ? ['  retry-on conn-failure empty-response'] : []),
    '  default-server inter 500ms fall 1 rise 1',
    '  http-error status 503 content-type "text/plain" string "No instance is ready." hdr Retry-After 1',
    'frontend turns',
    `  bind 127.0.0.1:${at.port}`,
    '  default_backend by_turns',
    'frontend addresses',
    `  bind 127.0.0.1:${at.byAddress}`,
    '  default_backend by_address',
    ...backend('by_turns', 'roundrobin'),
    ...backend('by_address', 'source'),
    '',
  ].join('\n');
}
