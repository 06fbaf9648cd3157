import type { Request, Response } from 'express';
import * as api from '#shared/api/shares.ts';
import { reportPage } from '#shared/report/report-page.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { plainRoute } from '#server/kernel/http/plain-route.ts';
import { route } from '#server/kernel/http/route.ts';
import { createShare, endShare, listShares, type ShareDeps } from './manage-shares.ts';
import { openShare } from './open-share.ts';
import { sharePath } from './share-token.ts';
import { writePage, endedLinkPage } from './write-page.ts';

/** Links to a read-only page of a survey's results. */
export function sharesArea(deps: ShareDeps): Area {
  return {
    name: 'shares',
    routes: [
      route(api.listShares, ({ session, input }) => listShares(deps, session, input)),
      route(api.createShare, ({ session, input }) => createShare(deps, session, input)),
      route(api.endShare, ({ session, input }) => endShare(deps, session, input)),
    ],
    plainRoutes: [
      plainRoute({
        name: 'sharedResults',
        method: 'GET',
        path: sharePath('{token}'),
        guard: 'none',
        rate: 'auth',
        changesData: true,
        handle: (request, response) => sendSharedPage(deps, request, response),
      }),
    ],
  };
}

const STATUSES = { open: 200, ended: 410, unknown: 404 } as const;

async function sendSharedPage(deps: ShareDeps, request: Request, response: Response): Promise<void> {
  const opened = await openShare(deps, String(request.params['token']));
  const { html, contentSecurityPolicy } =
    opened.kind === 'open'
      ? writePage(`${opened.report.survey} · ${opened.report.store}`, reportPage(opened.report))
      : endedLinkPage();
  response.setHeader('Content-Security-Policy', contentSecurityPolicy);
  response.setHeader('Cache-Control', 'no-store');
  response.status(STATUSES[opened.kind]).type('html').send(html);
}
