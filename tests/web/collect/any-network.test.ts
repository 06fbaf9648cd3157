import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Snapshot } from '#shared/survey/run/run.ts';
import { createDevice, createServer, say, settled, type Device, type Tab } from './device.ts';

/** What can happen, told in numbers that pick among what is there at that moment. */
type Event =
  | { readonly type: 'open' | 'wake' | 'close' | 'kill' | 'next' | 'back'; readonly tab: number }
  | { readonly type: 'answer'; readonly tab: number; readonly text: string }
  | { readonly type: 'network'; readonly parcel: number; readonly fate: Fate }
  | { readonly type: 'time'; readonly ms: number };

/** `doubled` stays on its way and may arrive again, long after newer ones. */
type Fate = 'arrives' | 'lost' | 'reply lost' | 'busy' | 'doubled';

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
      parcel: pick,
      fate: fc.constantFrom('arrives', 'lost', 'reply lost', 'busy', 'doubled'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('time'), ms: fc.nat(400_000) }) },
);

type Server = ReturnType<typeof createServer>;

function decide(device: Device, server: Server, place: number, fate: Fate): void {
  const parcel = device.parcels[place % (device.parcels.length || 1)];
  if (!parcel) return;
  if (fate !== 'doubled') device.parcels.splice(device.parcels.indexOf(parcel), 1);
  if (fate === 'arrives' || fate === 'reply lost' || fate === 'doubled') server.take(parcel);
  if (fate === 'arrives') parcel.reply({ type: 'kept' });
  else if (fate === 'busy') parcel.reply({ type: 'later', afterMs: 5_000 });
  else if (fate !== 'doubled') parcel.reply({ type: 'later', afterMs: 0 });
}

/** What the shopper sees in this tab after doing something there. */
function seen(tab: Tab): Snapshot | null {
  const snapshot = tab.run().snapshot();
  return Object.keys(snapshot.answers).length > 0 ? snapshot : null;
}

test('whatever the network, the tabs and the clock do, the server ends with what the shopper saw last, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 60 }), async (events) => {
      const device = createDevice();
      const server = createServer();
      let tabs = [device.openTab()];
      let last: Snapshot | null = null;
      for (const each of events) {
        if (each.type === 'time') await device.pass(each.ms);
        else if (each.type === 'network') decide(device, server, each.parcel, each.fate);
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
            if (each.type === 'answer') say(tab, each.text);
            else tab.run()[each.type]();
            // A move that isn't possible there, such as on from a question without an answer, says nothing.
            if (tab.run().snapshot().revision !== before) last = seen(tab) ?? last;
          }
        }
        await settled();
      }

      tabs.forEach((tab) => tab.kill());
      // What was chosen but not left is sent when the shopper goes away again.
      device.openTab().close();
      device.openTab();
      for (let turn = 0; turn < 200 && (device.parcels.length > 0 || device.timers.size > 0); turn += 1) {
        decide(device, server, 0, 'arrives');
        await settled();
        await device.pass(400_000);
      }
      const kept = [...server.kept.values()];
      expect(kept).toHaveLength(last ? 1 : 0);
      if (!last) return;
      const { revision, answers, path, complete } = last;
      expect(kept[0]).toMatchObject({ revision, answers, path, complete });
    }),
    { numRuns: 300 },
  );
});
