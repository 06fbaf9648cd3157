import type { Annotations, Annotation } from '#shared/api/analytics-annotations.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import { listPlanChanges } from '#server/areas/billing/list-plan-changes.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { openUnfilteredView, type Reader, type View, type ViewDeps } from '../open-view.ts';
import {
  findAnnotations,
  findStatusChanges,
  deleteAnnotationRow,
  lockAndCountOthers,
  upsertAnnotation,
} from './annotation-repository.ts';
import { AppError } from '#shared/errors.ts';

const MOST_EVENTS = 100;

export type AnnotationDeps = ViewDeps & Pick<Deps, 'config'>;

export async function getAnnotations(
  deps: AnnotationDeps,
  reader: Reader,
  { surveyId }: { readonly surveyId: string },
): Promise<Annotations> {
  const view = await openUnfilteredView(deps, reader, surveyId);
  const [annotations, changes, plans] = await Promise.all([
    findAnnotations(deps.database, view),
    findStatusChanges(deps.database, view, MOST_EVENTS),
    listPlanChanges(deps, view.storeId),
  ]);
  const events = [
    ...publications(view),
    ...changes.map(({ at, status, cause }) => ({ at, text: statusText(status, cause) })),
    ...plans.map(({ at, plan }) => ({ at, text: `Plan changed to ${plan}` })),
  ]
    .map(({ at, text }) => ({ at: Date.parse(at), text }))
    .sort((one, other) => one.at - other.at)
    .slice(-MOST_EVENTS)
    .map(({ at, text }) => ({ day: dayIn(view.timezone, at), text }));
  return { annotations, events };
}

function publications({ versions }: View) {
  return versions.map(({ version, publishedAt }) => ({
    at: publishedAt,
    text: version === 1 ? 'Published' : `Version ${version} published`,
  }));
}

const STATUS_TEXTS: Readonly<Record<string, string>> = {
  live: 'Live again',
  paused: 'Paused',
  closed: 'Closed',
};

function statusText(status: string, cause: string): string {
  const text = STATUS_TEXTS[status] ?? status;
  return cause === 'plan' ? `${text} by the plan` : text;
}

const MOST_ANNOTATIONS = 200;

interface Wanted extends Annotation {
  readonly surveyId: string;
}

export async function saveAnnotation(
  deps: ViewDeps,
  reader: Reader,
  { surveyId, ...annotation }: Wanted,
): Promise<Annotation> {
  const view = await openUnfilteredView(deps, reader, surveyId);
  await deps.database.transaction(async (tx) => {
    const others = await lockAndCountOthers(tx, view, annotation.annotationId);
    if (others >= MOST_ANNOTATIONS) {
      throw new AppError(
        'CONFLICT',
        `A survey can have ${MOST_ANNOTATIONS} notes. Delete one that no longer matters.`,
      );
    }
    await upsertAnnotation(tx, view, annotation);
  });
  return annotation;
}

export async function deleteAnnotation(
  deps: ViewDeps,
  reader: Reader,
  { surveyId, annotationId }: { readonly surveyId: string; readonly annotationId: string },
): Promise<Record<string, never>> {
  const view = await openUnfilteredView(deps, reader, surveyId);
  await deleteAnnotationRow(deps.database, view, annotationId);
  return {};
}
