import type { SurveyView } from '#web/survey-view/survey-element.ts';
import type { TabResponse } from './tab-response.ts';
import type { UploadQueue } from './upload-queue.ts';

/** Reacts to the page's lifecycle, the connection and other tabs, until a script shows another page (`signal`). */
export function listenToPage(
  key: string,
  view: SurveyView,
  response: TabResponse,
  queue: UploadQueue,
  signal = new AbortController().signal,
): void {
  const resume = () => {
    response.catchUp();
    queue.retryNow();
  };
  const options = { signal };
  addEventListener('online', resume, options);
  addEventListener('pageshow', resume, options);
  const onHide = () => {
    view.flush();
    queue.sendOnLeave();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) resume();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') resume();
    else {
      view.flush();
      // At once: browsers delay the timers of a hidden page, and a phone may end it without another event.
      queue.sendDue();
    }
  };
  addEventListener('pagehide', onHide, options);
  addEventListener('storage', onStorage, options);
  document.addEventListener('visibilitychange', onVisibility, options);
  signal.addEventListener('abort', () => {
    view.flush();
    queue.sendDue();
    response.end();
  });
}
