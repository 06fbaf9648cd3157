import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import { parametersOf, queryFromParameters, queryToParameters } from '#shared/analytics/query-codec.ts';
import type * as api from '#shared/api/shares.ts';
import { AppError } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { CountDeps } from '../findings/count-survey.ts';
import { openUnfilteredView, openView } from '../open-view.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import {
  endShareRow,
  findMaker,
  findShare,
  findShares,
  insertShare,
  lockAndCountOpen,
  type ShareRecord,
} from './share-repository.ts';
import { hashShareToken, newShareToken, sharePath } from './share-token.ts';
import type { Share } from '#shared/api/shares.ts';

export type ShareDeps = CountDeps & Pick<Deps, 'config' | 'newId'>;

const MOST_LISTED = 100;
const MOST_OPEN = 50;

export async function listShares(
  deps: ShareDeps,
  session: Session,
  { surveyId }: InputOf<typeof api.listShares>,
): Promise<OutputOf<typeof api.listShares>> {
  await openUnfilteredView(deps, session, surveyId);
  const shares = await findShares(deps.database, session.storeId, surveyId, MOST_LISTED);
  return { shares: shares.map(presentShare) };
}

export async function createShare(
  deps: ShareDeps,
  session: Session,
  { days, hasTexts, ...input }: InputOf<typeof api.createShare>,
): Promise<OutputOf<typeof api.createShare>> {
  const { config, database, newId } = deps;
  const { storeId, sessionId } = session;
  // The page shows no comparison.
  const { surveyId, name, query } = await openView(deps, session, input);
  await refuseWithoutSharing(deps, storeId);
  const parameters = parametersOf({ ...query, compare: 'none' });
  const token = newShareToken(storeId, newId);
  const shareId = newId();
  await database.transaction(async (tx) => {
    if ((await lockAndCountOpen(tx, storeId, surveyId)) >= MOST_OPEN) {
      throw new AppError('CONFLICT', `A survey can have ${MOST_OPEN} open links. End one that nobody needs.`);
    }
    const maker = await findMaker(tx, storeId, sessionId);
    const tokenHash = hashShareToken(token);
    await insertShare(tx, storeId, { ...maker, shareId, surveyId, tokenHash, parameters, hasTexts, days });
    await noteActivity(tx, storeId, session, { kind: 'link.created', subject: name });
  });
  const share = requireFound(await findShare(database, storeId, { surveyId, shareId }));
  return { share: presentShare(share), address: config.app.url + sharePath(token) };
}

export async function endShare(
  deps: ShareDeps,
  session: Session,
  input: InputOf<typeof api.endShare>,
): Promise<OutputOf<typeof api.endShare>> {
  const { storeId } = session;
  const { name } = await openUnfilteredView(deps, session, input.surveyId);
  await deps.database.transaction(async (tx) => {
    if (await endShareRow(tx, storeId, input)) {
      await noteActivity(tx, storeId, session, { kind: 'link.ended', subject: name });
    }
  });
  const share = await findShare(deps.database, storeId, input);
  return { share: presentShare(requireFound(share, 'There is no such link.')) };
}

async function refuseWithoutSharing({ billing }: ShareDeps, storeId: string): Promise<void> {
  const { features } = await billing.loadCustomer(storeId);
  if (isAllowed(features, { type: 'share_results' })) return;
  throw new AppError('PLAN_LIMIT', UPGRADE_PROMPTS.download_survey_reports.description);
}

function presentShare({ surveyId: _, parameters, ...share }: ShareRecord): Share {
  return {
    ...share,
    parameters: queryToParameters(queryFromParameters((name) => parameters[name])),
  };
}
