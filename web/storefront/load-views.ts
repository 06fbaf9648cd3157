import { viewFileOf, type ViewFile } from '#shared/delivery/view-file.ts';
import type { Question } from '#shared/survey/question.ts';
import type { RareViews } from '#web/survey-view/types/registry.ts';
import { addViews, hasView } from '#web/survey-view/types/registry.ts';
import { loadDeferred, type LoadDeferred } from './load-deferred.ts';

export interface ViewCode {
  readonly loadRareViews: () => Promise<{ readonly RARE_VIEWS: RareViews }>;
}

const commonViews = loadDeferred(() => import('#web/survey-view/types/common-views.ts'));

/** The code, loaded together with the files that draw these questions. */
export function withViews<T extends ViewCode>(
  code: LoadDeferred<T>,
  questions: readonly Question[],
): LoadDeferred<T> {
  if (questions.every(hasView)) return code;
  return loadDeferred(async () => {
    const [loaded] = await Promise.all([code.load(), loadViews(code, questions)]);
    return loaded;
  });
}

/** Loads the files that draw these questions, and no others. */
export async function loadViews(code: LoadDeferred<ViewCode>, questions: readonly Question[]): Promise<void> {
  const needs = (file: ViewFile) =>
    questions.some((question) => !hasView(question) && viewFileOf(question.type) === file);
  const [common, rare] = await Promise.all([
    needs('common') && commonViews.load(),
    // These share code with the run, so they load after it.
    needs('rare') && code.load().then((loaded) => loaded.loadRareViews()),
  ]);
  if (common) addViews(common.COMMON_VIEWS);
  if (rare) addViews(rare.RARE_VIEWS);
}
