import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inTurn } from '#server/kernel/limits/in-turn.ts';
import { createGate, type Gate } from '#tests/support/gate.ts';

const LIMITS = { atOnce: 2, waiting: 5, ofStore: { atOnce: 1, waiting: 2 } };

/** Calls that run until the test ends them. */
function held(limits: Parameters<typeof inTurn>[1] = LIMITS) {
  const running = new Map<string, Gate>();
  const call = inTurn(async (name: string) => {
    const gate = createGate();
    running.set(name, gate);
    await gate.opened;
    running.delete(name);
    return name;
  }, limits);
  return {
    call,
    running: () => [...running.keys()],
    async end(name: string, ended: Promise<string>) {
      running.get(name)?.open();
      expect(await ended).toBe(name);
      // The next call begins.
      await new Promise(setImmediate);
    },
  };
}

const REFUSED = { code: 'UNAVAILABLE' };

describe('the turns of stores', () => {
  it('start a call of another store before those that wait for their own', async () => {
    const { call, running, end } = held();
    const [a1, a2] = [call('a', 'a1'), call('a', 'a2')];
    const b1 = call('b', 'b1');
    const c1 = call('c', 'c1');
    expect(running()).toEqual(['a1', 'b1']);
    await end('b1', b1);
    expect(running()).toEqual(['a1', 'c1']);
    await end('a1', a1);
    expect(running()).toEqual(['c1', 'a2']);
    await end('c1', c1);
    await end('a2', a2);
    expect(running()).toEqual([]);
  });

  it('refuse what one store has too much of, and keep room for the others', async () => {
    const { call, running, end } = held();
    const ended = ['a1', 'a2', 'a3'].map((name) => call('a', name));
    await expect(call('a', 'a4')).rejects.toMatchObject(REFUSED);
    const other = call('b', 'b1');
    expect(running()).toEqual(['a1', 'b1']);
    for (const [at, name] of ['a1', 'a2', 'a3'].entries()) await end(name, ended[at]!);
    await end('b1', other);
  });

  it('refuse what all stores together have too much of', async () => {
    const { call, running, end } = held();
    const names = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1'];
    const ended = names.map((name) => call(name.charAt(0), name));
    await expect(call('h', 'h1')).rejects.toMatchObject(REFUSED);
    for (const [at, name] of names.entries()) await end(name, ended[at]!);
    expect(running()).toEqual([]);
  });

  it('let a place rest after a call, and give those of other stores at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const restOf = (storeId: string) => (storeId === 'a' ? 50 : 0);
    const { call, running, end } = held({ ...LIMITS, ofStore: { ...LIMITS.ofStore, restOf } });
    const [a1, a2] = [call('a', 'a1'), call('a', 'a2')];
    await end('a1', a1);
    const b1 = call('b', 'b1');
    expect(running()).toEqual(['b1']);
    vi.advanceTimersByTime(50);
    await new Promise(setImmediate);
    expect(running()).toEqual(['b1', 'a2']);
    await end('b1', b1);
    await end('a2', a2);
  });

  it('hand a place on when a call fails', async () => {
    const call = inTurn(
      (fails: boolean) => (fails ? Promise.reject(new Error('no')) : Promise.resolve('yes')),
      {
        ...LIMITS,
        atOnce: 1,
      },
    );
    const [first, second] = [call('a', true), call('b', false)];
    await expect(first).rejects.toThrow('no');
    expect(await second).toBe('yes');
  });
});
