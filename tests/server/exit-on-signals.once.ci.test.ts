import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Runs a child process that stops cleanly on a signal and prints when it does. */
async function run(body: string) {
  const script = `
    import { exitOnSignals } from '#server/start/exit-on-signals.ts';
    import { createLog } from '#server/kernel/telemetry/log.ts';
    const log = createLog({ level: 'info' });
    setInterval(() => {}, 1000);
    ${body}
    process.send('ready');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout?.on('data', (piece) => (output += String(piece)));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    output: () => output,
  }));
  await once(child, 'message');
  return { child, ended };
}

const SLOW = `exitOnSignals({ log, stop: () => new Promise((done) => setTimeout(() => {
  log.info({}, 'everything was finished');
  done();
}, 300)) });`;

// Each test starts a process, which can be slow on a busy machine.
describe('exit on signals', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'exits with code 0 after %s, once all work is finished',
    async (signal) => {
      const { child, ended } = await run(SLOW);
      child.kill(signal);
      const { code, output } = await ended;
      expect(code).toBe(0);
      expect(output()).toContain('everything was finished');
    },
  );

  it('exits at once with a failure code on the second signal', async () => {
    const { child, ended } = await run('exitOnSignals({ log, stop: () => new Promise(() => {}) });');
    child.kill('SIGTERM');
    // Time passes: one Ctrl+C can arrive twice at once, from the terminal and from npm; a second key press comes
    // later.
    await sleep(1_000);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(1);
  });
});

describe('uncaught errors', () => {
  it.each([
    ['thrown', "setTimeout(() => { throw new Error('lost'); }, 10);"],
    ['rejected', "void Promise.reject(new Error('lost'));"],
  ])('logs %s and ends the process', async (_how, fault) => {
    const { ended } = await run(`${SLOW} setTimeout(() => { ${fault} }, 50);`);
    const { code, output } = await ended;
    expect(code).toBe(1);
    expect(JSON.parse(output().trim())).toMatchObject({ level: 'fatal', error: { message: 'lost' } });
  });
});
