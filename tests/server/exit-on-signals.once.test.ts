import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** A process that stops as it is told to, and says when. */
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

// Each test starts a process, which takes its time on a busy machine.
describe('a signal', { timeout: 60_000 }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends the process well once everything is finished',
    async (signal) => {
      const { child, ended } = await run(SLOW);
      child.kill(signal);
      const { code, output } = await ended;
      expect(code).toBe(0);
      expect(output()).toContain('everything was finished');
    },
  );

  it('that comes twice ends it at once, and not well', async () => {
    const { child, ended } = await run('exitOnSignals({ log, stop: () => new Promise(() => {}) });');
    child.kill('SIGTERM');
    // One Ctrl+C may arrive twice, from the terminal and from the npm above; a person takes longer.
    await sleep(1_000);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(1);
  });
});

describe('a fault that nobody caught', { timeout: 60_000 }, () => {
  it.each([
    ['thrown', "setTimeout(() => { throw new Error('lost'); }, 10);"],
    ['rejected', "void Promise.reject(new Error('lost'));"],
  ])('%s is logged and ends the process', async (_how, fault) => {
    const { ended } = await run(`${SLOW} setTimeout(() => { ${fault} }, 50);`);
    const { code, output } = await ended;
    expect(code).toBe(1);
    expect(JSON.parse(output().trim())).toMatchObject({ level: 'fatal', error: { message: 'lost' } });
  });
});
