import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string) =>
  readFileSync(new URL(`../../../server/deploy/${name}`, import.meta.url), 'utf8');

/** Every secret that the server or PostgreSQL reads, written as an assignment. */
const SECRET = /\b(?:\w*(?:SECRET|TOKEN|API_KEY|PASSWORD)|TOKEN_KEYS|DATABASE_URL)\s*[:=]/;

describe('the files of a deployment', () => {
  it.each(['compose.yaml', 'askwell.service', 'Dockerfile'])('%s holds no secret', (name) => {
    expect(
      read(name)
        .split('\n')
        .filter((line) => SECRET.test(line)),
    ).toEqual([]);
  });

  it('give every container a read-only root, no capability by default and a limit', () => {
    const text = read('compose.yaml');
    const common = /^x-instance:[^]*?(?=^services:)/m.exec(text)?.[0] ?? '';
    const services =
      /^services:\n([^]*?)^\S/m
        .exec(text)?.[1]
        ?.split(/^ {2}(?=\S)/m)
        .slice(1) ?? [];
    expect(services).toHaveLength(4);
    for (const service of services) {
      const settings = service.replace('<<: *instance', common);
      for (const wanted of [
        'read_only: true',
        'cap_drop: [ALL]',
        'no-new-privileges:true',
        'tmpfs:',
        'restart:',
      ]) {
        expect(settings).toContain(wanted);
      }
    }
  });

  it('wait longer for the app’s end than the app waits for its requests', () => {
    const app = readFileSync(new URL('../../../app.config.toml', import.meta.url), 'utf8');
    const stopSeconds = Number(/^stop_seconds = (\d+)$/m.exec(app)?.[1]);
    const waits = [
      Number(/stop_grace_period: (\d+)s/.exec(read('compose.yaml'))?.[1]),
      Number(/^TimeoutStopSec=(\d+)s$/m.exec(read('askwell.service'))?.[1]),
    ];
    expect(waits.filter((seconds) => seconds > stopSeconds)).toEqual(waits);
  });

  it('start the same file', () => {
    expect(read('Dockerfile')).toContain('CMD ["node", "dist/server/serve.js"]');
    expect(read('askwell.service')).toContain('ExecStart=/usr/bin/node dist/server/serve.js');
  });
});
