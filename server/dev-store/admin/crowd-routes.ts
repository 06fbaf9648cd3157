import type { Request, Response, Router } from 'express';
import { readDefinition, readSurveys } from '../crowd/app-client.ts';
import type { Crowd, CrowdProgress } from '../crowd/crowd.ts';
import type { DevStoreDeps } from '../deps.ts';
import { field, sendPage } from '../page-routes.ts';
import type { ManifestSurvey } from '#shared/delivery/manifest.ts';
import { HISTORY_DAYS } from '../crowd/people.ts';
import { html, type Html } from '../ui/html.ts';
import { adminPage, pageHead } from './layout.ts';

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

/** A survey that simulated shoppers can answer. */
interface OpenSurvey {
  readonly survey: ManifestSurvey;
  readonly firstQuestion: string;
}

const CROWD_SIZES = [50, 300, 600];

/** The page that starts a crowd of simulated shoppers. It reloads while the crowd is under way. */
function crowdPage(deps: DevStoreDeps, crowd: Crowd, surveys: readonly OpenSurvey[]): Html {
  const { progress } = crowd;
  const isWalking = progress !== null && !progress.isOver;
  return adminPage(deps, {
    title: 'Shoppers',
    section: 'shoppers',
    head: isWalking && html`<meta http-equiv="refresh" content="1" />`,
    body: html`<div class="page">
      ${pageHead(
        'Shoppers',
        `Made-up people who came by in the past ${HISTORY_DAYS} days, bought something or not, and answered a survey.`,
      )}
      ${progress !== null && progressCard(progress)} ${!isWalking && sendCard(surveys)}
    </div>`,
  });
}

function progressCard({ total, done, answered, orders, isOver, fault }: CrowdProgress): Html {
  return html`<section class="card">
    <h2>${isOver ? 'They have been here' : 'They are coming'}</h2>
    <progress max="${total}" value="${done}" aria-label="Shoppers so far"></progress>
    <p>${done} of ${total} came by, ${orders} ordered, ${answered} answered.</p>
    ${fault !== null && html`<p role="alert">It stopped there: ${fault}</p>`}
  </section>`;
}

function sendCard(surveys: readonly OpenSurvey[]): Html {
  if (surveys.length === 0) {
    return html`<section class="card empty">
      <h2>No live survey</h2>
      <p>Publish one in the app. It shows up here, and shoppers can be sent through it.</p>
    </section>`;
  }
  return html`<section class="card">
    <h2>Send shoppers through a survey</h2>
    <form method="post" action="/admin/shoppers">
      <p>
        <label
          >Survey
          <select name="survey">
            ${surveys.map(
              ({ survey, firstQuestion }) =>
                html`<option value="${survey.surveyId}">${firstQuestion}</option>`,
            )}
          </select></label
        >
        <label
          >How many
          <select name="people">
            ${CROWD_SIZES.map((size) => html`<option value="${size}" ${size === 300 && html`selected`}>${size}</option>`)}
          </select></label
        >
      </p>
      <button class="button primary">Send them</button>
    </form>
  </section>`;
}
