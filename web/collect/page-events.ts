import type { SurveyView } from '#web/survey-view/survey-element.ts';
import type { TabResponse } from './tab-response.ts';
import type { UploadQueue } from './upload-queue.ts';

/** Reacts to the page's lifecycle, the connection and other tabs. */
export function listenToPage(key: string, view: SurveyView, response: TabResponse, queue: UploadQueue): void {
  const resume = () => {
    response.catchUp();
    queue.retryNow();
  };
  addEventListener('online', resume);
  addEventListener('pageshow', resume);
  addEventListener('storage', (event) => {
    if (event.key === key) resume();
  });
  addEventListener('pagehide', () => {
    view.flush();
    queue.sendOnLeave();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume();
    else {
      view.flush();
      // At once: browsers delay the timers of a hidden page, and a phone may end it without another event.
      queue.sendDue();
    }
  });
}
