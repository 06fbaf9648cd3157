import * as api from '#shared/api/analytics-annotations.ts';
import { route, type Route } from '#server/kernel/http/route.ts';
import { type AnnotationDeps, getAnnotations, deleteAnnotation, saveAnnotation } from './annotations.ts';

export function annotationRoutes(deps: AnnotationDeps): Route[] {
  return [
    route(api.getAnnotations, ({ session, input }) => getAnnotations(deps, session, input)),
    route(api.saveAnnotation, ({ session, input }) => saveAnnotation(deps, session, input)),
    route(api.deleteAnnotation, ({ session, input }) => deleteAnnotation(deps, session, input)),
  ];
}
