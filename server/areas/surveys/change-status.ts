import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import type { SurveyEventType } from '#shared/connections/events.ts';
import type { SurveyStatus } from '#shared/delivery/manifest.ts';
import { AppError } from '#shared/errors.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { refuseUnpublishable } from './check-publishable.ts';
import { describeSurvey } from './describe-survey.ts';
import { requireFound } from './require-found.ts';
import { upgradeDefinition } from './definitions/upgrade-definition.ts';
import { recheckPlan } from './recheck-plan.ts';
import { lockLiveCount, saveStoreChange } from '#server/areas/identity/stores/live-count-repository.ts';
import { loadFeatures, refuseAtLiveLimit, refuseTargeting } from './plan-limits.ts';
import type { SurveyDeps } from './survey-deps.ts';
import { lockSurvey, saveStatus } from './survey-repository.ts';
import { findVersion } from './version-repository.ts';

type Action = InputOf<typeof api.changeSurveyStatus>['action'];

interface Transition {
  readonly from: readonly SurveyStatus[];
  readonly to: SurveyStatus;
  readonly done: 'paused' | 'resumed' | 'closed' | 'reopened';
}

const TRANSITIONS: Record<Action, Transition> = {
  pause: { from: ['live'], to: 'paused', done: 'paused' },
  resume: { from: ['paused'], to: 'live', done: 'resumed' },
  close: { from: ['live', 'paused'], to: 'closed', done: 'closed' },
  reopen: { from: ['closed'], to: 'live', done: 'reopened' },
  undo_close: { from: ['closed'], to: 'paused', done: 'paused' },
};

/** Going live again is told as a publication. */
const EVENTS: Partial<Record<SurveyStatus, SurveyEventType>> = {
  live: 'survey.published',
  paused: 'survey.paused',
};

const SUBJECT: Record<SurveyStatus, string> = {
  draft: 'A draft',
  live: 'A live survey',
  paused: 'A paused survey',
  closed: 'A closed survey',
};

export async function changeSurveyStatus(
  deps: SurveyDeps,
  session: Session,
  { surveyId, action }: InputOf<typeof api.changeSurveyStatus>,
): Promise<api.SurveyDetails> {
  const { storeId } = session;
  const { from, to, done } = TRANSITIONS[action];
  const features = await loadFeatures(deps, storeId);
  const survey = await deps.database.transaction(async (tx) => {
    const liveCount = await lockLiveCount(tx, storeId);
    const { status, liveVersion, name, audience } = requireFound(await lockSurvey(tx, storeId, surveyId));
    if (status === to) return describeSurvey(tx, storeId, surveyId);
    if (!from.includes(status)) throw new AppError('CONFLICT', `${SUBJECT[status]} cannot be ${done}.`);
    if (status === 'closed') {
      const version = requireFound(await findVersion(tx, storeId, surveyId, liveVersion ?? 0));
      refuseUnpublishable(upgradeDefinition(version.definition), features);
    }
    if (to === 'live') {
      refuseTargeting(features, audience);
      refuseAtLiveLimit(features, liveCount);
    }
    await saveStatus(tx, storeId, surveyId, to);
    await saveStoreChange(tx, storeId, { live: liveChange(status, to) });
    await noteActivity(tx, storeId, session, { kind: `survey.${done}`, subject: name });
    const type = EVENTS[to];
    if (type !== undefined) {
      await deps.recordSurveyEvent(tx, storeId, {
        ...{ type, surveyId, name },
        facts: to === 'live' ? { cause: done, version: liveVersion } : { cause: 'merchant' },
      });
    }
    return describeSurvey(tx, storeId, surveyId);
  });
  if (to === 'live') await recheckPlan(deps, storeId, surveyId, features);
  return survey;
}

function liveChange(from: SurveyStatus, to: SurveyStatus): -1 | 0 | 1 {
  if (to === 'live') return 1;
  return from === 'live' ? -1 : 0;
}
