import type { Request, Response, Router } from 'express';
import { readDefinition, readSurveys } from '../crowd/app-client.ts';
import type { Crowd } from '../crowd/crowd.ts';
import type { DevStoreDeps } from '../deps.ts';
import { field, sendPage } from '../page-routes.ts';
import { CROWD_SIZES, crowdPage, type OpenSurvey } from './crowd-page.ts';

export function showCrowd(router: Router, deps: DevStoreDeps, crowd: Crowd): void {
  router.get('/shoppers', async (_request: Request, response: Response) => {
    sendPage(response, crowdPage(deps, crowd, await openSurveys(deps)));
  });
}

export function sendCrowd(router: Router, crowd: Crowd): void {
  router.post('/shoppers', (request, response) => {
    const people = Number(field(request, 'people'));
    crowd.send(field(request, 'survey'), CROWD_SIZES.includes(people) ? people : 300);
    response.redirect(303, '/admin/shoppers');
  });
}

/** An empty list if the app does not answer. */
async function openSurveys(deps: DevStoreDeps): Promise<OpenSurvey[]> {
  try {
    const surveys = await readSurveys(deps);
    return await Promise.all(
      surveys.map(async (survey) => {
        const { questions } = await readDefinition(survey.definitionUrl);
        return { survey, firstQuestion: questions[0]?.text ?? 'A survey without questions' };
      }),
    );
  } catch {
    return [];
  }
}
