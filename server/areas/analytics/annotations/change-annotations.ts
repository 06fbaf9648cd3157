import type { Annotation } from '#shared/api/analytics-annotations.ts';
import { AppError } from '#shared/errors.ts';
import { openUnfilteredView, type Reader, type ViewDeps } from '../open-view.ts';
import { deleteAnnotationRow, lockAndCountOthers, upsertAnnotation } from './annotation-repository.ts';

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
