import { describe, expect, it } from 'vitest';
import { createLog } from '#server/kernel/telemetry/log.ts';
import { stopInOrder } from '#server/start/stop-in-order.ts';

describe('stopping in order', () => {
  it('continues with the next part when one fails or hangs, and names it', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
    const order: string[] = [];
    const step = (name: string, work: () => Promise<void> = () => Promise.resolve()) => ({
      name,
      stop: () => {
        order.push(name);
        return work();
      },
    });
    const steps = [
      step('connections'),
      step('areas', () => Promise.reject(new Error('broken'))),
      step('dev store', () => new Promise(() => undefined)),
      step('database'),
    ];
    await stopInOrder(steps, 100, log);
    expect(order).toEqual(['connections', 'areas', 'dev store', 'database']);
    const faults = lines
      .map((line) => JSON.parse(line) as { step?: string })
      .flatMap(({ step: name }) => name ?? []);
    expect(faults).toEqual(['areas', 'dev store']);
  });
});
