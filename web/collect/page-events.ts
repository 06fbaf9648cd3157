import type { SurveyView } from '#web/survey-view/survey-view.ts';
import type { Courier } from './courier.ts';
import type { Response } from './response.ts';

/** What a page learns of its shopper, its connection and its other tabs. */
export function listenToPage(key: string, view: SurveyView, response: Response, courier: Courier): void {
  const back = () => {
    response.catchUp();
    courier.wake();
  };
  addEventListener('online', back);
  addEventListener('pageshow', back);
  addEventListener('storage', (event) => {
    if (event.key === key) back();
  });
  addEventListener('pagehide', () => {
    view.flush();
    courier.drop();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') back();
    else {
      view.flush();
      // At once: the timers of a page out of sight come late, and a phone may end it without another word.
      courier.go();
    }
  });
}
