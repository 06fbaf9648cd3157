import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDevice, createServer, enterAnswer, settled } from './device.ts';

const BUSY = { type: 'later', afterMs: 0 } as const;

/** Answers the current question and moves to the next one. */
function answer(tab: { run: () => { next: () => boolean } }, value: string): void {
  enterAnswer(tab as Parameters<typeof enterAnswer>[0], value);
  tab.run().next();
}

afterEach(() => vi.unstubAllGlobals());

describe('sending', () => {
  test('sends a snapshot with all answers after each question, and a complete one at the end', async () => {
    const device = createDevice({ attributes: { placement: 'popup', country: 'PT' }, previewToken: 'token' });
    const tab = device.openTab();
    for (const value of ['one', 'two', 'three']) {
      answer(tab, value);
      device.requests.at(-1)!.reply({ type: 'saved' });
      await settled();
    }
    expect(
      device.requests.map(({ body }) => [body.revision, Object.keys(body.answers), body.complete]),
    ).toEqual([
      [2, ['a'], false],
      [4, ['a', 'b'], false],
      [6, ['a', 'b', 'c'], true],
    ]);
    expect(new Set(device.requests.map(({ responseId }) => responseId)).size).toBe(1);
    const startedAt = device.clock();
    expect(device.requests[2]!.body).toMatchObject({
      version: 1,
      path: ['a', 'b', 'c'],
      startedAt,
      changedAt: startedAt,
      sentAt: startedAt,
      attributes: { placement: 'popup', country: 'PT' },
      previewToken: 'token',
    });
  });

  test('sends with each snapshot what the shopper allows at that moment', async () => {
    const allowed = { analytics: true, marketing: true, sale: true };
    const device = createDevice();
    const tab = device.openTab();
    const next = async (value: string) => {
      answer(tab, value);
      device.requests.at(-1)!.reply({ type: 'saved' });
      await settled();
    };
    await next('one');
    vi.stubGlobal('Shopify', {
      customerPrivacy: {
        analyticsProcessingAllowed: () => allowed.analytics,
        marketingAllowed: () => allowed.marketing,
        saleOfDataAllowed: () => allowed.sale,
      },
    });
    await next('two');
    allowed.sale = false;
    await next('three');
    expect(device.requests.map(({ body }) => body.attributes.consent)).toEqual([
      undefined,
      'all',
      'analytics',
    ]);
  });

  test('keeps the discount code on the device, also when a later reply has none', async () => {
    const device = createDevice();
    const tab = device.openTab();
    for (const value of ['one', 'two', 'three']) answer(tab, value);
    device.requests[0]!.reply({ type: 'saved' });
    await settled();
    const codes = () =>
      Object.values(JSON.parse(device.stored()!) as Record<string, { code?: string }>).map(
        ({ code }) => code,
      );
    expect(codes()).toEqual([undefined]);
    device.requests.at(-1)!.reply({ type: 'saved', code: 'PLUM-10' });
    await settled();
    expect(codes()).toEqual(['PLUM-10']);
  });

  test('sends one request at a time, then only the latest revision', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    answer(tab, 'two');
    answer(tab, 'three');
    expect(device.requests).toHaveLength(1);
    device.requests[0]!.reply({ type: 'saved' });
    await settled();
    expect(device.requests.slice(1).map(({ body }) => body.revision)).toEqual([6]);
  });

  test('sends an unsent answer when the page unloads, but not the one in flight', () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    tab.close();
    expect(device.requests).toHaveLength(1);
    const other = device.openTab();
    device.requests.length = 0;
    enterAnswer(other, 'two');
    other.close();
    expect(device.requests.at(-1)!.body.answers).toMatchObject({ b: { value: 'two' } });
  });
});

describe('an unreachable server', () => {
  test('retries after random waits whose maximum doubles, up to five minutes', async () => {
    const device = createDevice({ chance: () => 0.5 });
    const tab = device.openTab();
    answer(tab, 'one');
    const waits: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      device.requests.at(-1)!.reply(BUSY);
      await settled();
      const [timer] = device.timers;
      waits.push(timer!.at - device.clock());
      await device.pass(waits.at(-1)!);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 150, 150].map((seconds) => seconds * 1000));
    expect(device.requests).toHaveLength(11);
  });

  test('retries after short waits again once the server has replied', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    for (const outcome of [BUSY, BUSY, { type: 'saved' } as const]) {
      device.requests.at(-1)!.reply(outcome);
      await settled();
      await device.pass(10_000);
    }
    answer(tab, 'two');
    device.requests.at(-1)!.reply(BUSY);
    await settled();
    expect([...device.timers].map(({ at }) => at - device.clock())).toEqual([2_000]);
  });

  test('retries at once when the connection or the shopper is back', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    device.requests[0]!.reply(BUSY);
    await settled();
    tab.wake();
    expect(device.requests).toHaveLength(2);
  });

  test('does not retry before the server’s retry-after, also after a reload', async () => {
    const device = createDevice({ chance: () => 0 });
    const tab = device.openTab();
    answer(tab, 'one');
    device.requests[0]!.reply({ type: 'later', afterMs: 30_000 });
    await settled();
    await device.pass(29_999);
    tab.wake();
    answer(tab, 'two');
    expect(device.requests).toHaveLength(1);
    await device.pass(1);
    expect(device.requests).toHaveLength(2);
  });

  test('shows that answers wait, until they are sent', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    expect(tab.waiting()).toBe(false);
    device.requests[0]!.reply(BUSY);
    await settled();
    expect(tab.waiting()).toBe(true);
    tab.wake();
    device.requests[1]!.reply({ type: 'saved' });
    await settled();
    expect(tab.waiting()).toBe(false);
  });

  test('retries while the shopper goes on typing', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    device.requests[0]!.reply(BUSY);
    await settled();
    enterAnswer(tab, 'tw');
    await device.pass(2_000);
    expect(device.requests).toHaveLength(2);
    expect(device.requests[1]!.body.answers).toEqual({ a: { value: 'one' }, b: { value: 'tw' } });
  });

  test('sends unsent answers when the tab is opened again', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    tab.kill();
    device.requests.length = 0;
    const again = device.openTab();
    expect(again.run().getState().question?.questionId).toBe('b');
    expect(device.requests.map(({ body }) => body.revision)).toEqual([2]);
    device.requests[0]!.reply({ type: 'saved' });
    await settled();
    again.close();
    device.openTab();
    expect(device.requests).toHaveLength(1);
  });
});

describe('a refusal', () => {
  test('treats a refusal as final: removes the response, sends nothing more and reports the code', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    device.requests[0]!.reply({ type: 'refused', code: 'SURVEY_CLOSED' });
    await settled();
    expect(tab.refusals).toEqual(['SURVEY_CLOSED']);
    expect(device.stored()).toBe('{}');
    answer(tab, 'two');
    tab.close();
    await device.pass(1_000_000);
    expect(device.requests).toHaveLength(1);
    expect(device.stored()).toBe('{}');
  });

  test('keeps the other order’s response when one order’s response is refused', async () => {
    const device = createDevice();
    const first = device.openTab({ respondent: 'order:1' });
    answer(first, 'one');
    device.requests[0]!.reply(BUSY);
    await settled();
    first.kill();
    const second = device.openTab({ respondent: 'order:2' });
    answer(second, 'two');
    device.requests[1]!.reply({ type: 'refused', code: 'RESPONSE_TAKEN' });
    await settled();
    const keys = device.requests.map(({ body }) => body.respondentKey);
    expect(keys).toEqual([keys[0], keys[0], keys[2]]);
    expect(new Set(keys).size).toBe(2);
    expect(keys.join()).not.toContain('order:');
    device.requests[2]!.reply({ type: 'saved' });
    await settled();
    expect(second.refusals).toEqual(['RESPONSE_TAKEN']);
    expect(Object.keys(JSON.parse(device.stored()!) as object)).toEqual(['order:2']);
  });
});

describe('two tabs of one shopper', () => {
  test('two tabs share a response although both were open before it began', () => {
    const device = createDevice();
    const [one, other] = [device.openTab(), device.openTab()];
    answer(one, 'one');
    other.wake();
    answer(other, 'two');
    expect(other.run().getState().question?.questionId).toBe('c');
    expect(new Set(device.requests.map(({ responseId }) => responseId)).size).toBe(1);
    expect(new Set(device.requests.map(({ body }) => body.respondentKey)).size).toBe(1);
  });

  test('a tab with an older revision shows the newer one instead of overwriting it', () => {
    const device = createDevice();
    const [one, other] = [device.openTab(), device.openTab()];
    answer(one, 'one');
    other.wake();
    enterAnswer(other, 'from the other');
    // The first tab does not know of it and continues from the same revision with other answers.
    enterAnswer(one, 'from the first');
    expect(one.run().getState().answer).toEqual({ value: 'from the other' });
    one.kill();
    other.kill();
    expect(device.openTab().run().getState().answer).toEqual({ value: 'from the other' });
  });

  test('a move on an older revision shows the newer one and moves no further', () => {
    const device = createDevice();
    const [one, other] = [device.openTab(), device.openTab()];
    enterAnswer(one, 'from the first');
    other.wake();
    enterAnswer(other, 'from the other');
    one.run().next();
    expect(device.openTab().run().getState().answer).toEqual({ value: 'from the other' });
    expect(device.requests).toHaveLength(0);
  });

  test('completing the survey in one tab completes it in the other', () => {
    const device = createDevice();
    const [one, other] = [device.openTab(), device.openTab()];
    for (const value of ['one', 'two', 'three']) answer(one, value);
    other.wake();
    expect(other.run().getState().done).toBe(true);
  });

  test('a tab stops saying that answers wait once another tab has sent them', async () => {
    const device = createDevice();
    const one = device.openTab();
    answer(one, 'one');
    device.requests[0]!.reply(BUSY);
    await settled();
    expect(one.waiting()).toBe(true);
    device.openTab();
    device.requests[1]!.reply({ type: 'saved' });
    await settled();
    one.wake();
    expect(one.waiting()).toBe(false);
    expect(device.requests).toHaveLength(2);
  });

  test('a tab shows the discount code of answers that another tab sent first', async () => {
    const device = createDevice({ sendDelayMs: 50 });
    const [one, other] = [device.openTab(), device.openTab()];
    for (const value of ['one', 'two', 'three']) answer(one, value);
    // The browser tells the other tab before this one sends.
    other.wake();
    device.requests[0]!.reply({ type: 'saved', code: 'PLUM-10' });
    await settled();
    expect(one.code()).toBeUndefined();
    await device.pass(50);
    expect(one.code()).toBe('PLUM-10');
    expect(device.requests).toHaveLength(1);
  });

  test('both tabs send, and the server saves one response', async () => {
    const device = createDevice();
    const server = createServer();
    const one = device.openTab();
    answer(one, 'one');
    const other = device.openTab();
    answer(other, 'two');
    for (let request = device.requests.pop(); request; request = device.requests.pop()) {
      server.take(request);
      request.reply({ type: 'saved' });
      await settled();
    }
    expect([...server.saved.values()]).toMatchObject([{ revision: 4, answers: { b: { value: 'two' } } }]);
    expect(device.timers.size).toBe(0);
  });
});

describe('the stored response', () => {
  test('keeps a complete response, unless the shopper may answer again: then a new one has another key', async () => {
    const device = createDevice();
    const tab = device.openTab();
    for (const value of ['one', 'two', 'three']) answer(tab, value);
    // The server does not have the response yet, so it must not be replaced.
    expect(device.openTab({ mayAnswerAgain: true }).run().getState().done).toBe(true);
    device.requests[0]!.reply({ type: 'saved' });
    await settled();
    device.requests[1]!.reply({ type: 'saved' });
    await settled();
    const requests = device.requests.length;
    expect(device.openTab().run().getState().done).toBe(true);
    const again = device.openTab({ mayAnswerAgain: true });
    expect(again.run().getState().done).toBe(false);
    answer(again, 'anew');
    const [first] = device.requests;
    const sent = device.requests[requests]!;
    expect(sent.responseId).not.toBe(first!.responseId);
    expect(sent.body.respondentKey).not.toBe(first!.body.respondentKey);
  });

  test.each(['', 'null', '[]', '{"shopper":null}', '{"shopper":{}}', 'not json', '17'])(
    'starts a new response when the stored text is unreadable: %s',
    (text) => {
      const device = createDevice();
      device.storage.write(text);
      const tab = device.openTab();
      answer(tab, 'one');
      expect(device.requests).toHaveLength(1);
      expect(device.openTab().run().getState().question?.questionId).toBe('b');
    },
  );

  test('removes the stored response after ninety days', async () => {
    const device = createDevice();
    const tab = device.openTab();
    answer(tab, 'one');
    tab.kill();
    await device.pass(89 * 86_400_000);
    expect(device.openTab().run().getState().question?.questionId).toBe('b');
    await device.pass(2 * 86_400_000);
    expect(device.openTab().run().getState().question?.questionId).toBe('a');
  });

  test('keeps the response for one page without storage', () => {
    const device = createDevice();
    const memory = () => {
      let text: string | null = null;
      return { read: () => text, write: (now: string) => void (text = now), isPersistent: () => false };
    };
    const one = device.openTab({ storage: memory() });
    answer(one, 'one');
    answer(one, 'two');
    one.close();
    const other = device.openTab({ storage: memory() });
    expect(other.run().getState().question?.questionId).toBe('a');
    answer(other, 'else');
    const [first, ...rest] = device.requests;
    expect(rest.at(-1)!.responseId).not.toBe(first!.responseId);
    expect(rest[0]!.body.answers).toHaveProperty('b');
  });
});
