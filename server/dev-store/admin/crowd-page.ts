import type { ManifestSurvey } from '#shared/delivery/manifest.ts';
import { HISTORY_DAYS } from '../crowd/people.ts';
import type { Crowd, CrowdProgress } from '../crowd/crowd.ts';
import type { DevStoreDeps } from '../deps.ts';
import { html } from '../ui/html.ts';
import type { Html } from '../ui/html.ts';
import { adminPage, pageHead } from './layout.ts';

/** A survey that simulated shoppers can answer. */
export interface OpenSurvey {
  readonly survey: ManifestSurvey;
  readonly firstQuestion: string;
}

export const CROWD_SIZES = [50, 300, 600];

/** The page that starts a crowd of simulated shoppers. It reloads while the crowd is under way. */
export function crowdPage(deps: DevStoreDeps, crowd: Crowd, surveys: readonly OpenSurvey[]): Html {
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
