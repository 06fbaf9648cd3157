import type { ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { type Received, type Receiver, startReceiver } from '#tests/support/webhook-receiver.ts';

type Reply = 'accept' | 'fail' | 'hang' | 'late' | 'close' | 'accept and close';

/** How each receiver answers; `luck` is drawn anew for each request. */
const MOODS = {
  accepts: () => 'accept',
  fails: (luck) => (luck < 0.4 ? 'fail' : 'accept'),
  hangs: (luck) => (luck < 0.1 ? 'hang' : 'accept'),
  slow: () => 'late',
  closes: (luck) => (luck < 0.4 ? 'close' : 'accept'),
  twice: (luck) => (luck < 0.4 ? 'accept and close' : 'accept'),
} as const satisfies Record<string, (luck: number) => Reply>;

export type Mood = keyof typeof MOODS;

export const ALL_MOODS = Object.keys(MOODS) as Mood[];

export interface MoodyReceiver extends Receiver {
  readonly mood: Mood;
  /** The ids that were accepted, each once. */
  readonly accepted: ReadonlySet<string>;
  /** Events that arrived before an earlier one of their response was accepted, or after a later one. */
  readonly outOfOrder: readonly string[];
  /** Accepts everything from now on. */
  calm(): void;
}

export async function startMoodyReceiver(mood: Mood, random: () => number): Promise<MoodyReceiver> {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const accepted = new Set<string>();
  const order = watchOrder(accepted);
  let isCalm = false;
  receiver.answer = (received, response) => {
    order.note(received);
    const how = isCalm ? 'accept' : MOODS[mood](random());
    reply(how, response, 150 + 350 * random(), () => accepted.add(received.id));
  };
  const calm = () => (isCalm = true);
  return Object.assign(receiver, { mood, accepted, outOfOrder: order.broken, calm });
}

function reply(how: Reply, response: ServerResponse, lateMs: number, accept: () => void): void {
  const end = () => {
    accept();
    response.end('ok');
  };
  if (how === 'accept') end();
  if (how === 'late') setTimeout(end, lateMs);
  if (how === 'fail') response.writeHead(500).end();
  if (how === 'accept and close') accept();
  if (how === 'close' || how === 'accept and close') response.destroy();
}

/** Watches that the events of a response arrive by their sequence, each after the earlier ones were accepted. */
function watchOrder(accepted: ReadonlySet<string>) {
  const known = new Map<string, { readonly sequence: number; readonly id: string }[]>();
  const broken: string[] = [];
  return {
    broken,
    note({ id, body: { sequence, data } }: Received): void {
      const response = data.response_id ?? '';
      const before = known.get(response) ?? [];
      const isNew = !before.some((event) => event.id === id);
      const lacks = before.some((event) => event.sequence < sequence && !accepted.has(event.id));
      const isLate = !accepted.has(id) && before.some((event) => event.sequence > sequence);
      if (lacks || isLate) broken.push(id);
      if (isNew) known.set(response, [...before, { id, sequence }]);
    },
  };
}
