import type { Question } from '#shared/survey/question.ts';
import type { RareViews } from '#web/survey-view/types/registry.ts';
import { addViews, hasView } from '#web/survey-view/types/registry.ts';
import { loadDeferred, type LoadDeferred } from './load-deferred.ts';

export interface ViewCode {
  readonly loadRareViews: () => Promise<{ readonly RARE_VIEWS: RareViews }>;
}

/** Returns the code for these questions. What draws the types that few surveys use is loaded only for them. */
export function withViews<T extends ViewCode>(
  code: LoadDeferred<T>,
  questions: readonly Question[],
): LoadDeferred<T> {
  if (questions.every(hasView)) return code;
  return loadDeferred(async () => {
    const loaded = await code.load();
    addViews((await loaded.loadRareViews()).RARE_VIEWS);
    return loaded;
  });
}
