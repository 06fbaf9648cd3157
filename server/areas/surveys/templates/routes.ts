import * as api from '#shared/api/templates.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { route, type Route } from '#server/kernel/http/route.ts';
import { getTemplate, listTemplates, saveTemplate, resetTemplate } from './templates.ts';

export function templateRoutes(deps: Deps): Route[] {
  return [
    route(api.listTemplates, ({ session }) => listTemplates(deps, session)),
    route(api.getTemplate, ({ session, input }) => getTemplate(deps, session, input)),
    route(api.saveTemplate, ({ session, input }) => saveTemplate(deps, session, input)),
    route(api.resetTemplate, ({ session, input }) => resetTemplate(deps, session, input)),
  ];
}
