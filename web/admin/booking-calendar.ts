import type { CalendarConfig, CalendarMessage } from '#shared/booking.ts';

/*
 * Runs in the calendar's own page: loads the provider's script, shows the calendar, and tells the page around it what
 * happened. It is built by itself, so it imports types alone.
 */

/** The provider's contract: calls made before its script has loaded wait in queues, which the script takes over. */
interface CalApi {
  (...call: unknown[]): void;
  q: unknown[][];
}

interface CalRoot extends CalApi {
  ns: Record<string, CalApi>;
  loaded: boolean;
}

/** The kind of booking. */
const EVENT = '30min';
/** The same booking is reported under its newer and its older name. */
const SUCCESSES = ['bookingSuccessfulV2', 'bookingSuccessful'];

const config = JSON.parse(
  document.getElementById('askwell-calendar-config')?.textContent ?? '',
) as CalendarConfig;
const box = document.getElementById('calendar');

const calls = createQueue();
const root: CalRoot = Object.assign((...call: unknown[]) => void root.q.push(call), {
  // The script makes the namespace's own instance, which then works off the namespace's queue.
  q: [['initNamespace', EVENT]],
  ns: { [EVENT]: calls },
  loaded: true,
});
Object.assign(window, { Cal: root });

calls('init', EVENT, { origin: config.origin });
calls('on', { action: 'linkReady', callback: () => postToPage({ kind: 'shown' }) });
calls('on', { action: 'linkFailed', callback: () => postToPage({ kind: 'failed' }) });
for (const action of SUCCESSES) calls('on', { action, callback: () => postToPage({ kind: 'booked' }) });
calls('inline', { elementOrSelector: box, calLink: config.link, config: { layout: 'month_view' } });

const script = document.createElement('script');
script.src = config.scriptUrl;
script.addEventListener('error', () => postToPage({ kind: 'failed' }));
document.head.append(script);

if (box) new ResizeObserver(() => postToPage({ kind: 'height', pixels: box.scrollHeight })).observe(box);

function createQueue(): CalApi {
  const q: unknown[][] = [];
  return Object.assign((...call: unknown[]) => void q.push(call), { q });
}

function postToPage(askwellCalendar: CalendarMessage['askwellCalendar']): void {
  const message: CalendarMessage = { askwellCalendar };
  window.parent.postMessage(message, window.location.origin);
}
