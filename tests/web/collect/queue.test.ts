import { describe, expect, test } from 'vitest';
import { createDevice, createServer, say, settled } from './device.ts';

const BUSY = { type: 'later', afterMs: 0 } as const;

/** Answers the current question and goes on. */
function answer(tab: { run: () => { next: () => boolean } }, value: string): void {
  say(tab as Parameters<typeof say>[0], value);
  tab.run().next();
}

describe('what is sent', () => {
  test('a snapshot for each question left, each with everything so far, and the last one complete', async () => {
    const device = createDevice({ attributes: { placement: 'popup', country: 'PT' }, previewToken: 'token' });
    const tab = device.openTab();
    for (const value of ['one', 'two', 'three']) {
      answer(tab, value);
      device.parcels.at(-1)!.reply({ type: 'kept' });
      await settled();
    }
    expect(
      device.parcels.map(({ body }) => [body.revision, Object.keys(body.answers), body.complete]),
    ).toEqual([
      [2, ['a'], false],
      [4, ['a', 'b'], false],
      [6, ['a', 'b', 'c'], true],
    ]);
    expect(new Set(device.parcels.map(({ responseId }) => responseId)).size).toBe(1);
    const startedAt = device.clock();
    expect(device.parcels[2]!.body).toMatchObject({
      version: 1,
      path: ['a', 'b', 'c'],
      startedAt,
      changedAt: startedAt,
      sentAt: startedAt,
      attributes: { placement: 'popup', country: 'PT' },
      previewToken: 'token',
    });
  });

  test('the discount code of the completed response stays on the device, also when a later reply has none', async () => {
    const device = createDevice();
    const tab = device.openTab();
    for (const value of ['one', 'two', 'three']) answer(tab, value);
    device.parcels[0]!.reply({ type: 'kept' });
    await settled();
    const codes = () =>
      Object.values(JSON.parse(device.stored()!) as Record<string, { code?: string }>).map(
        ({ code }) => code,
      );
    expect(codes()).toEqual([undefined]);
    device.parcels.at(-1)!.reply({ type: 'kept', code: 'PLUM-10' });
    await settled();
    expect(codes()).toEqual(['PLUM-10']);
  });

  test('one at a time; what came meanwhile goes next, and only the latest of it', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    answer(tab, 'two');
    answer(tab, 'three');
    expect(device.parcels).toHaveLength(1);
    device.parcels[0]!.reply({ type: 'kept' });
    await settled();
    expect(device.parcels.slice(1).map(({ body }) => body.revision)).toEqual([6]);
  });

  test('a page that goes away drops what was chosen but not left, and not what is on its way already', () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    tab.close();
    expect(device.parcels).toHaveLength(1);
    const other = device.openTab();
    device.parcels.length = 0;
    say(other, 'two');
    other.close();
    expect(device.parcels.at(-1)!.body.answers).toMatchObject({ b: { value: 'two' } });
  });
});

describe('a server that can not be reached', () => {
  test('is tried again after random waits of which the longest doubles, up to five minutes', async () => {
    const device = createDevice({ chance: () => 0.5 });
    const tab = device.openTab();
    answer(tab, 'one');
    const waits: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      device.parcels.at(-1)!.reply(BUSY);
      await settled();
      const [timer] = device.timers;
      waits.push(timer!.at - device.clock());
      await device.pass(waits.at(-1)!);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 150, 150].map((seconds) => seconds * 1000));
    expect(device.parcels).toHaveLength(11);
  });

  test('begins with short waits again once it has answered', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    for (const outcome of [BUSY, BUSY, { type: 'kept' } as const]) {
      device.parcels.at(-1)!.reply(outcome);
      await settled();
      await device.pass(10_000);
    }
    answer(tab, 'two');
    device.parcels.at(-1)!.reply(BUSY);
    await settled();
    expect([...device.timers].map(({ at }) => at - device.clock())).toEqual([2_000]);
  });

  test('is tried at once when the connection or the shopper is back', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    device.parcels[0]!.reply(BUSY);
    await settled();
    tab.wake();
    expect(device.parcels).toHaveLength(2);
  });

  test('waits for as long as the server asks, also after the page is opened again', async () => {
    const device = createDevice({ chance: () => 0 });
    const tab = device.openTab();
    answer(tab, 'one');
    device.parcels[0]!.reply({ type: 'later', afterMs: 30_000 });
    await settled();
    await device.pass(29_999);
    tab.wake();
    answer(tab, 'two');
    expect(device.parcels).toHaveLength(1);
    await device.pass(1);
    expect(device.parcels).toHaveLength(2);
  });

  test('the shopper is told while something waits, and no longer', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    expect(tab.waiting()).toBe(false);
    device.parcels[0]!.reply(BUSY);
    await settled();
    expect(tab.waiting()).toBe(true);
    tab.wake();
    device.parcels[1]!.reply({ type: 'kept' });
    await settled();
    expect(tab.waiting()).toBe(false);
  });

  test('typing on does not stop what waits from being sent', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    device.parcels[0]!.reply(BUSY);
    await settled();
    say(tab, 'tw');
    await device.pass(2_000);
    expect(device.parcels).toHaveLength(2);
    expect(device.parcels[1]!.body.answers).toEqual({ a: { value: 'one' }, b: { value: 'tw' } });
  });

  test('what could not be sent before the tab was closed is sent when it is opened again', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    tab.kill();
    device.parcels.length = 0;
    const again = device.openTab();
    expect(again.run().getState().question?.questionId).toBe('b');
    expect(device.parcels.map(({ body }) => body.revision)).toEqual([2]);
    device.parcels[0]!.reply({ type: 'kept' });
    await settled();
    again.close();
    device.openTab();
    expect(device.parcels).toHaveLength(1);
  });
});

describe('a refusal', () => {
  test('is final: nothing is kept, nothing more is sent, and the page is told why', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    device.parcels[0]!.reply({ type: 'refused', code: 'SURVEY_CLOSED' });
    await settled();
    expect(tab.refusals).toEqual(['SURVEY_CLOSED']);
    expect(device.stored()).toBe('{}');
    answer(tab, 'two');
    tab.close();
    await device.pass(1_000_000);
    expect(device.parcels).toHaveLength(1);
    expect(device.stored()).toBe('{}');
  });

  test('of one order’s response leaves the other’s alone', async () => {
    const device = createDevice();
    const first = device.openTab({ who: 'order:1' });
    answer(first, 'one');
    device.parcels[0]!.reply(BUSY);
    await settled();
    first.kill();
    const second = device.openTab({ who: 'order:2' });
    answer(second, 'two');
    device.parcels[1]!.reply({ type: 'refused', code: 'RESPONSE_TAKEN' });
    await settled();
    const keys = device.parcels.map(({ body }) => body.respondentKey);
    expect(keys).toEqual([keys[0], keys[0], keys[2]]);
    expect(new Set(keys).size).toBe(2);
    expect(keys.join()).not.toContain('order:');
    device.parcels[2]!.reply({ type: 'kept' });
    await settled();
    expect(second.refusals).toEqual(['RESPONSE_TAKEN']);
    expect(Object.keys(JSON.parse(device.stored()!) as object)).toEqual(['order:2']);
  });
});

describe('two tabs of one shopper', () => {
  test('share a response although both were open before it began', () => {
    const device = createDevice();
    const [one, other] = [device.openTab(), device.openTab()];
    answer(one, 'one');
    other.wake();
    answer(other, 'two');
    expect(other.run().getState().question?.questionId).toBe('c');
    expect(new Set(device.parcels.map(({ responseId }) => responseId)).size).toBe(1);
    expect(new Set(device.parcels.map(({ body }) => body.respondentKey)).size).toBe(1);
  });

  test('one that is behind shows what the other has, instead of writing over it', () => {
    const device = createDevice();
    const [one, other] = [device.openTab(), device.openTab()];
    answer(one, 'one');
    other.wake();
    say(other, 'from the other');
    // The first has not heard of it, and goes on from where it was: the same revision with other answers.
    say(one, 'from the first');
    expect(one.run().getState().answer).toEqual({ value: 'from the other' });
    one.kill();
    other.kill();
    expect(device.openTab().run().getState().answer).toEqual({ value: 'from the other' });
  });

  test('a move that finds itself behind takes no second step with what it had', () => {
    const device = createDevice();
    const [one, other] = [device.openTab(), device.openTab()];
    say(one, 'from the first');
    other.wake();
    say(other, 'from the other');
    one.run().next();
    expect(device.openTab().run().getState().answer).toEqual({ value: 'from the other' });
    expect(device.parcels).toHaveLength(0);
  });

  test('a survey completed in one is over in the other', () => {
    const device = createDevice();
    const [one, other] = [device.openTab(), device.openTab()];
    for (const value of ['one', 'two', 'three']) answer(one, value);
    other.wake();
    expect(other.run().getState().done).toBe(true);
  });

  test('both may send; the server has one response', async () => {
    const device = createDevice();
    const server = createServer();
    const one = device.openTab();
    answer(one, 'one');
    const other = device.openTab();
    answer(other, 'two');
    for (let parcel = device.parcels.pop(); parcel; parcel = device.parcels.pop()) {
      server.take(parcel);
      parcel.reply({ type: 'kept' });
      await settled();
    }
    expect([...server.kept.values()]).toMatchObject([{ revision: 4, answers: { b: { value: 'two' } } }]);
    expect(device.timers.size).toBe(0);
  });
});

describe('what the device keeps', () => {
  test('a completed survey stays completed; only who may answer again begins anew, with another key', async () => {
    const device = createDevice();
    const tab = device.openTab();
    for (const value of ['one', 'two', 'three']) answer(tab, value);
    // Not yet at the server: it must not be put away.
    expect(device.openTab({ isAgain: true }).run().getState().done).toBe(true);
    device.parcels[0]!.reply({ type: 'kept' });
    await settled();
    device.parcels[1]!.reply({ type: 'kept' });
    await settled();
    const parcels = device.parcels.length;
    expect(device.openTab().run().getState().done).toBe(true);
    const again = device.openTab({ isAgain: true });
    expect(again.run().getState().done).toBe(false);
    answer(again, 'anew');
    const [first] = device.parcels;
    const sent = device.parcels[parcels]!;
    expect(sent.responseId).not.toBe(first!.responseId);
    expect(sent.body.respondentKey).not.toBe(first!.body.respondentKey);
  });

  test.each(['', 'null', '[]', '{"shopper":null}', '{"shopper":{}}', 'not json', '17'])(
    'begins anew where something unreadable lies: %s',
    (text) => {
      const device = createDevice();
      device.shelf.write(text);
      const tab = device.openTab();
      answer(tab, 'one');
      expect(device.parcels).toHaveLength(1);
      expect(device.openTab().run().getState().question?.questionId).toBe('b');
    },
  );

  test('is forgotten after ninety days', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    tab.kill();
    await device.pass(89 * 86_400_000);
    expect(device.openTab().run().getState().question?.questionId).toBe('b');
    await device.pass(2 * 86_400_000);
    expect(device.openTab().run().getState().question?.questionId).toBe('a');
  });

  test('without storage a page remembers by itself, and another knows nothing of it', () => {
    const device = createDevice();
    const memory = () => {
      let text: string | null = null;
      return { read: () => text, write: (now: string) => void (text = now), isLasting: () => false };
    };
    const one = device.openTab({ shelf: memory() });
    answer(one, 'one');
    answer(one, 'two');
    one.close();
    const other = device.openTab({ shelf: memory() });
    expect(other.run().getState().question?.questionId).toBe('a');
    answer(other, 'else');
    const [first, ...rest] = device.parcels;
    expect(rest.at(-1)!.responseId).not.toBe(first!.responseId);
    expect(rest[0]!.body.answers).toHaveProperty('b');
  });
});
