import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Snapshot } from '#web/survey-view/run/run.ts';
import { createDevice, createServer, enterAnswer, settled, type Device, type Tab } from './device.ts';

/** One event. Its numbers pick among the tabs and requests that exist at that moment. */
type Event =
  | { readonly type: 'open' | 'wake' | 'close' | 'kill' | 'next' | 'back'; readonly tab: number }
  | { readonly type: 'answer'; readonly tab: number; readonly text: string }
  | { readonly type: 'network'; readonly request: number; readonly outcome: Outcome }
  | { readonly type: 'time'; readonly ms: number };

/** `doubled` stays in flight and may arrive again, long after newer requests. */
type Outcome = 'arrives' | 'lost' | 'reply lost' | 'busy' | 'doubled';

const pick = fc.nat(9);
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('open', 'open', 'wake', 'close', 'kill'), tab: pick }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('next', 'next', 'back'), tab: pick }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('answer'), tab: pick, text: fc.stringMatching(/^[a-z]{1,3}$/) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('network'),
      request: pick,
      outcome: fc.constantFrom('arrives', 'lost', 'reply lost', 'busy', 'doubled'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('time'), ms: fc.nat(400_000) }) },
);

type Server = ReturnType<typeof createServer>;

function decide(device: Device, server: Server, place: number, outcome: Outcome): void {
  const request = device.requests[place % (device.requests.length || 1)];
  if (!request) return;
  if (outcome !== 'doubled') device.requests.splice(device.requests.indexOf(request), 1);
  if (outcome === 'arrives' || outcome === 'reply lost' || outcome === 'doubled') server.take(request);
  if (outcome === 'arrives') request.reply({ type: 'saved' });
  else if (outcome === 'busy') request.reply({ type: 'later', afterMs: 5_000 });
  else if (outcome !== 'doubled') request.reply({ type: 'later', afterMs: 0 });
}

/** What the shopper sees in this tab after doing something there. */
function seen(tab: Tab): Snapshot | null {
  const snapshot = tab.run().snapshot();
  return Object.keys(snapshot.answers).length > 0 ? snapshot : null;
}

test('saves the shopper’s last answers once, for any network failures, tabs and clock', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 60 }), async (events) => {
      const device = createDevice();
      const server = createServer();
      let tabs = [device.openTab()];
      let last: Snapshot | null = null;
      for (const each of events) {
        if (each.type === 'time') await device.pass(each.ms);
        else if (each.type === 'network') decide(device, server, each.request, each.outcome);
        else if (each.type === 'open') {
          if (tabs.length < 3) tabs.push(device.openTab());
        } else {
          const tab = tabs[each.tab % (tabs.length || 1)];
          if (!tab) continue;
          if (each.type === 'wake') tab.wake();
          else if (each.type === 'close' || each.type === 'kill') {
            tab[each.type]();
            tabs = tabs.filter((other) => other !== tab);
          } else {
            const before = tab.run().snapshot().revision;
            if (each.type === 'answer') enterAnswer(tab, each.text);
            else tab.run()[each.type]();
            // An impossible move, such as Next without an answer, leaves the snapshot unchanged.
            if (tab.run().snapshot().revision !== before) last = seen(tab) ?? last;
          }
        }
        await settled();
      }

      tabs.forEach((tab) => tab.kill());
      // An answer that was selected but not submitted is sent when the page closes again.
      device.openTab().close();
      device.openTab();
      for (let turn = 0; turn < 200 && (device.requests.length > 0 || device.timers.size > 0); turn += 1) {
        decide(device, server, 0, 'arrives');
        await settled();
        await device.pass(400_000);
      }
      const saved = [...server.saved.values()];
      expect(saved).toHaveLength(last ? 1 : 0);
      if (!last) return;
      const { revision, answers, path, complete } = last;
      expect(saved[0]).toMatchObject({ revision, answers, path, complete });
    }),
    { numRuns: 300 },
  );
});
